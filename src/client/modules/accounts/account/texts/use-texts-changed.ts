import { trpc } from '#client/lib/trpc.tsx';
import type { TextMessages } from '#shared/accounts/text-messages/schema.ts';

/** Shows what the server has stored; the list of consents is read again. */
export function useTextsChanged(): (texts: TextMessages) => void {
  const utils = trpc.useUtils();
  return (texts) => {
    utils.textMessages.own.setData(undefined, texts);
    void utils.privacy.consents.invalidate();
  };
}
