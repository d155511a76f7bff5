import { useEffect, useRef, useState } from 'react';
import type { CaseSummary } from '#shared/cases/views.ts';

/** The announcement when an offer arrives while the page is open; empty until the first one. */
export function useNewOffers(offers: readonly CaseSummary[] | undefined): string {
  const known = useRef<Set<string> | null>(null);
  const [words, setWords] = useState('');

  useEffect(() => {
    if (!offers) return;
    const before = known.current;
    known.current = new Set(offers.map(({ id }) => id));
    // The first list is already on the page.
    const added = before ? offers.filter(({ id }) => !before.has(id)) : [];
    if (added.length > 0) setWords(`New offer: ${added.map(({ title }) => title).join(', ')}.`);
  }, [offers]);

  return words;
}
