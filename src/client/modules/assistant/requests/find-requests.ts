/** Whose requests these are, asked when a visitor wants to see theirs. */
import { api, toApiError } from '#client/lib/api.ts';
import type { CaseSummary } from '#shared/cases/views.ts';
import { cookieNames } from '#shared/platform/cookies.ts';
import { paths } from '#shared/platform/paths.ts';

/** More are in the portal. */
const SHOWN_MAX = 3;

export type Found =
  | { kind: 'visitor' }
  /** Brokers and administrators have no requests of their own. */
  | { kind: 'staff'; home: string }
  | { kind: 'client'; open: readonly CaseSummary[]; hasMore: boolean }
  | { kind: 'failed'; message: string };

/** The open requests of the client who is signed in here; never an exception. They are shown and not stored. */
export async function findRequests(): Promise<Found> {
  // Asking without a session would only be answered with 401.
  if (!document.cookie.includes(`${cookieNames.signedIn}=`)) return { kind: 'visitor' };
  try {
    const { role } = await api.auth.session.query();
    if (role !== 'client') return { kind: 'staff', home: paths[role].home };
    const { cases, nextCursor } = await api.cases.list.query({ scope: 'own', state: 'open' });
    return {
      kind: 'client',
      open: cases.slice(0, SHOWN_MAX),
      hasMore: nextCursor !== null || cases.length > SHOWN_MAX,
    };
  } catch (error) {
    const { status, serverMessage } = toApiError(error);
    return status === 401 ? { kind: 'visitor' } : { kind: 'failed', message: serverMessage };
  }
}
