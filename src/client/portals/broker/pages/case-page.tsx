import { useParams } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { NotFoundPanel } from '../../shell/not-found-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { HandedOnCase } from '../case/handed-on-case.tsx';
import { OfferedCase } from '../case/offered-case.tsx';
import { WorkedCase } from '../case/worked-case.tsx';

/** A case as its broker sees it: without a name before accepting, afterwards with everything the work needs. */
export function BrokerCasePage() {
  const { id = '' } = useParams();
  const { data: row, error, refetch } = trpc.cases.get.useQuery({ caseId: id });
  usePageTitle(row?.number ?? 'Request');

  if (error) {
    const { status, serverMessage } = toApiError(error);
    if (status === 404 && row?.relation === 'assigned_broker' && row.firmPart === null) return <HandedOnCase />;
    // An invalid id is as unknown as someone else's.
    if (status === 404 || status === 400) return <NotFoundPanel home={paths.broker.home} />;
    if (!row) return <FailurePanel message={serverMessage} onRetry={() => void refetch()} />;
  }
  if (!row) return <PagePlaceholder />;
  const isOffered = row.relation === 'offered_broker' || row.relation === 'other_broker';
  return !isOffered ? <WorkedCase key={id} row={row} /> : <OfferedCase key={id} row={row} />;
}
