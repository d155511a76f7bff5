import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/lib/trpc.tsx';
import type { FoundSet } from '#shared/queue/schema.ts';

/** Typing at full speed asks about twice a word. */
const PAUSE_MS = 120;
/** One letter begins most words. */
const LETTERS_MIN = 2;

const NOTHING: FoundSet = { cases: [], clients: [], more: false };

/**
 * The best matches for what is being typed, from anywhere in the portal: at most eight cases the viewer may see, and for administrators
 * clients. What was found stays until the next answer.
 */
export function useFindCases(typed: string): FoundSet & { isSearching: boolean; error: unknown } {
  const [q] = useDebouncedValue(typed.trim().slice(0, 100), PAUSE_MS);
  const enabled = q.length >= LETTERS_MIN;
  const found = trpc.worklist.find.useQuery(
    { q },
    { enabled, placeholderData: keepPreviousData, staleTime: 10_000, trpc: { abortOnUnmount: true } },
  );
  return {
    ...(enabled && found.data ? found.data : NOTHING),
    isSearching: enabled && found.isFetching,
    error: found.error,
  };
}
