import { useEffect } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import { useNow } from '#client/lib/use-now.ts';
import type { CaseSummary } from '#shared/cases/views.ts';
import { OfferRow } from './offer-row.tsx';
import css from './unclaimed.module.css';
import { useNewOffers } from './use-new-offers.ts';

/** Offers above the broker's own requests, the earliest deadline first. One that expires while on screen goes to the next broker. */
export function Offers({ openId }: { openId: string | null }) {
  const utils = trpc.useUtils();
  const now = useNow();
  const { data } = trpc.worklist.list.useQuery({ scope: 'offered' });
  const offers = data?.cases;
  const news = useNewOffers(offers);
  const ranOut =
    offers?.filter(({ offerExpiresAt }) => offerExpiresAt && Date.parse(offerExpiresAt) <= now).length ?? 0;

  useEffect(() => {
    if (ranOut > 0) void utils.worklist.invalidate();
  }, [ranOut, utils]);

  const order = ({ offerExpiresAt, createdAt }: CaseSummary) => `${offerExpiresAt} ${createdAt}`;
  return (
    <section aria-label="Offers awaiting your response">
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {offers && offers.length > 0 && (
        <ul className={`plain-list ${css.rows}`}>
          {offers
            .toSorted((a, b) => order(a).localeCompare(order(b)))
            .map((offer) => (
              <OfferRow key={offer.id} offer={offer} open={offer.id === openId} beside={openId !== null} />
            ))}
        </ul>
      )}
    </section>
  );
}
