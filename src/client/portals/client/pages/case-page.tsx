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

  // An invalid id is rejected before any lookup. When a participation has ended, the data loaded before is hidden.
  if (failure?.status === 404 || failure?.status === 400) return <NotFoundPanel home={paths.portal.home} />;
  if (!data && failure) return <FailurePanel message={failure.serverMessage} onRetry={() => void refetch()} />;
  if (!data) return <PagePlaceholder label="Loading your request" />;
  if (data.relation === 'admin') return <Navigate to={paths.admin.case(id)} replace />;
  if (data.relation !== 'client' && data.relation !== 'participant')
    return <Navigate to={paths.broker.case(id)} replace />;
  return <ClientCase key={id} row={data} />;
}
