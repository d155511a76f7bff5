import { toApiError } from '#client/lib/api.ts';
import { useSession } from '#client/lib/session.tsx';
import { dismissToast, showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { failureWords } from './failure-words.ts';

const FALLBACK = 'An error occurred during registration. Please try again.';

/**
 * Registration in the order of spec decision 2: the screen resets and says that the user can log in (`onCreated`), then the
 * session gets the user and the second toast queues behind the first.
 */
export function useRegister({ onCreated }: { onCreated: () => void }) {
  const { signIn } = useSession();
  return trpc.auth.register.useMutation({
    onMutate: () => ({
      toast: showToast({ kind: 'info', title: 'Creating account...', message: 'This will only take a moment.' }),
    }),
    onSuccess: (user) => {
      showToast({
        kind: 'success',
        title: 'Account created successfully',
        message: 'Your account has been created. You can now log in.',
      });
      onCreated();
      signIn(user);
      showToast({
        kind: 'success',
        title: 'Registration successful',
        message: `Welcome, ${user.fullName}. Your account is ready, and you’re signed in.`,
      });
    },
    onError: (error) =>
      showToast({ kind: 'error', title: 'Registration failed', message: failureWords(toApiError(error)) || FALLBACK }),
    onSettled: (_user, _error, _input, context) => {
      if (context) dismissToast(context.toast);
    },
  });
}
