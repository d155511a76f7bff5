/** `fetch` for an AI provider: follows no redirects, reads no more than an answer needs, and does not retry after the caller gave up. */
import { AssistantFailed } from '#server/platform/assistant-provider.ts';

/** A few thousand chunks of an answer with all their metadata. */
const BYTES_MAX = 1024 * 1024;

function bounded(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes > BYTES_MAX) throw new AssistantFailed('too-long');
      controller.enqueue(piece);
    },
  });
}

/** The milliseconds a server asks to wait, or null. */
function waitOf(headers: Headers): number | null {
  const milliseconds = headers.get('retry-after-ms');
  if (milliseconds !== null) return Number(milliseconds);
  const value = headers.get('retry-after');
  if (value === null) return null;
  const seconds = Number(value);
  return Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
}

/** @param timeoutMs until the first word, all attempts together */
export function carefulFetch(timeoutMs: number): typeof fetch {
  return async (input, init) => {
    // A question may only go to the configured address.
    const answer = await fetch(input, { ...init, redirect: 'error' });
    const headers = new Headers(answer.headers);
    const wait = waitOf(headers);
    // The library would wait up to a minute, and retry at once if asked to wait longer.
    if (wait !== null && wait > timeoutMs / 2) headers.set('x-should-retry', 'false');
    const { status, statusText } = answer;
    return new Response(answer.body?.pipeThrough(bounded()) ?? null, { status, statusText, headers });
  };
}
