/** The calls of the chat. Imported when somebody comes near it. */
import { apiStream } from '#client/lib/api-stream.ts';
import type { ChatAbout, ChatEvent, ChatInput } from '#shared/assistant/schema.ts';

export function fetchAbout(): Promise<ChatAbout> {
  return apiStream.chat.about.query();
}

/**
 * An answer, step by step; the last step is `end`.
 * @throws when the call fails, breaks off before the end, or the signal ends it
 */
export async function* converse(input: ChatInput, signal: AbortSignal): AsyncGenerator<ChatEvent, void> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Nobody may be waiting for it any more.
  aborted.catch(() => undefined);
  signal.throwIfAborted();
  const answer = await Promise.race([apiStream.chat.converse.mutate(input, { signal }), aborted]);
  const steps = answer[Symbol.asyncIterator]();
  // A connection that hangs does not always notice the signal: this does.
  for (;;) {
    const { value, done } = await Promise.race([steps.next(), aborted]);
    if (done) throw new Error('The answer broke off');
    yield value;
    if (value.type === 'end') return;
  }
}
