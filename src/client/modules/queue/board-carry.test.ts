import { expect, test } from 'vitest';
import type { WorklistRow } from '#shared/queue/schema.ts';
import type { CardData } from './board-card.tsx';
import { type Carried, carryStep } from './board-carry.ts';
import { columnsOf, movesOf } from './board-moves.ts';

const columns = columnsOf('mine');
const column = (id: string) => {
  const found = columns.find((one) => one.id === id);
  if (!found) throw new Error(`No column ${id}`);
  return found;
};
/** Of an active case: it can move to the client, on-hold and closed columns. */
const card = (id = '1'): CardData => {
  const row = { id, number: `AB-${id}`, status: 'active', stage: 'market', brokerName: 'Robin' } as WorklistRow;
  return { row, from: column('working'), moves: movesOf(row, 'mine') };
};
/** The results of these keys on one card's handle. */
function after(...codes: string[]) {
  let carried: Carried | null = null;
  let last = null;
  for (const code of codes) {
    last = carryStep(code, card(), carried, columns);
    if (last) carried = 'carried' in last ? last.carried : null;
  }
  return { carried, last };
}

test.each(['Space', 'Enter'])('%s picks up a card where it is and drops it in the same place', (key) => {
  expect(after(key).carried?.over.id).toBe('working');
  expect(after(key, 'ArrowRight', key)).toMatchObject({ carried: null, last: { kind: 'drop', on: { id: 'client' } } });
});

test('the arrows move over the columns that accept the card, and stop at the ends', () => {
  expect(after('Space', 'ArrowRight', 'ArrowRight').carried?.over.id).toBe('hold');
  expect(after('Space', ...Array<string>(9).fill('ArrowDown')).carried?.over.id).toBe('closed');
  expect(after('Space', 'ArrowRight', ...Array<string>(9).fill('ArrowLeft')).carried?.over.id).toBe('working');
  expect(after('Space', 'ArrowUp').carried?.over.id).toBe('working');
});

test.each(['Escape', 'Tab'])('%s leaves it where it was', (key) => {
  expect(after('Space', 'ArrowRight', key)).toMatchObject({ carried: null, last: { kind: 'cancel' } });
});

test('other keys, arrows before the pick-up and cards that cannot move do nothing', () => {
  expect(after('KeyA').last).toBeNull();
  expect(after('ArrowRight').last).toBeNull();
  expect(after('Space', 'KeyA').last).toBeNull();
  expect(carryStep('Space', { ...card(), moves: [] }, null, columns)).toBeNull();
});

test('a key on another card picks up that one', () => {
  expect(carryStep('Space', card('2'), { card: card(), over: column('hold') }, columns)).toMatchObject({
    kind: 'pick',
    carried: { card: { row: { id: '2' } }, over: { id: 'working' } },
  });
});
