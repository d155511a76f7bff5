/** The portals' typed client: React Query over tRPC, with one stream for live events. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { httpBatchLink, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { type ReactNode, useState } from 'react';
import type { AppRouter } from '#server/app/trpc/root.ts';
import { MAX_BATCH } from '#shared/platform/wire.ts';
import { earlyAnswersLink } from './early-answers.ts';
import { idleHeaders, watchActivity } from './idle.ts';
import { loginGateLink } from './login-gate.ts';
import { streamLinks } from './stream-links.ts';
import { transformer } from './transformer.ts';
import { viewAsHeaders } from './view-as.ts';

export type RouterOutputs = inferRouterOutputs<AppRouter>;

export const trpc = createTRPCReact<AppRouter>();

const URL = '/api/trpc';
const FIVE_MINUTES = 5 * 60 * 1000;

function createLinks() {
  watchActivity();
  return splitLink<AppRouter>({
    condition: ({ type }) => type === 'subscription',
    true: streamLinks(URL),
    false: [
      loginGateLink(),
      earlyAnswersLink(),
      // Starting and ending impersonation is the administrator's own call; every other call in the tab is made as the client.
      splitLink({
        condition: ({ path }) => path.startsWith('viewAs.'),
        true: httpBatchLink({ url: URL, transformer, maxItems: MAX_BATCH, headers: idleHeaders }),
        false: httpBatchLink({
          url: URL,
          transformer,
          maxItems: MAX_BATCH,
          headers: () => ({ ...viewAsHeaders(), ...idleHeaders() }),
        }),
      }),
    ],
  });
}

/**
 * Data never goes stale, is not refetched on focus or on a timer, and nothing is retried (spec §7); the stream
 * reports what has changed.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: FIVE_MINUTES,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}

/** Provides the application's query client. One per document. */
export function TrpcProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(() => trpc.createClient({ links: [createLinks()] }));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
