import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { showToast } from '#client/lib/toasts.ts';
import { type RouterOutputs, trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import { insurersSchema } from '#shared/settings/insurers.ts';
import { RefusalWords } from '../details/refusal-words.tsx';
import { ChangedBy } from './changed-by.tsx';

function namesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The whole list as text, one name a line: it can be pasted from anywhere. */
export function InsurersForm({ saved }: { saved: RouterOutputs['settings']['insurers'] }) {
  const utils = trpc.useUtils();
  const initial = saved.value.names.join('\n');
  const [text, setText] = useState(initial);
  const [asked, setAsked] = useState(false);
  const checked = insurersSchema.safeParse({ names: namesIn(text) });
  const save = trpc.settings.saveInsurers.useMutation({
    onSuccess() {
      showToast({ kind: 'success', message: 'Insurers saved.' });
      void utils.settings.insurers.invalidate();
    },
  });
  return (
    <Card
      as="form"
      padding="small"
      noValidate
      aria-labelledby="insurers"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (checked.success) save.mutate({ version: saved.version, value: checked.data });
      }}
    >
      <Textarea
        label="Insurers"
        description="One name per line."
        autosize
        minRows={6}
        maxRows={24}
        maw="30rem"
        value={text}
        error={asked && !checked.success && checked.error.issues[0]?.message}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <RefusalWords error={save.error} />
      {text !== initial && (
        <Group gap="sm">
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
          <Button variant="default" onClick={() => setText(initial)}>
            Discard changes
          </Button>
        </Group>
      )}
      <ChangedBy {...saved} />
    </Card>
  );
}
