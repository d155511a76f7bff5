import { SimpleGrid, Text } from '@mantine/core';
import type { CaseDetail } from '#shared/cases/views.ts';
import { formatMoney } from '#shared/platform/formats.ts';
import { dayWords } from '#shared/platform/time/words.ts';

/** What the broker recorded after the insurer confirmed. */
export function BoundFacts({ bound }: { bound: NonNullable<CaseDetail['bound']> }) {
  const facts = [
    ['Insurer', bound.insurer],
    ['Policy number', bound.policyNumber],
    ['Effective date', dayWords(bound.effectiveOn)],
    ['Expiry date', dayWords(bound.expiresOn)],
    ...(bound.premiumCents === null ? [] : [['Premium', formatMoney(bound.premiumCents)]]),
  ];
  return (
    <SimpleGrid component="dl" minColWidth="10rem" autoFlow="auto-fit" spacing="sm">
      {facts.map(([label, value]) => (
        <div key={label}>
          <Text component="dt" c="dimmed" size="sm">
            {label}
          </Text>
          <Text component="dd" fw={600}>
            {value}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}
