import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';

/** The name it is kept by. */
export const CHAT_DRAFT = 'chat';

/** What stands in the text box and was not sent: it survives a reload and a link. */
export function useDraft(): [draft: string, write: (text: string) => void] {
  const [draft, setDraft] = useState('');
  useEffect(() => {
    const kept = readDraft<unknown>(CHAT_DRAFT);
    if (typeof kept === 'string') setDraft(kept);
  }, []);
  function write(text: string) {
    setDraft(text);
    writeDraft(CHAT_DRAFT, text || undefined);
  }
  return [draft, write];
}
