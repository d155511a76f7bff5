import { Accordion, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatMoney } from '#shared/platform/formats.ts';
import { centsFromText } from './money-text.ts';
import type { OptionDraft } from './options-draft.ts';

/** The heading of an option: which one it is, also while it is folded. */
export function OptionHeading({ option, index, wrong }: { option: OptionDraft; index: number; wrong: boolean }) {
  const cents = centsFromText(option.premium);
  const facts = [option.insurer.trim(), cents ? formatMoney(cents) : ''].filter(Boolean);
  return (
    <Accordion.Control>
      <Group component="span" gap="var(--space-4) var(--space-12)" ff="text" lts={0}>
        <Text component="span" inherit fw={600}>
          Option {index + 1}
        </Text>
        {facts.length > 0 && (
          <Text component="span" inherit c="dimmed">
            {facts.join(', ')}
          </Text>
        )}
        {wrong && (
          <Group
            component="span"
            display="inline-flex"
            gap="var(--space-4)"
            wrap="nowrap"
            c="var(--warn)"
            fz="sm"
            fw={600}
          >
            <IconAlertTriangle size={16} aria-hidden="true" /> Check this
          </Group>
        )}
      </Group>
    </Accordion.Control>
  );
}
