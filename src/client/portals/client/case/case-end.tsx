import { ReopenButton } from '#client/modules/cases/commands/reopen-button.tsx';
import { isOpen } from '#shared/cases/rules.ts';
import { REOPEN_DAYS } from '#shared/cases/transitions.ts';
import type { CaseDetail } from '#shared/cases/views.ts';
import css from './case-end.module.css';
import { WithdrawButton } from './withdraw-button.tsx';

/** The end of a request, and how to reopen it. */
export function CaseEnd({ row }: { row: CaseDetail }) {
  if (row.relation !== 'client') return null;
  if (isOpen(row.status)) return <WithdrawButton row={row} />;
  if (!row.allowedEvents.includes('reopened')) return null;
  return (
    <div className={css.end}>
      <p>
        {row.status === 'bound'
          ? 'Something has changed, or is missing?'
          : `Changed your mind? You can reopen a request within ${REOPEN_DAYS} days.`}
      </p>
      <ReopenButton row={row} />
    </div>
  );
}
