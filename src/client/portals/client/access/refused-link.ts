import { toApiError } from '#client/lib/api.ts';

/**
 * Why a link does nothing any more, or null when something else went wrong and it may be tried again: a field that was refused,
 * too many attempts, no connection.
 */
export function refusedLink(error: unknown): string | null {
  if (!error) return null;
  const { status, serverMessage, issues } = toApiError(error);
  const aboutLink = issues.length === 0 || issues.every(({ path }) => path === 'token');
  return aboutLink && [400, 404, 409].includes(status) ? serverMessage : null;
}
