import { CloseDialog } from '#client/modules/cases/commands/close-dialog.tsx';
import { ReopenDialog } from '#client/modules/cases/commands/reopen-dialog.tsx';
import { RequestInformationDialog } from '#client/modules/cases/commands/request-information-dialog.tsx';
import type { WorklistRow } from '#shared/queue/schema.ts';
import type { MoveKind } from './board-moves.ts';
import { BulkHoldDialog } from './bulk-hold-dialog.tsx';
import type { Bulk } from './use-bulk.ts';

interface MoveDialogProps {
  row: WorklistRow;
  kind: MoveKind;
  bulk: Bulk;
  onClose: () => void;
}

/** What a move needs besides the drop: the same dialogs as on the case page. */
export function MoveDialog({ row, kind, bulk, onClose }: MoveDialogProps) {
  const dialog = { caseId: row.id, version: row.version, opened: true, onClose };
  if (kind === 'ask') return <RequestInformationDialog {...dialog} />;
  if (kind === 'close') return <CloseDialog {...dialog} />;
  if (kind === 'reopen') return <ReopenDialog {...dialog} brokerName={row.brokerName} />;
  if (kind === 'hold')
    return (
      <BulkHoldDialog
        amount={1}
        onClose={onClose}
        onHold={(hold) => {
          onClose();
          void bulk.run(hold, [row]);
        }}
      />
    );
  return null;
}
