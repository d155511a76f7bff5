import { Box, ScrollArea, Stack, Text } from '@mantine/core';
import type { RouterOutputs } from '#client/lib/trpc.tsx';

interface OtherBrokersProps {
  brokers: RouterOutputs['cases']['successors']['brokers'];
  /** The total number; the list may hold fewer. */
  count: number;
}

/** Folded away: the brokers who may not receive a request, and why. Shown with their firms, because names repeat. */
export function OtherBrokers({ brokers, count }: OtherBrokersProps) {
  return (
    <Text component="details" c="dimmed">
      <Box component="summary" mih="1.75rem">
        {count === 1 ? 'Why 1 other broker can’t take it' : `Why ${count} other brokers can’t take it`}
      </Box>
      <ScrollArea.Autosize mah="14rem" mt="var(--space-6)">
        <Stack component="ul" gap="var(--space-6)" pl="md">
          {brokers.map(({ brokerId, name, firm, reasons }) => (
            <li key={brokerId}>
              <strong>{name}</strong>
              {firm && `, ${firm}`}: {reasons.join(' ')}
            </li>
          ))}
        </Stack>
      </ScrollArea.Autosize>
      {count > brokers.length && (
        <Text mt="var(--space-6)">Search for a broker by name to see why they can’t take it.</Text>
      )}
    </Text>
  );
}
