import { Autocomplete, Stack, Text } from '@mantine/core';
import type { OpenQuestion } from '#shared/cases/briefs.ts';
import { bySection } from './by-section.ts';

interface AssumptionFieldsProps {
  open: readonly OpenQuestion[];
  /** By the path of the question. */
  assumed: Readonly<Record<string, string>>;
  onAssume: (path: string, text: string) => void;
}

/** What the broker rates with where the client has not answered: typed, or picked from the answers of the question. */
export function AssumptionFields({ open, assumed, onAssume }: AssumptionFieldsProps) {
  if (open.length === 0) return null;
  return (
    <details>
      <summary>Assume answers to open questions ({open.length})</summary>
      <Stack gap="md" mt="sm">
        <Text c="dimmed" size="sm">
          What you enter goes into the copy as your assumption, never into the client’s answers.
        </Text>
        {bySection(open).map(({ section, questions }) => (
          <Stack key={section} gap="xs" role="group" aria-label={section}>
            <Text fw={600}>{section}</Text>
            {questions.map(({ path, label, choices }) => (
              <Autocomplete
                key={path}
                label={label}
                data={[...new Set(choices)]}
                maxLength={300}
                value={assumed[path] ?? ''}
                onChange={(text) => onAssume(path, text)}
              />
            ))}
          </Stack>
        ))}
      </Stack>
    </details>
  );
}
