/** How other parts of a page put the cursor into the conversation: shortcuts, a button beside the status, a link. */
import type { Kind } from './use-drafts.ts';

/** In the address of a case: `?write=greeting` fills in a reply by its name, `?write=note` starts a note. */
export const WRITE_PARAM = 'write';

export interface WriteRequest {
  kind: Kind;
  /** The product's reply to fill in, by name, if nothing was typed yet. */
  reply?: string;
}

type Writer = (request: WriteRequest) => void;
const composers: Writer[] = [];

/** What `?write=` asks for: one of the two kinds, or a message that begins with a reply. */
export function writeRequestOf(value: string): WriteRequest {
  if (value === 'note') return { kind: 'note' };
  return value === 'message' ? { kind: 'message' } : { kind: 'message', reply: value };
}

/** Registers a composer on the screen. Returns what removes it. */
export function offerComposer(write: Writer): () => void {
  composers.push(write);
  return () => composers.splice(composers.indexOf(write), 1);
}

/** Focuses the composer on the screen, as a message or a note. Returns whether there is one: otherwise the page opens its conversation. */
export function writeIn(request: WriteRequest): boolean {
  const write = composers.at(-1);
  write?.(request);
  return write !== undefined;
}
