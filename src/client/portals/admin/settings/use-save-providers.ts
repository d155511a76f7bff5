import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';

/** Saves the register as a whole. `onDone` is called once it is saved. */
export function useSaveProviders(message: string, onDone: () => void = () => undefined) {
  const utils = trpc.useUtils();
  return trpc.settings.saveProviders.useMutation({
    async onSuccess() {
      showToast({ kind: 'success', message });
      void utils.launch.list.invalidate();
      await utils.settings.providers.invalidate();
      onDone();
    },
    onError(error) {
      showToast({ kind: 'error', title: 'Not saved', message: toApiError(error).serverMessage });
    },
  });
}
