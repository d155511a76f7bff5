/** The draft of a case in a component: saved when the page is left, and read again when the page is shown again. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { clearedDrafts } from '#client/lib/drafts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { OptionDraft, OptionGrid } from '#shared/quote-options/draft.ts';
import { type DraftState, type DraftSync, openDraft } from './draft-sync.ts';

/** By case. They outlive the component: one that is shown again must not take a save still under way for another device. */
const drafts = new Map<string, DraftSync>();
// After a logout the next user of this tab may be someone else.
clearedDrafts.addEventListener('cleared', () => {
  for (const draft of drafts.values()) draft.close();
  drafts.clear();
});

export function useOptionDraft(
  caseId: string,
  opened: OptionDraft,
  fresh: () => OptionGrid,
): { draft: DraftSync; state: DraftState } {
  const utils = trpc.useUtils();
  const [draft] = useState(() => {
    const known = drafts.get(caseId);
    if (known) return known;
    const read = () => utils.client.cases.optionDraft.query({ caseId });
    const made = openDraft(
      caseId,
      { read, save: (input) => utils.client.cases.saveOptionDraft.mutate({ caseId, ...input }) },
      opened,
      fresh,
    );
    drafts.set(caseId, made);
    return made;
  });
  const state = useSyncExternalStore(draft.subscribe, draft.current);

  useEffect(() => {
    const save = () => void draft.save();
    const look = () => (document.visibilityState === 'visible' ? void draft.refresh() : save());
    // What an earlier visit couldn’t save, and what another device saved since.
    void draft.save().then(draft.refresh);
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
