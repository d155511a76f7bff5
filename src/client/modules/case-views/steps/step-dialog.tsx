import { CallDialog } from '#client/modules/callbacks/call-dialog.tsx';
import { CaseFileDialog } from '#client/modules/case-views/file/case-file-dialog.tsx';
import { CertificateDialog } from '#client/modules/case-views/file/certificate-dialog.tsx';
import { PacketDialog } from '#client/modules/case-views/file/packet-dialog.tsx';
import { AcceptForClientDialog } from '#client/modules/cases/commands/accept-for-client-dialog.tsx';
import { CloseDialog } from '#client/modules/cases/commands/close-dialog.tsx';
import { DelegateDialog } from '#client/modules/cases/commands/delegate-dialog.tsx';
import { HandOverDialog } from '#client/modules/cases/commands/hand-over-dialog.tsx';
import { HoldDialog } from '#client/modules/cases/commands/hold-dialog.tsx';
import { InsurerDeclinedDialog } from '#client/modules/cases/commands/insurer-declined-dialog.tsx';
import { PriorityDialog } from '#client/modules/cases/commands/priority-dialog.tsx';
import { ReferenceDialog } from '#client/modules/cases/commands/reference-dialog.tsx';
import { WithdrawDialog } from '#client/modules/cases/commands/withdraw-dialog.tsx';
import { CorrectPolicyDialog } from '#client/modules/quote-options/correct-policy-dialog.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import type { CaseStep } from './case-steps.ts';

interface StepDialogProps {
  row: CaseDetail;
  step: CaseStep;
  onClose: () => void;
}

/** The form for one action. */
export function StepDialog({ row, step, onClose }: StepDialogProps) {
  const dialog = { caseId: row.id, version: row.version, onClose };
  switch (step) {
    case 'acceptForClient':
      return <AcceptForClientDialog {...dialog} options={row.options} />;
    case 'correctPolicy':
      return row.bound && <CorrectPolicyDialog {...dialog} bound={row.bound} />;
    case 'insurerDeclined':
      return <InsurerDeclinedDialog {...dialog} />;
    case 'hold':
      return <HoldDialog {...dialog} />;
    case 'priority':
      return <PriorityDialog {...dialog} priority={row.priority ?? 'normal'} />;
    case 'reference':
      return <ReferenceDialog {...dialog} reference={row.externalReference} />;
    case 'handOver':
      return row.delegate && !row.colleagues ? (
        <DelegateDialog {...dialog} delegate={row.delegate} />
      ) : (
        <HandOverDialog {...dialog} leaves={row.relation === 'assigned_broker' && row.firmPart === null} />
      );
    case 'call':
      return <CallDialog caseId={row.id} onClose={onClose} />;
    case 'file':
      return <CaseFileDialog row={row} onClose={onClose} />;
    case 'packet':
      return <PacketDialog row={row} onClose={onClose} />;
    case 'proof':
      return <CertificateDialog row={row} onClose={onClose} />;
    case 'close':
      return <CloseDialog {...dialog} opened />;
    case 'withdraw':
      return <WithdrawDialog {...dialog} />;
  }
}
