import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Callback, CallbackOutcome } from '#shared/callbacks/schema.ts';
import { BookDialog } from './book-dialog.tsx';
import { CallDialog } from './call-dialog.tsx';
import { CallWarning } from './call-warning.tsx';
import css from './calls.module.css';
import { CancelCallDialog } from './cancel-call-dialog.tsx';
import { useEndCall } from './use-end-call.ts';

const NEAR_MS = 12 * 3_600_000;

interface CallItemProps {
  call: Callback;
  side: 'staff' | 'client';
  mayMove: boolean;
  mayEnd: boolean;
}

/** One planned call: time, topic, a calendar file, and what the reader can do with it. */
export function CallItem({ call, side, mayMove, mayEnd }: CallItemProps) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const end = useEndCall(call.caseId);
  const staff = side === 'staff';
  const MoveDialog = staff ? CallDialog : BookDialog;
  // A client may call back earlier than planned; a call next week has not taken place.
  const near = Date.parse(call.startsAt) - Date.now() < NEAR_MS;
  const finish = (outcome: CallbackOutcome) => end.mutate({ callbackId: call.id, version: call.version, outcome });
  return (
    <Group component="li" className={css.call} justify="space-between" gap="var(--space-8) var(--space-24)">
      <Stack flex="1 1 18rem" gap="var(--space-2)" miw={0}>
        <Text fw={600}>
          {call.words}
          <Text component="span" inherit fw={400}>
            , {call.minutes}&nbsp;minutes
          </Text>
        </Text>
        {call.about && <p>{call.about}</p>}
        {call.begun && staff && (
          <Text c="dimmed" size="sm">
            This call has started. How did it go?
          </Text>
        )}
        {call.warnings.map((warning) => (
          <CallWarning key={warning} warning={warning} />
        ))}
      </Stack>
      <Group gap="xs">
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
        {mayEnd && staff && near && (
          <Button size="compact-md" variant="default" loading={end.isPending} onClick={() => finish('done')}>
            Mark as done
          </Button>
        )}
        {mayEnd && staff && call.begun && (
          <Button size="compact-md" variant="default" loading={end.isPending} onClick={() => finish('missed')}>
            Mark as missed
          </Button>
        )}
        {mayMove && (staff || !call.begun) && (
          <Button size="compact-md" variant="default" onClick={() => setOpen('move')}>
            {staff ? 'Reschedule' : 'Choose another time'}
          </Button>
        )}
        {mayEnd && !call.begun && (
          <Button size="compact-md" variant="subtle" color="ember" onClick={() => setOpen('cancel')}>
            Cancel call
          </Button>
        )}
      </Group>
      {open === 'move' && <MoveDialog caseId={call.caseId} call={call} onClose={() => setOpen(null)} />}
      {open === 'cancel' && <CancelCallDialog call={call} side={side} onClose={() => setOpen(null)} />}
    </Group>
  );
}
