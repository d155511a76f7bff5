import { Button, Menu } from '@mantine/core';
import { IconCalendarEvent, IconClock, IconDoorEnter, IconSunrise } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { newId } from '#client/lib/new-id.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { PlannedTime } from '#shared/messaging/scheduled-messages/schema.ts';
import { PlanDialog } from './plan-dialog.tsx';

interface SendLaterProps {
  caseId: string;
  body: string;
  /** The newest message the writer has seen. */
  seenSeq: number;
  withFiles: boolean;
  /** Whether the text may be sent at all. Otherwise the composer says why not. */
  ready: () => boolean;
  onProblem: (problem: string) => void;
  /** Stored on the server: the draft with this text can be cleared. */
  onPlanned: (body: string) => void;
}

/** Schedules the message for a time when someone will read it: tomorrow morning, the next opening hours, or a custom time. */
export function SendLater({ caseId, body, seenSeq, withFiles, ready, onProblem, onPlanned }: SendLaterProps) {
  const utils = trpc.useUtils();
  const [choosing, setChoosing] = useState(false);
  const { data } = trpc.scheduledMessages.list.useQuery({ caseId });
  // One key per draft: sent twice, it is scheduled once.
  const [clientKey, setClientKey] = useState(() => newId());
  const drafted = useRef('');
  const schedule = trpc.scheduledMessages.schedule.useMutation({
    onSuccess({ when }) {
      showToast({ kind: 'success', title: 'Message scheduled', message: when });
      setClientKey(newId());
      setChoosing(false);
      onPlanned(drafted.current);
      void utils.scheduledMessages.list.invalidate({ caseId });
    },
    onError: (error) => onProblem(toApiError(error).serverMessage),
  });

  function mayPlan(): boolean {
    if (!withFiles) return ready();
    onProblem('Files can’t be scheduled. Send them now or remove them.');
    return false;
  }
  function plan({ day, time }: Pick<PlannedTime, 'day' | 'time'>) {
    if (mayPlan()) send({ body, day, time });
  }

  function send(words: { body: string; day: string; time: string }) {
    drafted.current = body;
    schedule.mutate({ caseId, ...words, seenSeq, clientKey });
  }

  const times = data?.times;
  return (
    <>
      <Menu position="top-end" withinPortal>
        <Menu.Target>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconClock size={17} aria-hidden="true" />}
            disabled={body.trim() === '' || !times}
            loading={schedule.isPending}
          >
            Later
          </Button>
        </Menu.Target>
        {times && (
          <Menu.Dropdown>
            <Menu.Label>When to send it</Menu.Label>
            <Menu.Item leftSection={<IconSunrise size={17} aria-hidden="true" />} onClick={() => plan(times.tomorrow)}>
              {times.tomorrow.when}
              {times.opening ? (times.tomorrow.open ? '' : ' (outside business hours)') : ' (when we open)'}
            </Menu.Item>
            {times.opening && (
              <Menu.Item
                leftSection={<IconDoorEnter size={17} aria-hidden="true" />}
                onClick={() => plan(times.opening as PlannedTime)}
              >
                When we open: {times.opening.when}
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<IconCalendarEvent size={17} aria-hidden="true" />}
              onClick={() => mayPlan() && setChoosing(true)}
            >
              Choose a date and time
            </Menu.Item>
          </Menu.Dropdown>
        )}
      </Menu>
      {choosing && times && (
        <PlanDialog
          title="Send later"
          action="Schedule message"
          initial={{ body, day: times.tomorrow.day, time: times.tomorrow.time }}
          earliest={times.today}
          pending={schedule.isPending}
          error={schedule.error}
          onClose={() => setChoosing(false)}
          onSubmit={send}
        />
      )}
    </>
  );
}
