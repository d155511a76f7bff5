/** The draft of a case in a component: saved when the page is left, and read again when it is looked at again. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import type { OptionDraft, OptionGrid } from '#shared/quote-options/draft.ts';
import { type DraftState, type DraftSync, openDraft } from './draft-sync.ts';

export function useOptionDraft(
  caseId: string,
  opened: OptionDraft,
  fresh: () => OptionGrid,
): { draft: DraftSync; state: DraftState } {
  const utils = trpc.useUtils();
  const [draft] = useState(() => {
    const read = () => utils.client.cases.optionDraft.query({ caseId });
    return openDraft(
      caseId,
      { read, save: (input) => utils.client.cases.saveOptionDraft.mutate({ caseId, ...input }) },
      opened,
      fresh,
    );
  });
  const state = useSyncExternalStore(draft.subscribe, draft.current);

  useEffect(() => {
    const save = () => void draft.save();
    const look = () => (document.visibilityState === 'visible' ? void draft.refresh() : save());
    // What an earlier visit of this tab couldn’t save.
    save();
    document.addEventListener('visibilitychange', look);
    addEventListener('online', save);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', save);
      save();
    };
  }, [draft]);
  return { draft, state };
}
