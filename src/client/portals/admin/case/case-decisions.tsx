import { useEffect } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { DecisionView } from '#client/modules/assignment/decision-view.tsx';
import { ExplainBrokers } from '#client/modules/assignment/explain-brokers.tsx';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';

/** Why this broker. Every transition of the case may have led to a new decision, so it is refetched with the status. */
export function CaseDecisions({ caseId, status }: { caseId: string; status: CaseStatus }) {
  const { data, error, refetch } = trpc.cases.decisions.useQuery({ caseId }, { refetchOnMount: 'always' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the status is a trigger, not an input
  useEffect(() => {
    void refetch();
  }, [status, refetch]);
  if (error) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!data) return <PagePlaceholder label="Loading decisions" />;
  return (
    <>
      <DecisionView decisions={data.decisions} />
      <ExplainBrokers caseId={caseId} />
    </>
  );
}
