import { useState } from 'react';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';

/** The name it is kept by. */
const CHAT_DRAFT = 'chat';

function keptDraft(): string {
  const kept = readDraft<unknown>(CHAT_DRAFT);
  return typeof kept === 'string' ? kept : '';
}

/**
 * What stands in the text box and was not sent: it survives a reload and a link.
 * @param begun What was typed before the text box was there, if anything: it stands in place of what was kept.
 */
export function useDraft(begun = ''): [draft: string, write: (text: string) => void] {
  const [draft, setDraft] = useState(() => begun || keptDraft());
  function write(text: string) {
    setDraft(text);
    writeDraft(CHAT_DRAFT, text || undefined);
  }
  return [draft, write];
}
