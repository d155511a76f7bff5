import { toApiError } from '#client/lib/api.ts';

/**
 * Why a link no longer works, or null when something else went wrong and it can be retried: a rejected field,
 * too many attempts, no connection.
 */
export function refusedLink(error: unknown): string | null {
  if (!error) return null;
  const { status, serverMessage, issues } = toApiError(error);
  const aboutLink = issues.length === 0 || issues.every(({ path }) => path === 'token');
  return aboutLink && [400, 404, 409].includes(status) ? serverMessage : null;
}
