import { expect, test } from 'vitest';
import { checklistOf } from './policy.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const offer = (title: string, more = {}) => ({
  ...{ title, why: 'To compare.', category: 'policy' as const, origin: 'answers' as const },
  ...more,
});
const states = (items: ReturnType<typeof checklistOf>) => items.map(({ title, state }) => [title, state]);

test('each document is offered once, by what comes first, however its apostrophe is typed', () => {
  const items = checklistOf(
    [offer('The driver’s abstract'), offer("The Driver's abstract", { origin: 'line' }), offer('Photos')],
    [],
    [],
  );
  expect(items.map(({ title, origin }) => [title, origin])).toEqual([
    ['The driver’s abstract', 'answers'],
    ['Photos', 'answers'],
  ]);
});

test('the newest request about it says what there is, unless it is no longer needed', () => {
  const asked = (title: string, status: 'open' | 'rejected' | 'submitted' | 'accepted' | 'waived', day: number) => ({
    ...{ title, status, createdAt: at(day) },
  });
  const titles = ['New', 'Again', 'There', 'Fine', 'Unneeded', 'Renewed'];
  const items = checklistOf(
    titles.map((title) => offer(title)),
    [
      ...[asked('Again', 'rejected', 1), asked('There', 'submitted', 2), asked('Fine', 'accepted', 3)],
      ...[asked('Unneeded', 'waived', 4), asked('Renewed', 'accepted', 5), asked('Renewed', 'open', 6)],
    ],
    [],
  );
  expect(states(items)).toEqual([
    ...[
      ['New', 'missing'],
      ['Again', 'requested'],
      ['There', 'received'],
    ],
    ...[
      ['Fine', 'accepted'],
      ['Unneeded', 'missing'],
      ['Renewed', 'requested'],
    ],
  ]);
  expect(items.at(-1)?.requestedAt).toBe(at(6).toISOString());
});

test('an upload of its type that answers no request counts for one document, except for something else', () => {
  const [policy, letter, other] = checklistOf(
    [offer('Policy'), offer('Claims letter'), offer('Letter', { category: 'other' })],
    [],
    [
      { title: 'scan', category: 'policy' },
      { title: 'note', category: 'other' },
    ],
  );
  expect(policy).toMatchObject({ state: 'uploaded', uploads: ['scan'] });
  expect(letter).toMatchObject({ state: 'missing', uploads: [] });
  expect(other).toMatchObject({ state: 'missing', uploads: [] });
});
