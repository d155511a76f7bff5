import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { trpc } from '#client/lib/trpc.tsx';
import type { ZodForm } from '#client/lib/use-zod-form.ts';
import { ButtonSet } from '#client/ui/button-set.tsx';
import { CALL_MINUTES, planCallbackInputSchema } from '#shared/callbacks/schema.ts';
import { shortWords } from '#shared/platform/time/words.ts';
import { CallWarning } from './call-warning.tsx';
import css from './calls.module.css';

export const callFormSchema = planCallbackInputSchema.pick({ day: true, time: true, minutes: true, about: true });

const lengths = [CALL_MINUTES.min, 15, 20, 30, 45, 60, 90, CALL_MINUTES.max];
const QUIET_MS = 350;

interface CallFormProps {
  caseId: string;
  /** The call that is being rescheduled. */
  callbackId?: string;
  form: ZodForm<typeof callFormSchema>;
}

/** Time, length and topic; a choice of free times, and notes about the chosen one. */
export function CallForm({ caseId, callbackId, form }: CallFormProps) {
  const { day, time, minutes } = form.values;
  const [wall] = useDebouncedValue({ day, time, minutes }, QUIET_MS);
  const known = callFormSchema.pick({ day: true, time: true, minutes: true }).safeParse(wall).success;
  const { data: calendar } = trpc.callbacks.calendar.useQuery();
  const { data: free } = trpc.callbacks.suggest.useQuery({ caseId, minutes });
  const { data: check } = trpc.callbacks.check.useQuery(
    { caseId, ...wall, ...(callbackId && { callbackId }) },
    { enabled: known },
  );
  const current = known && check && wall.day === day && wall.time === time ? check : null;
  const notes = current ? (current.refusal ? [current.refusal] : current.warnings) : [];
  return (
    <>
      <NativeSelect
        label="Length"
        data={[...new Set([...lengths, minutes])]
          .sort((a, b) => a - b)
          .map((length) => ({ value: String(length), label: `${length} minutes` }))}
        value={String(minutes)}
        onChange={(event) => form.setFieldValue('minutes', Number(event.currentTarget.value))}
      />
      {free && free.times.length > 0 && (
        <ButtonSet legend="Available times during business hours">
          {free.times.map((slot) => (
            <Button
              key={slot.words}
              size="compact-sm"
              variant={slot.day === day && slot.time === time ? 'filled' : 'default'}
              aria-pressed={slot.day === day && slot.time === time}
              onClick={() => form.setValues({ day: slot.day, time: slot.time })}
            >
              {slotWords(slot)}
            </Button>
          ))}
        </ButtonSet>
      )}
      <Group align="flex-start" grow>
        <TextInput label="Day" type="date" {...(calendar && { min: calendar.today })} {...form.getInputProps('day')} />
        <TextInput label="Time in Alberta" type="time" step={300} {...form.getInputProps('time')} />
      </Group>
      <div className={css.check} role="status">
        {current?.words && <Text fw={600}>{current.words}</Text>}
        {notes.map((note) => (
          <CallWarning key={note} warning={note} />
        ))}
      </div>
      <TextInput
        label="Topic (optional)"
        description="You and the client see it in the portal. It’s left out of emails and calendars."
        maxLength={200}
        {...form.getInputProps('about')}
      />
    </>
  );
}

/** `Thu, Nov 26, 9:00 a.m.`: the button has no room for more, and the full text follows below. */
function slotWords({ day, time, words }: { day: string; time: string; words: string }): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${words.slice(0, 3)}, ${shortWords({ day, hour, minute })}`;
}
