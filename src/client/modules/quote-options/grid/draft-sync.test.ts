/** The grid on the server: one save at a time, and never over another device’s. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OptionDraft, OptionGrid } from '#shared/quote-options/draft.ts';
import { type DraftServer, openDraft } from './draft-sync.ts';

const opened: OptionDraft = {
  version: 0,
  grid: null,
  savedAt: null,
  savedByName: null,
  savedByMe: false,
  start: [],
  insurers: [],
};
const saying = (message: string): OptionGrid => ({ rows: [], columns: [], message });

/** Answers each save only when the test says so. */
function slowServer() {
  const asked: { version: number; message?: string; answer: () => void }[] = [];
  const save: DraftServer['save'] = ({ version, grid }) =>
    new Promise((resolve) => {
      const answer = () => resolve({ version: version + 1, savedAt: '2026-11-27T15:00:00.000Z' });
      asked.push({ version, message: grid?.message, answer });
    });
  return { asked, server: { save, read: async () => opened } satisfies DraftServer };
}

test('two that wait for a save begin one save of what was typed meanwhile, not two', async () => {
  const { asked, server } = slowServer();
  const draft = openDraft('case', server, opened, () => saying(''));
  draft.edit(saying('first'));
  const first = draft.save();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  draft.edit(saying('second'));
  // The page is left, and shown again.
  const others = [draft.save(), draft.save()];
  asked[0]?.answer();
  await first;
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.answer();
  await Promise.all(others);
  expect(asked.map(({ version, message }) => ({ version, message }))).toEqual([
    { version: 0, message: 'first' },
    { version: 1, message: 'second' },
  ]);
  expect(draft.current().saving).toBe('saved');
});

test('after a logout nothing is tried again, neither by the clock nor by the page that closes', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let calls = 0;
  const save: DraftServer['save'] = async () => {
    calls += 1;
    throw new TypeError('Failed to fetch');
  };
  const draft = openDraft('case', { save, read: async () => opened }, opened, () => saying(''));
  draft.edit(saying('first'));
  await draft.save();
  expect(draft.current().saving).toBe('failed');
  draft.close();
  await draft.save();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toBe(1);
});
