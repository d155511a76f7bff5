/** A draft on the server: one save at a time, and never over another device’s. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { type DraftSource, openDraft, type ServerDraft } from './draft-sync.ts';

type Draft = ServerDraft & { message: string | null };
type Source = DraftSource<string, Draft>;

const opened: Draft = { version: 0, savedAt: null, message: null };

const sourceOf = (save: Source['save']): Source => ({
  key: 'test',
  save,
  read: async () => opened,
  valueIn: ({ message }) => message,
  fits: (kept) => (typeof kept === 'string' ? kept : null),
  fresh: () => '',
});

/** Answers each save only when the test says so. */
function slowServer() {
  const asked: { version: number; message: string | null; answer: () => void }[] = [];
  const save: Source['save'] = ({ version, value: message }) =>
    new Promise((resolve) => {
      const answer = () => resolve({ version: version + 1, savedAt: '2026-11-27T15:00:00.000Z' });
      asked.push({ version, message, answer });
    });
  return { asked, source: sourceOf(save) };
}

test('two that wait for a save begin one save of what was typed meanwhile, not two', async () => {
  const { asked, source } = slowServer();
  const draft = openDraft(source, opened);
  draft.edit('first');
  const first = draft.save();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  draft.edit('second');
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
  const save: Source['save'] = async () => {
    calls += 1;
    throw new TypeError('Failed to fetch');
  };
  const draft = openDraft(sourceOf(save), opened);
  draft.edit('first');
  await draft.save();
  expect(draft.current().saving).toBe('failed');
  draft.close();
  await draft.save();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toBe(1);
});
