import { toApiError } from '#client/lib/api.ts';
import type { ApiError } from '#client/lib/api-error.ts';
import { useSession } from '#client/lib/session.tsx';
import { dismissToast, showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { LoginInput } from '#shared/accounts/auth/schema.ts';
import type { SessionUser } from '#shared/platform/session.ts';
import { failureWords } from './failure-words.ts';

const FALLBACK = 'Invalid username or password. Please try again.';

/** The password was correct and a code is required: not a failure. */
export function asksForCode(error: ApiError, { code }: Pick<LoginInput, 'code'>): boolean {
  return error.status === 401 && code === undefined && error.issues.some(({ path }) => path === 'code');
}

/** Login with the toasts of the catalogue (spec §8). Afterwards the session has the user. */
export function useLogin({ onSuccess }: { onSuccess?: ((user: SessionUser) => void) | undefined } = {}) {
  const { signIn } = useSession();
  return trpc.auth.login.useMutation({
    onMutate: () => ({
      toast: showToast({
        kind: 'info',
        title: 'Logging in...',
        message: 'Please wait while we verify your credentials.',
      }),
    }),
    onSuccess: (user) => {
      showToast({
        kind: 'success',
        title: 'Login successful',
        message: `Welcome back, ${user.fullName || 'User'}!`,
      });
      onSuccess?.(user);
      signIn(user);
    },
    onError: (error, input) => {
      const failure = toApiError(error);
      if (asksForCode(failure, input)) return;
      showToast({ kind: 'error', title: 'Login failed', message: failureWords(failure) || FALLBACK });
    },
    onSettled: (_user, _error, _input, context) => {
      if (context) dismissToast(context.toast);
    },
  });
}
