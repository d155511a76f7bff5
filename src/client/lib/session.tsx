/** Who is signed in. The single source: everything else calls `useSession`. */
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { cookieNames } from '#shared/platform/cookies.ts';
import type { SessionUser } from '#shared/platform/session.ts';
import { toApiError } from './api.ts';
import { claimDrafts, clearDrafts } from './drafts.ts';
import { forgetEarlyAnswers } from './early-answers.ts';
import { failWaitingCalls, forgetWaitingCalls, onWaitingCall, repeatWaitingCalls } from './login-gate.ts';
import { silenceDevice } from './silence-device.ts';
import { showToast } from './toasts.ts';
import { trpc } from './trpc.tsx';
import { currentView } from './view-as.ts';

export type SessionState =
  /** Not known yet. */
  | { status: 'loading' }
  /** `ended`: the server no longer knows the session, but the user's page is open. They log in again over it. */
  | { status: 'user'; user: SessionUser; ended: boolean }
  /** Another tab of this browser signed in as someone other than the user whose page is open here. */
  | { status: 'replaced'; user: SessionUser }
  /** Nobody. `loggedOut` distinguishes a logout from an expired session: only after the latter does login return to the page. */
  | { status: 'none'; loggedOut: boolean }
  /** The session check failed. */
  | { status: 'failed'; message: string; retry: () => void };

export type Session = SessionState & {
  /** Sets the current user: after login and registration. */
  signIn: (user: SessionUser) => void;
  /** Asks the server again, for changes to the user. */
  refresh: () => void;
  /** Forgets the user without asking the server: for an ended session when nobody logs in again. */
  leave: () => void;
  logout: () => void;
  loggingOut: boolean;
};

/** Well below the shortest idle timeout an administrator can set. */
const STILL_THERE_MS = 2 * 60_000;

const SessionContext = createContext<Session | null>(null);

/** Asks the server once and caches the result. A 401 means no user. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(maybeSignedIn);
  const query = trpc.auth.session.useQuery(undefined, {
    enabled: asking,
    // Keeps the session of a user who only reads or types alive, and detects its end while nobody is there.
    refetchInterval: STILL_THERE_MS,
    refetchIntervalInBackground: true,
  });
  const [loggedOut, setLoggedOut] = useState(false);
  const owner = useOwner(asking ? query.data : undefined);

  const forget = useCallback(
    (deliberate: boolean) => {
      setLoggedOut(deliberate);
      setAsking(false);
      owner.leave();
      forgetWaitingCalls();
      forgetEarlyAnswers();
      // Everything about the last user is cleared before the next one signs in.
      queryClient.clear();
    },
    [owner.leave, queryClient],
  );
  const { mutate: endSession, isPending: loggingOut } = trpc.auth.logout.useMutation({
    onSuccess: () => {
      forget(true);
      clearDrafts();
      void silenceDevice();
      showToast({ kind: 'success', message: 'Logged out successfully' });
    },
    onError: (error) => showToast({ kind: 'error', title: 'Logout failed', message: toApiError(error).serverMessage }),
  });

  // Click handlers receive this function: the event must not become the input of the call.
  const logout = useCallback(() => endSession(), [endSession]);
  const leave = useCallback(() => forget(false), [forget]);
  const refresh = useCallback(() => void utils.auth.session.invalidate(), [utils]);
  const signIn = useCallback(
    async (user: SessionUser) => {
      // A response to a request from before the login must not undo the login.
      await utils.auth.session.cancel();
      forgetEarlyAnswers();
      setLoggedOut(false);
      utils.auth.session.setData(undefined, user);
      setAsking(true);
    },
    [utils],
  );

  const { data, error, refetch } = query;
  const state = useMemo<SessionState>(
    () =>
      asking
        ? stateOf({ user: data, owner: owner.id, error, loggedOut, retry: refetch })
        : { status: 'none', loggedOut },
    [asking, data, owner.id, error, loggedOut, refetch],
  );
  useWaitingCalls(state, query.dataUpdatedAt, query.errorUpdatedAt, refresh);

  const value = useMemo<Session>(
    () => ({ ...state, signIn, refresh, leave, logout, loggingOut }),
    [state, signIn, refresh, leave, logout, loggingOut],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The first user of a document: its pages and the drafts kept in the tab are theirs until they leave. */
function useOwner(user: SessionUser | undefined) {
  const [id, setId] = useState<string | null>(null);
  if (user && id === null) {
    // Before any page reads a draft. An administrator viewing as a client keeps their own.
    if (!currentView()) claimDrafts(user.id);
    setId(user.id);
  }
  return { id, leave: useCallback(() => setId(null), []) };
}

/** The server's latest response decides what happens to calls waiting for a login. */
function useWaitingCalls(state: SessionState, knownAt: number, failedAt: number, refresh: () => void): void {
  useEffect(() => onWaitingCall(refresh), [refresh]);
  const there = state.status === 'user' && !state.ended;
  useEffect(() => {
    if (there && knownAt >= failedAt) repeatWaitingCalls();
    if (there && failedAt > knownAt) failWaitingCalls();
  }, [there, knownAt, failedAt]);
}

/** Without the marker nobody is signed in, and the request would only return 401. */
function maybeSignedIn(): boolean {
  return document.cookie.includes(`${cookieNames.signedIn}=1`);
}

interface Known {
  user: SessionUser | undefined;
  owner: string | null;
  error: unknown;
  loggedOut: boolean;
  retry: () => void;
}

function stateOf({ user, owner, error, loggedOut, retry }: Known): SessionState {
  const failure = error ? toApiError(error) : null;
  const ended = failure?.status === 401;
  if (user && owner !== null && user.id !== owner) return { status: 'replaced', user };
  // A temporary network failure does not sign anyone out.
  if (user) return { status: 'user', user, ended };
  if (ended) return { status: 'none', loggedOut };
  return failure ? { status: 'failed', message: failure.serverMessage, retry } : { status: 'loading' };
}

/** The session. @throws when used outside its provider, which is a programming error. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The user of a page that requires a sign-in. @throws when nobody is signed in. */
export function useSessionUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'user') throw new Error('useSessionUser belongs behind a protected route');
  return session.user;
}
