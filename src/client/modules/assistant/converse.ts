/** The chat's API calls. Imported when a visitor approaches the chat. */
import { apiStream } from '#client/lib/api-stream.ts';
import type { ChatAbout, ChatEvent, ChatInput } from '#shared/assistant/schema.ts';

export function fetchAbout(): Promise<ChatAbout> {
  return apiStream.chat.about.query();
}

/**
 * Streams an answer, event by event; the last event is `end`.
 * @throws when the call fails, is cut off before the end, or is aborted by the signal
 */
export async function* converse(input: ChatInput, signal: AbortSignal): AsyncGenerator<ChatEvent, void> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Nobody may be waiting for it any longer.
  aborted.catch(() => undefined);
  signal.throwIfAborted();
  const answer = await Promise.race([apiStream.chat.converse.mutate(input, { signal }), aborted]);
  const steps = answer[Symbol.asyncIterator]();
  // A hung connection does not always react to the signal: this does.
  for (;;) {
    const { value, done } = await Promise.race([steps.next(), aborted]);
    if (done) throw new Error('The answer was cut off');
    yield value;
    if (value.type === 'end') return;
  }
}
