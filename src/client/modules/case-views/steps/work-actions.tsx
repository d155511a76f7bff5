import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useActions } from '#client/lib/actions/actions.ts';
import { ReopenButton } from '#client/modules/cases/commands/reopen-button.tsx';
import { RequestInformationDialog } from '#client/modules/cases/commands/request-information-dialog.tsx';
import { ResumeButton } from '#client/modules/cases/commands/resume-button.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import { type CaseStep, stepsOf } from './case-steps.ts';
import { StepDialog } from './step-dialog.tsx';
import { StepMenu } from './step-menu.tsx';

/** What staff can do with a case now: the next step first, the rest in one menu. Only what the server would accept. */
export function WorkActions({ row }: { row: CaseDetail }) {
  const { id: caseId, version, allowedEvents } = row;
  const [asking, setAsking] = useState(false);
  const [step, setStep] = useState<CaseStep | null>(null);
  useActions([
    ...(allowedEvents.includes('information_requested')
      ? [{ id: 'information', label: 'Request information', group: 'Request' as const, run: () => setAsking(true) }]
      : []),
    ...stepsOf(allowedEvents).map(({ step: id, label, key, words }) => ({
      id,
      label,
      group: 'Request' as const,
      key,
      words,
      run: () => setStep(id),
    })),
  ]);
  return (
    <>
      {allowedEvents.includes('information_requested') && (
        <Button leftSection={<IconHelpCircle size={18} aria-hidden="true" />} onClick={() => setAsking(true)}>
          Request information
        </Button>
      )}
      <ResumeButton row={row} />
      <ReopenButton row={row} />
      <StepMenu allowedEvents={allowedEvents} onChoose={setStep} />
      <RequestInformationDialog caseId={caseId} version={version} opened={asking} onClose={() => setAsking(false)} />
      {step && <StepDialog row={row} step={step} onClose={() => setStep(null)} />}
    </>
  );
}
