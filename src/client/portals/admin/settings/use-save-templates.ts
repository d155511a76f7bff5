import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';

/** Saves the list as a whole. `onDone` receives whether it worked. */
export function useSaveTemplates(message: string, onDone: () => void = () => undefined) {
  const utils = trpc.useUtils();
  return trpc.settings.saveTemplates.useMutation({
    async onSuccess() {
      showToast({ kind: 'success', message });
      await utils.settings.templates.invalidate();
      void utils.documents.checklist.invalidate();
      onDone();
    },
    onError(error) {
      showToast({ kind: 'error', title: 'Not saved', message: toApiError(error).serverMessage });
    },
  });
}
