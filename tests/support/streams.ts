/** A stream of live events, held open as a browser does. */
import type { ApiClient } from './api-client.ts';

export type OpenStream = {
  /** Everything received, once it contains these words. */
  until(words: string): Promise<string>;
  /** Everything received, once the server has ended the stream. */
  untilEnd(): Promise<string>;
};

/** Resolves when the stream has begun: from now on it carries everything that happens. */
export async function openStream({ url, cookies }: ApiClient): Promise<OpenStream> {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const input = encodeURIComponent('{}');
  const answer = await fetch(`${url}/api/trpc/live.watch?input=${input}`, { headers: { cookie } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  async function readUntil(isEnough: () => boolean): Promise<string> {
    while (!isEnough()) {
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
      if (done) break;
      text += value ?? '';
    }
    return text;
  }

  await readUntil(() => text.includes('began'));
  return {
    until: (words) => readUntil(() => text.includes(words)),
    untilEnd: () => readUntil(() => false),
  };
}
