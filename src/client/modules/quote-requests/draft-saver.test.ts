import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/lib/api-error.ts';
import { type Draft, newDraft } from './draft.ts';
import { createDraftSaver, type SaveState, type StoredDraft } from './draft-saver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const UNTIL = '2026-12-26T12:00:00.000Z';

/** A saver over a fake server with the given responses. */
function setUp(answers: (() => Promise<{ version: number; expiresAt: string }>)[], stored?: Partial<StoredDraft>) {
  let draft: Draft = {
    ...newDraft({ definitionVersion: 1, set: 'full', screen: 'where', answers: { city: 'Calgary' } }),
  };
  const states: SaveState[] = [];
  const sent: Draft[] = [];
  const saver = createDraftSaver({
    current: () => draft,
    save: (it) => {
      sent.push(it);
      return (answers.shift() ?? (async () => ({ version: it.version + 1, expiresAt: UNTIL })))();
    },
    load: async () => ({
      version: 1,
      step: 'where',
      set: 'full',
      answers: {},
      preparedBy: null,
      submittedNumber: null,
      ...stored,
    }),
    onDraft: (change) => {
      draft = { ...draft, ...change };
    },
    onState: (state) => states.push(state),
  });
  const change = (patch: Partial<Draft>) => {
    draft = { ...draft, ...patch };
  };
  return { saver, states, sent, change, draft: () => draft };
}

const fails = (status: number) => () => Promise.reject(new ApiError(status, 'No'));

test('unchanged answers are sent once', async () => {
  const { saver, sent, draft } = setUp([]);
  await saver.now();
  await saver.now();
  expect(sent).toHaveLength(1);
  expect(draft().version).toBe(1);
});

test('a change during a save is sent after it, with the version of the first', async () => {
  const { saver, sent, change } = setUp([]);
  const first = saver.now();
  change({ answers: { city: 'Edmonton' } });
  saver.now();
  await first;
  expect(sent.map(({ version, answers }) => [version, answers.city])).toEqual([
    [0, 'Calgary'],
    [1, 'Edmonton'],
  ]);
});

test('a failure is retried automatically, with growing delays', async () => {
  const { saver, states, sent } = setUp([fails(0), fails(503)]);
  await saver.now();
  expect(states.at(-1)).toEqual({ kind: 'retrying' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(states.at(-1)).toEqual({ kind: 'saved' });
});

test('a save whose confirmation was lost is recognized as ours', async () => {
  // The first save was stored as version 1, but the response never arrived.
  const { saver, states, sent, change, draft } = setUp([fails(0), fails(409)], {
    version: 1,
    answers: { city: 'Calgary' },
  });
  await saver.now();
  change({ answers: { city: 'Edmonton' } });
  await saver.now();
  expect(sent.map(({ version }) => version)).toEqual([0, 0, 1]);
  expect(draft().version).toBe(2);
  expect(states.at(-1)).toEqual({ kind: 'saved' });
});

test('the answers of another tab are not overwritten', async () => {
  const { saver, states, sent } = setUp([fails(409)], { version: 3, answers: { city: 'Red Deer' } });
  await saver.now();
  expect(states.at(-1)).toMatchObject({ kind: 'conflict', stored: { version: 3 } });
  expect(sent).toHaveLength(1);
});

test('a draft that another tab has submitted is reported', async () => {
  const { saver, states } = setUp([fails(409)], { version: 3, submittedNumber: 'AB-2026-000001' });
  await saver.now();
  expect(states.at(-1)).toEqual({ kind: 'sent', number: 'AB-2026-000001' });
});

test('rejected answers wait for a change', async () => {
  const { saver, states, sent } = setUp([fails(400)]);
  await saver.now();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(states.at(-1)).toEqual({ kind: 'refused', message: 'No' });
  expect(sent).toHaveLength(1);
});

test('nothing is saved during a submit', async () => {
  const { saver, sent } = setUp([]);
  saver.soon();
  saver.pause();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(0);
});
