/** The chat as the widget uses it: one question, and an answer that arrives word by word. */
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import { transformer } from '#client/lib/transformer.ts';
import type { AppRouter } from '#server/app/trpc/root.ts';
import type { ChatAnswer, ChatEvent, ChatInput } from '#shared/assistant/schema.ts';
import { websiteChat } from '#shared/assistant/texts.ts';

/** One that the pages answer. */
export const QUESTION = 'What is the difference between comprehensive and collision coverage?';

export type Asking = Partial<ChatInput> & { question?: string; signal?: AbortSignal };

/** The payload of spec §7, with a test's changes. */
export function chatInput({ question = QUESTION, signal: _, ...changes }: Asking = {}): ChatInput {
  return {
    messages: [{ role: 'user', content: question }],
    caseInfo: { ...websiteChat, currentPage: '/' },
    ...changes,
  };
}

/** The same call as raw HTTP. */
export function streamAnswer(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/api/trpc/chat.converse?batch=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'trpc-accept': 'application/jsonl', ...headers },
    body: JSON.stringify({ 0: chatInput() }),
  });
}

/** The steps of an answer as they arrive. */
export async function* stream(url: string, asking: Asking = {}): AsyncGenerator<ChatEvent, void> {
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchStreamLink({ url: `${url}/api/trpc`, transformer })],
  });
  const { signal } = asking;
  yield* await client.chat.converse.mutate(chatInput(asking), signal ? { signal } : {});
}

/** All of them. */
export async function streamed(url: string, asking?: Asking): Promise<ChatEvent[]> {
  const events: ChatEvent[] = [];
  for await (const event of stream(url, asking)) events.push(event);
  return events;
}

/** What a reader sees in the end. */
export function shown(events: readonly ChatEvent[]): string {
  return events.reduce(
    (text, event) => (event.type === 'text' ? text + event.text : event.type === 'replace' ? event.text : text),
    '',
  );
}

export function answerOf(events: readonly ChatEvent[]): ChatAnswer | undefined {
  return events.flatMap((event) => (event.type === 'end' ? [event.answer] : []))[0];
}
