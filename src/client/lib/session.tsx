/** Who is signed in. One place knows; everything else asks `useSession`. */
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { type SessionUser, SIGNED_IN_COOKIE } from '#shared/auth/schema.ts';
import { toApiError } from './api.ts';
import { clearDrafts } from './drafts.ts';
import { showToast } from './toasts.ts';
import { trpc } from './trpc.tsx';

export type SessionState =
  /** Not known yet. */
  | { status: 'loading' }
  | { status: 'user'; user: SessionUser }
  /** Nobody. `loggedOut` tells a deliberate end from a session that ran out: only the latter is led back to where it was. */
  | { status: 'none'; loggedOut: boolean }
  /** The server could not be asked. */
  | { status: 'failed'; message: string; retry: () => void };

export type Session = SessionState & {
  /** Makes somebody the current user: after login and registration. */
  signIn: (user: SessionUser) => void;
  logout: () => void;
  loggingOut: boolean;
};

const SessionContext = createContext<Session | null>(null);

/** Asks the server once, and knows from then on. A 401 means no user. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(maybeSignedIn);
  const query = trpc.auth.session.useQuery(undefined, { enabled: asking });
  const [loggedOut, setLoggedOut] = useState(false);

  const { mutate: endSession, isPending: loggingOut } = trpc.auth.logout.useMutation({
    onSuccess: () => {
      setLoggedOut(true);
      setAsking(false);
      clearDrafts();
      // What the last user saw, and who it was, is gone before the next one comes.
      queryClient.clear();
      showToast({ kind: 'success', message: 'Logged out successfully' });
    },
    onError: (error) => showToast({ kind: 'error', title: 'Logout failed', message: toApiError(error).serverMessage }),
  });

  // Handlers of clicks are handed this function: their event must not become the input of the call.
  const logout = useCallback(() => endSession(), [endSession]);

  const signIn = useCallback(
    (user: SessionUser) => {
      setLoggedOut(false);
      setAsking(true);
      utils.auth.session.setData(undefined, user);
    },
    [utils],
  );

  const { data, error, refetch } = query;
  const value = useMemo<Session>(
    () => ({
      ...(asking ? stateOf(data, error, loggedOut, refetch) : { status: 'none', loggedOut }),
      signIn,
      logout,
      loggingOut,
    }),
    [asking, data, error, loggedOut, refetch, signIn, logout, loggingOut],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** Without the marker nobody is signed in, and the question would only be answered 401. */
function maybeSignedIn(): boolean {
  return document.cookie.includes(`${SIGNED_IN_COOKIE}=1`);
}

function stateOf(user: SessionUser | undefined, error: unknown, loggedOut: boolean, retry: () => void): SessionState {
  if (error) {
    const failure = toApiError(error);
    if (failure.status === 401) return { status: 'none', loggedOut };
    // A passing trouble of the network does not sign anybody out.
    if (!user) return { status: 'failed', message: failure.serverMessage, retry };
  }
  return user ? { status: 'user', user } : { status: 'loading' };
}

/** The session. @throws when it is used outside its provider, which is a mistake of the programmer. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The user of a page that is only shown to somebody. @throws when nobody is signed in. */
export function useSessionUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'user') throw new Error('useSessionUser belongs behind a protected route');
  return session.user;
}
