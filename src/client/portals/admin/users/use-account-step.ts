import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';

/** After an action on an account: confirms it, and refreshes the person everywhere. */
export function useAccountStep(userId: string, done: string, onDone: () => void) {
  const utils = trpc.useUtils();
  return {
    onSuccess() {
      showToast({ kind: 'success', message: done });
      onDone();
    },
    onSettled() {
      void utils.users.get.invalidate({ userId });
      void utils.users.list.invalidate();
      void utils.brokers.invalidate();
    },
  };
}
