import { Checkbox, type CheckboxGroupProps, SimpleGrid } from '@mantine/core';
import type { EventType } from '#shared/events/schema.ts';
import { eventWords } from '#shared/integrations/event-words.ts';
import { isRecall } from '#shared/integrations/webhooks.ts';
import { NamedChoices } from '../named-choices.tsx';

interface TypeChoiceProps extends Omit<CheckboxGroupProps, 'children'> {
  offered: readonly EventType[];
}

/** Types of events, in words; beside them the names that the documentation uses. Recalls are always sent. */
export function TypeChoice({ offered, ...group }: TypeChoiceProps) {
  return (
    <Checkbox.Group {...group}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="xs" mt="sm" mb="xs">
        <NamedChoices names={offered.filter((type) => !isRecall(type))} words={eventWords} />
      </SimpleGrid>
    </Checkbox.Group>
  );
}
