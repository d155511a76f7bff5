import { Button, Group, NumberInput, SimpleGrid, Text } from '@mantine/core';
import { showToast } from '#client/lib/toasts.ts';
import { type RouterOutputs, trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Card } from '#client/ui/card.tsx';
import { type MatchingWeights, matchingWeightsSchema } from '#shared/assignment/weights.ts';
import { RefusalWords } from '../details/refusal-words.tsx';
import { ChangedBy } from './changed-by.tsx';
import { DryRunPanel } from './dry-run-panel.tsx';
import css from './settings.module.css';
import { TryRequestPanel } from './try-request-panel.tsx';

const parts: readonly { part: keyof MatchingWeights; label: string; description: string }[] = [
  { part: 'capacity', label: 'Capacity', description: 'More capacity left' },
  { part: 'language', label: 'Language', description: 'Speaks the client’s language' },
  { part: 'fairness', label: 'Rotation', description: 'Longest wait for an offer' },
  { part: 'area', label: 'Area', description: 'Closest match to the location' },
];

/** The weight of each part, adding up to 100, and two ways to try them before they are used. */
export function WeightsForm({ saved }: { saved: RouterOutputs['settings']['matching'] }) {
  const utils = trpc.useUtils();
  const form = useZodForm(matchingWeightsSchema, { name: 'weights', initialValues: saved.value });
  const save = trpc.settings.saveMatching.useMutation({
    onSuccess() {
      showToast({ kind: 'success', message: 'Points saved. They apply starting with the next request.' });
      void utils.settings.matching.invalidate();
    },
  });
  const values = form.getValues();
  const total = parts.reduce((sum, { part }) => sum + (Number(values[part]) || 0), 0);
  const weights = matchingWeightsSchema.safeParse(values).data;
  return (
    <>
      <Card
        as="form"
        padding="small"
        noValidate
        onSubmit={form.submit((value) => save.mutate({ version: saved.version, value }))}
      >
        <SimpleGrid minColWidth="9rem" spacing="sm" className={css.numbers}>
          {parts.map(({ part, label, description }) => (
            <NumberInput
              key={part}
              label={label}
              description={description}
              min={0}
              max={100}
              allowDecimal={false}
              hideControls
              inputMode="numeric"
              {...form.getInputProps(part)}
            />
          ))}
        </SimpleGrid>
        <Text role="status" c={total === 100 ? 'dimmed' : 'var(--warn)'} size={total === 100 ? 'sm' : 'md'}>
          {total === 100 ? 'Total: 100 points.' : `Total: ${total} points. They must add up to 100.`}
        </Text>
        <RefusalWords error={save.error} />
        {weights && form.isDirty() && <DryRunPanel weights={weights} />}
        {form.isDirty() ? (
          <Group gap="sm">
            <Button type="submit" loading={save.isPending}>
              Save points
            </Button>
            <Button variant="default" onClick={form.reset}>
              Discard changes
            </Button>
          </Group>
        ) : (
          <Text c="dimmed" size="sm">
            Change a number to see how it would have affected recent requests.
          </Text>
        )}
        <ChangedBy {...saved} />
      </Card>
      <TryRequestPanel weights={weights ?? null} />
    </>
  );
}
