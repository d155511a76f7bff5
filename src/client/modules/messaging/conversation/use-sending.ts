import { openVariables } from '#shared/messaging/canned-replies/variables.ts';
import { sendMessageInputSchema } from '#shared/messaging/schema.ts';
import { type SentAlong, type useAttachments, useSendWithFiles } from './use-attachments.ts';
import type { useDrafts } from './use-drafts.ts';
import type { OutgoingMessage } from './use-outbox.ts';
import type { useSeenWhileWriting } from './use-seen-while-writing.ts';

interface Sending {
  side: 'client' | 'staff';
  /** Where the files are stored. */
  files: string;
  drafts: ReturnType<typeof useDrafts>;
  attachments: ReturnType<typeof useAttachments>;
  seen: ReturnType<typeof useSeenWhileWriting>;
  held: boolean;
  onHeld: (held: boolean) => void;
  onSend: (message: Pick<OutgoingMessage, 'body' | 'kind' | 'attachments' | 'seenSeq'>) => void;
}

const bodySchema = sendMessageInputSchema.shape.body;

/** From the field to the outbox: validation, what holds a message back, and when its files are ready. */
export function useSending({ side, files, drafts, attachments, seen, held, onHeld, onSend }: Sending) {
  const { kind, draft } = drafts;
  const { uploads, setProblem } = attachments;
  const empty = draft.body.trim() === '' && uploads.length === 0 && draft.kept.length === 0;

  function finish(sent: readonly SentAlong[], seenSeq = seen.seenSeq) {
    // The kind and the text come from one draft: a note cannot end up in a message.
    onSend({ body: bodySchema.parse(draft.body), kind, attachments: [...draft.kept, ...sent], seenSeq });
    drafts.clear();
  }
  const withFiles = useSendWithFiles(uploads, files, finish, setProblem);

  function problemOf(body: string): string | null {
    const open = side === 'staff' && kind === 'message' ? openVariables(body) : [];
    if (open.length > 0) return `Fill in ${open.join(', ')} first. This request has no value for it.`;
    return bodySchema.safeParse(body).error?.issues[0]?.message ?? null;
  }

  /** Whether the text may be sent. If not, the composer says why: what is wrong with it, or who wrote in the meantime. */
  function ready(anyway = false): boolean {
    if (withFiles.waiting || empty || (held && !anyway)) return false;
    const problem = problemOf(draft.body);
    setProblem(problem);
    if (problem) return false;
    const late = kind === 'message' && seen.newer.length > 0 && !anyway;
    onHeld(late);
    return !late;
  }

  /** @param anyway someone else's newer messages were shown, and it is to be sent all the same */
  function send(anyway = false) {
    if (!ready(anyway)) return;
    const seenSeq = anyway ? seen.read() : seen.seenSeq;
    if (uploads.length > 0) withFiles.start();
    else finish([], seenSeq);
  }

  return { send, ready, empty, waiting: withFiles.waiting };
}
