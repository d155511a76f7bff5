import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { formatDay } from '#client/lib/format-date.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { LaunchEntry } from '#shared/operations/go-live/schema.ts';

/** A sign-off for what only a person can check: recorded with their name, for exactly what is there now. */
export function LaunchWord({ word }: { word: NonNullable<LaunchEntry['word']> }) {
  const { item, fingerprint, statement, open, last } = word;
  const utils = trpc.useUtils();
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const say = trpc.launch.acknowledge.useMutation({
    onSuccess(list) {
      utils.launch.list.setData(undefined, list);
      setAgreed(false);
      setAsked(false);
      showToast({ kind: 'success', message: 'Sign-off recorded with your name and today’s date.' });
    },
    onError(error) {
      showToast({ kind: 'error', title: 'Sign-off not recorded', message: toApiError(error).serverMessage });
      void utils.launch.list.invalidate();
    },
  });
  if (!last && !open) return null;
  return (
    <Stack gap="xs" mt="var(--space-6)">
      {last && (
        <Text c="dimmed" size="sm">
          Signed off by {last.byName} on <time dateTime={last.at}>{formatDay(last.at)}</time>
          {last.current ? '.' : ', but it needs signing off again.'}
          {item !== 'backups' && (
            <>
              {' '}
              Current version: <code>{fingerprint.slice(0, 8)}</code>
            </>
          )}
        </Text>
      )}
      {open && (
        <Stack align="start" gap="xs" px="md" py="sm" bg="var(--band)" bdrs="sm">
          <Checkbox
            label={statement}
            checked={agreed}
            error={asked && !agreed && 'Check the box to confirm'}
            onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
          />
          <Button
            variant="default"
            size="sm"
            loading={say.isPending}
            onClick={() => {
              setAsked(true);
              if (agreed) say.mutate({ item, fingerprint });
            }}
          >
            {last?.current ? 'Sign off again today' : 'Sign off'}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
