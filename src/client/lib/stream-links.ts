/** The way of the live stream: one that was lost is opened again, behind the last event that arrived. */
import { httpSubscriptionLink, retryLink, type TRPCLink } from '@trpc/client';
import type { AppRouter } from '#server/app/trpc/root.ts';
import { transformer } from './transformer.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

/** Only our server’s refusals have a status; what a proxy answers while a server is replaced has none, and browsers don’t ask again then. */
function isRefusal(error: { data?: { httpStatus?: number } | null }): boolean {
  const status = error.data?.httpStatus;
  return status !== undefined && status < 500;
}

/** @param EventSource where there is none in the environment, or one with cookies is needed */
export function streamLinks(url: string, EventSource?: typeof globalThis.EventSource): TRPCLink<AppRouter>[] {
  return [
    retryLink({
      retry: ({ error }) => !isRefusal(error),
      // Not all browsers of a server that is gone at the same moment.
      retryDelayMs: (attempt) => Math.min(FIRST_PAUSE_MS * attempt, LONGEST_PAUSE_MS) * (0.5 + Math.random()),
    }),
    httpSubscriptionLink({ url, transformer, ...(EventSource && { EventSource }) }),
  ];
}
