import { expect, test } from 'vitest';
import type { Action } from '#client/lib/actions/actions.ts';
import { matchingActions } from './matching-actions.ts';

const action = (label: string, more: Partial<Action> = {}): Action => ({
  id: label,
  label,
  group: 'Request',
  run: () => undefined,
  ...more,
});
const all = [
  action('Ask for documents', { words: 'upload file' }),
  action('Put on hold', { words: 'snooze' }),
  action('Next row', { keyOnly: true }),
];
const found = (typed: string) => matchingActions(all, typed).map(({ label }) => label);

test('an action is found by the beginnings of its words or of other words for it, in any order', () => {
  expect(found('doc ask')).toEqual(['Ask for documents']);
  expect(found('Snoo')).toEqual(['Put on hold']);
  expect(found('hold documents')).toEqual([]);
});

test('with nothing typed everything is offered but what only makes sense as a key', () => {
  expect(found(' ')).toEqual(['Ask for documents', 'Put on hold']);
});
