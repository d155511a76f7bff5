import { Stack } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { ConfirmBoundForm } from '#client/modules/cases/commands/confirm-bound-form.tsx';
import { useReadCaseAgain } from '#client/modules/cases/commands/use-read-case-again.ts';
import { BoundFacts } from '#client/modules/cases/overview/bound-facts.tsx';
import { PolicyUploads } from '#client/modules/documents/policy-uploads.tsx';
import { OptionsGrid } from '#client/modules/quote-options/grid/options-grid.tsx';
import { OptionComparison } from '#client/modules/quote-options/option-comparison.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';

/** From typing options to recording the insurer's confirmation: the next step comes first. */
export function CaseOptions({ row }: { row: CaseDetail }) {
  const { id: caseId, version, type, allowedEvents, options, bound, proposedPolicy, firmPart, status } = row;
  const readAgain = useReadCaseAgain(caseId);
  // Also after a rejection: when the case has changed, the next attempt carries its new version.
  const publish = trpc.cases.publishOptions.useMutation({ onSettled: readAgain });
  const accepted = options.find(({ status }) => status === 'accepted');
  const mayPublish = allowedEvents.includes('options_published');
  // An assistant prepares what the broker sends.
  const mayPrepare = mayPublish || (firmPart === 'assistant' && (status === 'active' || status === 'waiting_client'));
  return (
    <Stack gap="var(--space-24)">
      {bound && <BoundFacts bound={bound} />}
      {status === 'bound' && row.relation === 'assigned_broker' && firmPart !== 'manager' && (
        <PolicyUploads caseId={caseId} type={type} />
      )}
      {allowedEvents.includes('bound') && (
        <ConfirmBoundForm
          caseId={caseId}
          version={version}
          insurer={accepted?.insurer ?? ''}
          proposed={proposedPolicy}
        />
      )}
      {mayPrepare && (
        <OptionsGrid
          key={caseId}
          caseId={caseId}
          version={version}
          type={type}
          earlier={options}
          publish={mayPublish ? publish.mutateAsync : null}
        />
      )}
      {options.length > 0 && !mayPrepare && <OptionComparison caseId={caseId} options={options} type={type} />}
      {options.length === 0 && !mayPrepare && (
        <EmptyState title="No options sent">
          <p>You can send options while you’re working on the request.</p>
        </EmptyState>
      )}
    </Stack>
  );
}
