import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';
import type { SentAlong } from './use-attachments.ts';

export type Kind = 'message' | 'note';

interface Draft {
  body: string;
  /** Documents of the case that came back with an unsent message. */
  kept: SentAlong[];
}

const nothing: Draft = { body: '', kept: [] };

function useDraft(place: string) {
  const [draft, setDraft] = useState<Draft>(() => ({
    body: readDraft<string>(place) ?? '',
    kept: readDraft<SentAlong[]>(`${place}:kept`) ?? [],
  }));
  useEffect(() => {
    writeDraft(place, draft.body || undefined);
    writeDraft(`${place}:kept`, draft.kept.length > 0 ? draft.kept : undefined);
  }, [place, draft]);
  return [draft, setDraft] as const;
}

/**
 * The draft, surviving a reload: one text for the client and another for colleagues. They are kept separate, so that switching
 * between the two cannot turn a note into a message.
 */
export function useDrafts(place: string, staff: boolean) {
  const [kind, setKind] = useState<Kind>(() =>
    staff && readDraft<Kind>(`mode:${place}`) === 'note' ? 'note' : 'message',
  );
  useEffect(() => writeDraft(`mode:${place}`, kind === 'note' ? kind : undefined), [place, kind]);
  const [message, setMessage] = useDraft(`draft:${place}`);
  const [note, setNote] = useDraft(`note:${place}`);
  const set = kind === 'note' ? setNote : setMessage;

  return {
    kind,
    setKind,
    draft: kind === 'note' ? note : message,
    setBody: (body: string) => set((was) => ({ ...was, body })),
    /** Begins a message to the client, unless one has been begun. */
    startMessage: (body: string) =>
      setMessage((was) => (was.body === '' && was.kept.length === 0 ? { ...was, body } : was)),
    dropKept: (documentId: string) =>
      set((was) => ({ ...was, kept: was.kept.filter((file) => file.documentId !== documentId) })),
    /** No message to the client is being written. */
    nothingForClient: message.body === '' && message.kept.length === 0,
    clear: () => set(nothing),
    /** Clears this text, unless it has been edited in the meantime. */
    clearWhen: (body: string) => set((was) => (was.body === body ? nothing : was)),
    /** Returns unsent messages to the client to the draft, before anything typed since. */
    putBack(items: readonly { body: string; attachments: readonly SentAlong[] }[]) {
      setMessage((was) => ({
        body: [...items.map(({ body }) => body), was.body].filter((body) => body !== '').join('\n\n'),
        kept: [...items.flatMap(({ attachments }) => attachments), ...was.kept],
      }));
    },
  };
}
