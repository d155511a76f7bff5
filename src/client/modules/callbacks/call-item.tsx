import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Callback, CallbackOutcome } from '#shared/callbacks/schema.ts';
import { CallDialog } from './call-dialog.tsx';
import css from './calls-section.module.css';
import { CancelCallDialog } from './cancel-call-dialog.tsx';
import { useEndCall } from './use-end-call.ts';

const NEAR_MS = 12 * 3_600_000;

interface CallItemProps {
  call: Callback;
  side: 'staff' | 'client';
  mayMove: boolean;
  mayEnd: boolean;
}

/** One planned call: time, topic, a calendar file; and for staff the actions. */
export function CallItem({ call, side, mayMove, mayEnd }: CallItemProps) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const end = useEndCall(call.caseId);
  // A client may call back earlier than planned; a call next week has not taken place.
  const near = Date.parse(call.startsAt) - Date.now() < NEAR_MS;
  const finish = (outcome: CallbackOutcome) => end.mutate({ callbackId: call.id, version: call.version, outcome });
  return (
    <li className={css.call}>
      <div className={css.facts}>
        <p className={css.words}>
          {call.words}
          <span className={css.length}>, {call.minutes} minutes</span>
        </p>
        {call.about && <p className={css.about}>{call.about}</p>}
        {call.begun && side === 'staff' && <p className={css.fact}>This call has begun. How did it go?</p>}
        {call.warnings.map((warning) => (
          <p className={css.warning} key={warning}>
            <IconAlertTriangle size={16} aria-hidden="true" /> {warning}
          </p>
        ))}
      </div>
      <div className={css.actions}>
        {!call.begun && (
          <Button
            component="a"
            href={call.calendarPath}
            download
            size="compact-md"
            variant="light"
            leftSection={<IconCalendarPlus size={17} aria-hidden="true" />}
          >
            Add to calendar<span className="visually-hidden">: {call.words}</span>
          </Button>
        )}
        {mayEnd && near && (
          <Button size="compact-md" variant="default" loading={end.isPending} onClick={() => finish('done')}>
            Took place
          </Button>
        )}
        {mayEnd && call.begun && (
          <Button size="compact-md" variant="default" loading={end.isPending} onClick={() => finish('missed')}>
            Missed
          </Button>
        )}
        {mayMove && (
          <Button size="compact-md" variant="default" onClick={() => setOpen('move')}>
            Move
          </Button>
        )}
        {mayEnd && !call.begun && (
          <Button size="compact-md" variant="subtle" color="ember" onClick={() => setOpen('cancel')}>
            Cancel the call
          </Button>
        )}
      </div>
      {open === 'move' && <CallDialog caseId={call.caseId} call={call} onClose={() => setOpen(null)} />}
      {open === 'cancel' && <CancelCallDialog call={call} onClose={() => setOpen(null)} />}
    </li>
  );
}
