/** The typed client for streamed answers. */
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import type { AppRouter } from '#server/app/trpc/root.ts';
import { transformer } from './transformer.ts';

export const apiStream = createTRPCClient<AppRouter>({
  links: [httpBatchStreamLink({ url: '/api/trpc', transformer, maxItems: 1 })],
});
