import { Button, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { formatDay } from '#client/lib/format-date.ts';
import { ButtonSet } from '#client/ui/button-set.tsx';
import type { FreeTime, FreeTimes } from '#shared/callbacks/schema.ts';
import { timeWords } from '#shared/platform/time/words.ts';
import css from './calls.module.css';

interface TimeChoiceProps {
  /** Undefined until they have loaded. */
  free: FreeTimes | undefined;
  /** Why they could not be loaded. */
  error: unknown;
  onRetry: () => void;
  chosen: FreeTime | null;
  onChoose: (time: FreeTime) => void;
}

/** First the day, then its free times as buttons that a thumb can hit. */
export function TimeChoice({ free, error, onRetry, chosen, onChoose }: TimeChoiceProps) {
  const [wanted, setWanted] = useState<string | null>(null);
  if (error && !free)
    return (
      <Stack align="start" gap="sm">
        <Text c="var(--warn)" role="alert">
          {toApiError(error).serverMessage}
        </Text>
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    );
  if (!free)
    return (
      <div role="status" aria-label="Loading free times">
        <Skeleton height={160} radius="md" />
      </div>
    );
  const days = [...new Set(free.times.map(({ day }) => day))];
  const [first] = days;
  if (!first)
    return <p>Your broker has no free times in the next two weeks. Send a message, and they’ll suggest one.</p>;
  const day = wanted && days.includes(wanted) ? wanted : first;
  return (
    <>
      <NativeSelect
        label="Day"
        data={days.map((value) => ({ value, label: dayLabel(value, free.times) }))}
        value={day}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <ButtonSet legend={`Free times, for ${free.minutes} minutes by phone`}>
        {free.times
          .filter((time) => time.day === day)
          .map((time) => (
            <Button
              key={time.startsAt}
              variant={time.startsAt === chosen?.startsAt ? 'filled' : 'default'}
              aria-pressed={time.startsAt === chosen?.startsAt}
              px="sm"
              onClick={() => onChoose(time)}
            >
              {clock(time)}
            </Button>
          ))}
      </ButtonSet>
      <div className={css.check} role="status">
        {chosen && <Text fw={600}>{chosen.words}</Text>}
      </div>
    </>
  );
}

function clock({ time }: FreeTime): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return timeWords({ day: '', hour, minute });
}

/** `Monday, November 30`: the words of a time up to its clock. */
function dayLabel(day: string, times: readonly FreeTime[]): string {
  return times.find((time) => time.day === day)?.words.split(' at ')[0] ?? formatDay(day);
}
