/** The typed door for answers that come word by word. */
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '#server/trpc/root.ts';

export const apiStream = createTRPCClient<AppRouter>({
  links: [httpBatchStreamLink({ url: '/api/trpc', transformer: superjson, maxItems: 1 })],
});
