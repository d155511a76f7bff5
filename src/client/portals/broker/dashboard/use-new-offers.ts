import { useEffect, useRef, useState } from 'react';
import type { CaseSummary } from '#shared/cases/views.ts';

/** What to say when an offer arrives while the page is open; empty before and in between. */
export function useNewOffers(offers: readonly CaseSummary[] | undefined): string {
  const known = useRef<Set<string> | null>(null);
  const [words, setWords] = useState('');

  useEffect(() => {
    if (!offers) return;
    const before = known.current;
    known.current = new Set(offers.map(({ id }) => id));
    // The first list is what the page shows anyway.
    const added = before ? offers.filter(({ id }) => !before.has(id)) : [];
    if (added.length > 0) setWords(`New offer: ${added.map(({ title }) => title).join(', ')}.`);
  }, [offers]);

  return words;
}
