import { useParams } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { NotFoundPanel } from '../../shell/not-found-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { AdminCase } from '../case/admin-case.tsx';

/** Any case, with everything about it: contact, history, conversation, and why this broker. */
export function AdminCasePage() {
  const { id = '' } = useParams();
  const { data: row, error, refetch } = trpc.cases.get.useQuery({ caseId: id });
  usePageTitle(row ? `${row.number}, admin` : 'Request');

  if (error) {
    const { status, serverMessage } = toApiError(error);
    if (status === 404 || status === 400) return <NotFoundPanel home={paths.admin.home} />;
    if (!row) return <FailurePanel message={serverMessage} onRetry={() => void refetch()} />;
  }
  return row ? <AdminCase key={id} row={row} /> : <PagePlaceholder />;
}
