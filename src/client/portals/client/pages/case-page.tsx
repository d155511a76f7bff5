import { Navigate, useParams } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { NotFoundPanel } from '../../shell/not-found-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { ClientCase } from '../case/client-case.tsx';

/** One request, as the people on the client's side see it. */
export function ClientCasePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = trpc.cases.get.useQuery({ caseId: id });

  const failure = error && toApiError(error);

  // An address that is no id at all is refused before anybody looks for it. A part in the case that ended hides what was read before.
  if (failure?.status === 404 || failure?.status === 400) return <NotFoundPanel home={paths.portal.home} />;
  if (!data && failure) return <FailurePanel message={failure.serverMessage} onRetry={() => void refetch()} />;
  if (!data) return <PagePlaceholder label="Loading your request" />;
  if (data.relation === 'admin') return <Navigate to={paths.admin.case(id)} replace />;
  if (data.relation !== 'client' && data.relation !== 'participant')
    return <Navigate to={paths.broker.case(id)} replace />;
  return <ClientCase key={id} row={data} />;
}
