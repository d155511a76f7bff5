import { toApiError } from '#client/lib/api.ts';
import { useSessionUser } from '#client/lib/session.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { Timeline } from '#client/modules/cases/timeline/timeline.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { PagePlaceholder } from './page-placeholder.tsx';

/** The history of a case, as far as the user may read it. */
export function CaseHistory({ caseId }: { caseId: string }) {
  const { fullName } = useSessionUser();
  const { data, error, refetch } = trpc.cases.timeline.useQuery({ caseId });
  if (error) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!data) return <PagePlaceholder label="Loading the activity" />;
  return <Timeline entries={data.entries} ownName={fullName} />;
}
