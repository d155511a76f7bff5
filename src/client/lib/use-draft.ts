/** A draft in a component: saved when the page is left, and read again when the page is shown again. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DraftSource, type DraftState, type DraftSync, openDraft, type ServerDraft } from './draft-sync.ts';
import { clearedDrafts } from './drafts.ts';

// By key. They outlive the component: one that is shown again must not take a save still under way for another device.
// biome-ignore lint/suspicious/noExplicitAny: a key has one kind of draft
const drafts = new Map<string, DraftSync<any, any>>();
// After a logout the next user of this tab may be someone else.
clearedDrafts.addEventListener('cleared', () => {
  for (const draft of drafts.values()) draft.close();
  drafts.clear();
});

export function useDraft<Value, Saved extends ServerDraft>(
  source: DraftSource<Value, Saved>,
  opened: Saved,
): { draft: DraftSync<Value, Saved>; state: DraftState<Value, Saved> } {
  const [draft] = useState<DraftSync<Value, Saved>>(() => {
    const known = drafts.get(source.key);
    if (known) return known;
    const made = openDraft(source, opened);
    drafts.set(source.key, made);
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
