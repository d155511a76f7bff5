import { SimpleGrid } from '@mantine/core';
import { useEffect } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import { useNow } from '#client/lib/use-now.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Section } from '#client/ui/section.tsx';
import type { CaseSummary } from '#shared/cases/views.ts';
import { OfferCard } from './offer-card.tsx';
import { useNewOffers } from './use-new-offers.ts';

/** Offers with their deadlines, the earliest first. One that expires while on screen goes to the next broker. */
export function Offers({ offers }: { offers: readonly CaseSummary[] }) {
  const utils = trpc.useUtils();
  const now = useNow();
  const news = useNewOffers(offers);
  const ranOut = offers.filter(({ offerExpiresAt }) => offerExpiresAt && Date.parse(offerExpiresAt) <= now).length;

  useEffect(() => {
    if (ranOut > 0) void utils.worklist.invalidate();
  }, [ranOut, utils]);

  const order = ({ offerExpiresAt, createdAt }: CaseSummary) => `${offerExpiresAt} ${createdAt}`;
  const sorted = offers.toSorted((a, b) => order(a).localeCompare(order(b)));
  return (
    <Section title="Offers awaiting your response" count={offers.length} bare>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {sorted.length === 0 ? (
        <EmptyState title="No offers right now">
          <p>When a request fits your licence, area and capacity, it appears here and you get an email.</p>
        </EmptyState>
      ) : (
        <SimpleGrid minColWidth="min(23rem, 100%)">
          {sorted.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </SimpleGrid>
      )}
    </Section>
  );
}
