import { Button, NumberInput } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { type RouterOutputs, trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { type SessionLives, sessionLivesSchema } from '#shared/platform/session-lives.ts';
import { ChangedBy } from './changed-by.tsx';
import css from './setting-form.module.css';

const fields: readonly { name: keyof SessionLives; label: string; description: string }[] = [
  { name: 'staffIdleMinutes', label: 'Staff, without use', description: 'Minutes until they are signed out' },
  { name: 'staffHours', label: 'Staff, at most', description: 'Hours after signing in, however busy' },
  { name: 'clientDays', label: 'Clients, at most', description: 'Days after signing in, however busy' },
];

/** The session timeouts, saved together. */
export function SessionsForm({ saved }: { saved: RouterOutputs['settings']['sessions'] }) {
  const utils = trpc.useUtils();
  const form = useZodForm(sessionLivesSchema, { name: 'sessions', initialValues: saved.value });
  const save = trpc.settings.saveSessions.useMutation({
    onSuccess() {
      showToast({ kind: 'success', message: 'The session settings are saved.' });
      void utils.settings.sessions.invalidate();
    },
  });
  return (
    <form
      className={css.form}
      noValidate
      aria-labelledby="sessions"
      onSubmit={form.submit((value) => save.mutate({ version: saved.version, value }))}
    >
      <div className={css.weights}>
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
      </div>
      {save.error && (
        <p className={css.refusal} role="alert">
          {toApiError(save.error).serverMessage}
        </p>
      )}
      {form.isDirty() && (
        <div className={css.actions}>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
          <Button variant="default" onClick={form.reset}>
            Undo changes
          </Button>
        </div>
      )}
      <ChangedBy {...saved} />
    </form>
  );
}
