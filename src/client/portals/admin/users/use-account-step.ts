import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';

/** After a step on an account: says so, and shows the person as they are now, wherever they are shown. */
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
