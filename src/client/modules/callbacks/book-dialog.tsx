import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { newId } from '#client/lib/new-id.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { Callback, FreeTime } from '#shared/callbacks/schema.ts';
import { TimeChoice } from './time-choice.tsx';

interface BookDialogProps {
  caseId: string;
  /** The call to move; without one a new call is booked. */
  call?: Callback;
  onClose: () => void;
}

/** The client chooses a time at which the broker is free. Someone else may be faster: then the times that are left are shown. */
export function BookDialog({ caseId, call, onClose }: BookDialogProps) {
  const utils = trpc.useUtils();
  // Sent again after a dropped connection, it is the same call.
  const [freshId] = useState(() => newId());
  const [chosen, setChosen] = useState<FreeTime | null>(null);
  const [about, setAbout] = useState(call?.about ?? '');
  const [missing, setMissing] = useState(false);
  const free = trpc.callbacks.freeTimes.useQuery(
    { caseId, ...(call && { callbackId: call.id }) },
    { refetchOnMount: 'always' },
  );
  const outcome = {
    onSuccess({ words }: Callback) {
      showToast({ kind: 'success', message: `Call booked: ${words}. Your broker has been notified.` });
      void utils.callbacks.list.invalidate({ caseId });
      onClose();
    },
    onError() {
      setChosen(null);
      void free.refetch();
      void utils.callbacks.list.invalidate({ caseId });
    },
  };
  const plan = trpc.callbacks.plan.useMutation(outcome);
  const move = trpc.callbacks.move.useMutation(outcome);
  const { error, isPending } = call ? move : plan;
  const some = free.data !== undefined && free.data.times.length > 0;

  function send() {
    setMissing(!chosen);
    if (!chosen || !free.data) return;
    const when = { day: chosen.day, time: chosen.time, minutes: free.data.minutes, about };
    if (call) move.mutate({ ...when, callbackId: call.id, version: call.version });
    else plan.mutate({ ...when, caseId, callbackId: freshId });
  }

  return (
    <CommandDialog
      title={call ? 'Choose another time' : 'Book a call'}
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      action={some ? (call ? 'Move call' : 'Book call') : undefined}
      pending={isPending}
      refusal={error ? toApiError(error).serverMessage : missing && !chosen ? 'Choose a time for the call.' : null}
    >
      <TimeChoice
        free={free.data}
        error={free.error}
        onRetry={() => void free.refetch()}
        chosen={chosen}
        onChoose={setChosen}
      />
      {some && (
        <TextInput
          label="What would you like to talk about? (optional)"
          description="You and your broker see it here. It’s left out of emails and calendars."
          maxLength={200}
          value={about}
          onChange={(event) => setAbout(event.currentTarget.value)}
        />
      )}
    </CommandDialog>
  );
}
