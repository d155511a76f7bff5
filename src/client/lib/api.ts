/** The typed client for code outside React Query: the public forms. The portals use `trpc.tsx` next to it. */
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import type { AppRouter } from '#server/app/trpc/root.ts';
import type { Issue } from '#shared/platform/errors.ts';
import { MAX_BATCH } from '#shared/platform/wire.ts';
import { ApiError } from './api-error.ts';
import { transformer } from './transformer.ts';

export const api = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: '/api/trpc', transformer, maxItems: MAX_BATCH })],
});

export const NO_RESPONSE = 'The server didn’t respond. Check your connection and try again.';

/** Converts any failure of a call to the one error class that forms handle (spec decision 4). */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof TRPCClientError)) return new ApiError(0, NO_RESPONSE);
  const data = error.data as { httpStatus?: number; issues?: Issue[] } | null | undefined;
  if (!data?.httpStatus) return new ApiError(0, NO_RESPONSE);
  return new ApiError(data.httpStatus, error.message, data.issues);
}
