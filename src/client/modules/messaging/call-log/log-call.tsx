import { Button, Group, Popover, Stack, Textarea, TextInput } from '@mantine/core';
import { IconPhone, IconPhoneIncoming, IconPhoneOff, IconPhoneOutgoing } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { newId } from '#client/lib/new-id.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { addMessage } from '#client/modules/messaging/conversation/message-cache.ts';
import { CALL_MINUTES_MAX, type CallFacts } from '#shared/messaging/call-log/schema.ts';

const outcomes = [
  { icon: IconPhoneOutgoing, label: 'We spoke', direction: 'outgoing', reached: true },
  { icon: IconPhoneOff, label: 'No answer', direction: 'outgoing', reached: false },
  { icon: IconPhoneIncoming, label: 'They called', direction: 'incoming', reached: true },
] as const;

/** Logs a call with two clicks: the button, and how the call went. Minutes and a note are optional. */
export function LogCall({ caseId }: { caseId: string }) {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [note, setNote] = useState('');
  const [minutes, setMinutes] = useState('');
  // One key per call: sent twice, it is logged once.
  const [clientKey, setClientKey] = useState(() => newId());
  const log = trpc.callLog.log.useMutation({
    onSuccess(message) {
      addMessage({ utils, client }, caseId, message);
      setOpened(false);
      setNote('');
      setMinutes('');
      setClientKey(newId());
      void utils.followUps.get.invalidate({ caseId });
    },
    onError: (error) =>
      showToast({ kind: 'error', title: 'The call was not logged', message: toApiError(error).serverMessage }),
  });

  function save({ direction, reached }: Pick<CallFacts, 'direction' | 'reached'>) {
    const length = reached && minutes !== '' ? Math.min(Number(minutes), CALL_MINUTES_MAX) : null;
    log.mutate({ caseId, direction, reached, minutes: length, note, clientKey });
  }

  return (
    <Popover opened={opened} onChange={setOpened} position="top-start" width={340} trapFocus shadow="md" withinPortal>
      <Popover.Target>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPhone size={17} aria-hidden="true" />}
          onClick={() => setOpened(!opened)}
        >
          Log call
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Log a call">
        <Stack gap="sm">
          <Group gap="var(--space-6)" grow preventGrowOverflow={false}>
            {outcomes.map(({ icon: Icon, label, ...facts }, index) => (
              <Button
                key={label}
                size="compact-md"
                variant={index === 0 ? 'filled' : 'default'}
                data-autofocus={index === 0 || undefined}
                leftSection={<Icon size={16} aria-hidden="true" />}
                disabled={log.isPending}
                onClick={() => save(facts)}
              >
                {label}
              </Button>
            ))}
          </Group>
          <TextInput
            label="Minutes (optional)"
            size="sm"
            inputMode="numeric"
            maxLength={3}
            value={minutes}
            onChange={({ currentTarget }) => setMinutes(currentTarget.value.replace(/\D/g, ''))}
          />
          <Textarea
            label="Note (optional)"
            description="The client never sees it."
            size="sm"
            autosize
            minRows={2}
            maxRows={6}
            maxLength={5_000}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
