import { useState } from 'react';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';

/** The draft's storage name. */
const CHAT_DRAFT = 'chat';

function keptDraft(): string {
  const kept = readDraft<unknown>(CHAT_DRAFT);
  return typeof kept === 'string' ? kept : '';
}

/**
 * Unsent text in the text box: it survives a reload and a navigation.
 * @param begun text typed before the text box existed, if any: it replaces the stored draft
 */
export function useDraft(begun = ''): [draft: string, write: (text: string) => void] {
  const [draft, setDraft] = useState(() => begun || keptDraft());
  function write(text: string) {
    setDraft(text);
    writeDraft(CHAT_DRAFT, text || undefined);
  }
  return [draft, write];
}
