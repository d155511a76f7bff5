import { Button, Group, NumberInput, SimpleGrid } from '@mantine/core';
import { showToast } from '#client/lib/toasts.ts';
import { type RouterOutputs, trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Card } from '#client/ui/card.tsx';
import { type SessionLives, sessionLivesSchema } from '#shared/platform/session-lives.ts';
import { RefusalWords } from '../details/refusal-words.tsx';
import { ChangedBy } from './changed-by.tsx';
import css from './settings.module.css';

const fields: readonly { name: keyof SessionLives; label: string; description: string }[] = [
  { name: 'staffIdleMinutes', label: 'Staff, idle', description: 'Minutes until sign-out' },
  { name: 'staffHours', label: 'Staff, maximum', description: 'Hours after signing in, even if active' },
  { name: 'clientDays', label: 'Clients, maximum', description: 'Days after signing in, even if active' },
];

/** The session timeouts, saved together. */
export function SessionsForm({ saved }: { saved: RouterOutputs['settings']['sessions'] }) {
  const utils = trpc.useUtils();
  const form = useZodForm(sessionLivesSchema, { name: 'sessions', initialValues: saved.value });
  const save = trpc.settings.saveSessions.useMutation({
    onSuccess() {
      showToast({ kind: 'success', message: 'Session settings saved.' });
      void utils.settings.sessions.invalidate();
    },
  });
  return (
    <Card
      as="form"
      padding="small"
      noValidate
      aria-labelledby="sessions"
      onSubmit={form.submit((value) => save.mutate({ version: saved.version, value }))}
    >
      <SimpleGrid minColWidth="9rem" spacing="sm" className={css.numbers}>
        {fields.map(({ name, label, description }) => (
          <NumberInput
            key={name}
            label={label}
            description={description}
            min={1}
            allowDecimal={false}
            hideControls
            inputMode="numeric"
            {...form.getInputProps(name)}
          />
        ))}
      </SimpleGrid>
      <RefusalWords error={save.error} />
      {form.isDirty() && (
        <Group gap="sm">
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
          <Button variant="default" onClick={form.reset}>
            Discard changes
          </Button>
        </Group>
      )}
      <ChangedBy {...saved} />
    </Card>
  );
}
