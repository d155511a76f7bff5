/** What is said before an answer to a message that sounds like danger, and that it stays whatever the writer does. */
import { expect, test } from 'vitest';
import type { Limit } from '#server/modules/assistant/guardrails/policy.ts';
import type { Assistant } from '#server/platform/assistant-provider.ts';
import { urgentNotes } from '#shared/assistant/guardrails/urgent.ts';
import type { ChatEvent } from '#shared/assistant/schema.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { compose } from './commands.ts';
import { urgentNote } from './policy.ts';

const reader = { day: '2026-11-27', site: defaultSiteProfile };
/** No rule knows it, and the pages answer it. */
const URGENT = 'my buddy is drunk and getting in his truck';
/** No rule knows it, and nothing on the pages is worth reading now. */
const NOW = 'what is a deductible, dad is slurring and his arm is weak';

const writing = (text: string): Assistant => ({
  async *write() {
    yield text;
  },
});

async function eventsOf(content: string, external: Assistant | null = null): Promise<ChatEvent[]> {
  const messages = [{ role: 'user' as const, content }];
  const events: ChatEvent[] = [];
  for await (const event of compose({ messages, page: '/', reader, external }, AbortSignal.timeout(9_000)))
    events.push(event);
  return events;
}

/** What a screen shows in the end, piece by piece, and the whole answer. */
function shownBy(events: readonly ChatEvent[]) {
  const shown = events.reduce(
    (text, event) => (event.type === 'text' ? text + event.text : event.type === 'replace' ? event.text : text),
    '',
  );
  const last = events.at(-1);
  return { shown, response: last?.type === 'end' ? last.answer.data?.response : undefined };
}

const { en } = urgentNotes.impaired;

test('it comes first, and the answer follows', async () => {
  const { shown, response } = shownBy(await eventsOf(URGENT));
  expect(response?.startsWith(`${en}\n\n`)).toBe(true);
  expect(shown).toBe(response);
});

test('it is all that is said where nothing else is worth reading, and no provider is asked', async () => {
  const { response } = shownBy(await eventsOf(NOW, writing('SOURCES: 1\nA deductible is this.')));
  expect(response).toBe(urgentNotes.injury.en);
});

test('it stays when the words of a provider are taken off the screen', async () => {
  const { shown, response } = shownBy(
    await eventsOf(URGENT, writing('SOURCES: 1\nIt is this. You are fully covered.')),
  );
  expect(shown.startsWith(`${en}\n\n`)).toBe(true);
  expect(shown).not.toContain('fully covered');
  expect(response).toBe(shown);
});

test('nothing is said before a provider that fails', async () => {
  const failing: Assistant = {
    // biome-ignore lint/correctness/useYield: it fails before its first word
    async *write() {
      throw new Error('unreachable');
    },
  };
  const seen: ChatEvent[] = [];
  const messages = [{ role: 'user' as const, content: URGENT }];
  const composing = compose({ messages, page: '/', reader, external: failing }, AbortSignal.timeout(9_000));
  await expect(async () => {
    for await (const event of composing) seen.push(event);
  }).rejects.toThrow('unreachable');
  expect(seen.map(({ type }) => type)).toEqual(['begin']);
});

test('an ordinary question gets none', async () => {
  const { response } = shownBy(await eventsOf('what is a deductible'));
  for (const note of Object.values(urgentNotes)) expect(response).not.toContain(note.en);
});

const limit = (name: string, verdict: Limit['verdict']) => ({ name, verdict }) as Limit;

test('it is in the language of the question, and nothing is said twice', () => {
  expect(urgentNote('mon père ne va pas bien du tout', 'injury', null)).toBe(urgentNotes.injury.fr);
  expect(urgentNote(URGENT, 'injury', null)).toBe(urgentNotes.injury.en);
  expect(urgentNote(URGENT, 'injury', limit('claim', 'limited'))).toBe(urgentNotes.injury.en);
  expect(urgentNote(URGENT, 'injury', limit('emergency', 'emergency'))).toBe('');
  expect(urgentNote(URGENT, 'injury', limit('thanks', 'courtesy'))).toBe('');
  expect(urgentNote(URGENT, 'fraud', limit('fraud', 'limited'))).toBe('');
  expect(urgentNote(URGENT, 'fire', limit('fraud', 'limited'))).toBe(urgentNotes.fire.en);
  expect(urgentNote(URGENT, null, null)).toBe('');
});

test('in another language: 911 where a danger is named and insurance is asked about, and to no English question', () => {
  expect(urgentNote('¿el seguro paga si hay fuego en la cocina de mi casa?', null, null)).toBe(
    'En peligro, llame al 911.',
  );
  expect(urgentNote('does my insurance cover a gas leak or a carbon monoxide alarm', null, null)).toBe('');
});

test('each note says whom to call, in at most two sentences', () => {
  for (const [kind, note] of Object.entries(urgentNotes))
    for (const words of Object.values(note)) {
      if (kind !== 'fraud') expect(words, kind).toContain('911');
      if (kind === 'crisis' || kind === 'unclear') expect(words, kind).toContain('9-8-8');
      expect(words.match(/[.?!](?= |$)/g)?.length, words).toBeLessThanOrEqual(2);
    }
});
