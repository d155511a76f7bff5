import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { formatNumber } from '#shared/platform/formats.ts';

const HOUR_MS = 3_600_000;
const spans = [
  [1, 'The last hour'],
  [24, 'The last 24 hours'],
  [7 * 24, 'The last 7 days'],
  [30 * 24, 'The last 30 days'],
] as const;

/** Sends everything of a span again: for a system that lost what it got. */
export function ReplaySpan({ id, onDone }: { id: string; onDone: () => void }) {
  const [hours, setHours] = useState<number>(spans[1][0]);
  const replay = trpc.webhooks.replaySpan.useMutation({
    onSuccess: ({ replayed }) =>
      showToast({
        kind: 'success',
        message:
          replayed === 0
            ? 'There was nothing in that time.'
            : `${formatNumber(replayed)} ${replayed === 1 ? 'event is' : 'events are'} being sent again.`,
      }),
    onError: (failure) =>
      showToast({ kind: 'error', title: 'Nothing was sent', message: toApiError(failure).serverMessage }),
    onSettled: onDone,
  });
  function send() {
    const to = new Date();
    replay.mutate({ id, from: new Date(to.getTime() - hours * HOUR_MS).toISOString(), to: to.toISOString() });
  }
  return (
    <Group align="end" gap="sm">
      <NativeSelect
        label="Send everything again"
        description="Under the same ids, whether it arrived or not."
        data={spans.map(([value, label]) => ({ value: String(value), label }))}
        value={String(hours)}
        onChange={(event) => setHours(Number(event.currentTarget.value))}
      />
      <Button variant="default" loading={replay.isPending} onClick={send}>
        Send again
      </Button>
    </Group>
  );
}
