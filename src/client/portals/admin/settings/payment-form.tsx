import { Button, Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { showToast } from '#client/lib/toasts.ts';
import { type RouterOutputs, trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import {
  type CompensationChoice,
  compensationChoiceSchema,
  compensationStatements,
} from '#shared/settings/compensation.ts';
import { RefusalWords } from '../details/refusal-words.tsx';
import { ChangedBy } from './changed-by.tsx';

/** The three statements, word for word as visitors read them. */
export function PaymentForm({ saved }: { saved: RouterOutputs['settings']['compensation'] }) {
  const utils = trpc.useUtils();
  const [choice, setChoice] = useState<CompensationChoice | null>(saved.value.choice);
  const [asked, setAsked] = useState(false);
  const save = trpc.settings.saveCompensation.useMutation({
    onSuccess() {
      showToast({ kind: 'success', message: 'Saved. Visitors will see this statement from now on.' });
      void utils.settings.compensation.invalidate();
      void utils.launch.list.invalidate();
    },
  });
  return (
    <Card
      as="form"
      padding="small"
      noValidate
      aria-labelledby="payment"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (choice) save.mutate({ version: saved.version, value: { choice } });
      }}
    >
      <Radio.Group
        label="The statement visitors see"
        value={choice}
        error={asked && !choice && 'Choose how you’re paid'}
        onChange={(value) => setChoice(compensationChoiceSchema.parse(value))}
      >
        <Stack gap="sm" mt="xs" maw="var(--reading)">
          {compensationChoiceSchema.options.map((value) => (
            <Radio key={value} value={value} label={compensationStatements[value]} />
          ))}
        </Stack>
      </Radio.Group>
      <RefusalWords error={save.error} />
      {choice !== saved.value.choice && (
        <Group gap="sm">
          <Button type="submit" loading={save.isPending}>
            Save statement
          </Button>
          <Button variant="default" onClick={() => setChoice(saved.value.choice)}>
            Discard changes
          </Button>
        </Group>
      )}
      <ChangedBy {...saved} />
    </Card>
  );
}
