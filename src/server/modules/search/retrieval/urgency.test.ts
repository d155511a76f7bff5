import { expect, test } from 'vitest';
import { asked } from '#shared/content/generated/asked.ts';
import { readStoredIndex } from './stored-index.ts';
import { hear } from './urgency.ts';

const { urgency } = readStoredIndex();

test.each([
  'hes passed out at the wheel in the drive thru',
  'she took all the pills and wont answer me',
  'there is a hissing noise from the tank behind the house and it stinks',
  'some guy is following my truck and wont stop',
])('sounds like danger now: %s', (message) => {
  expect(hear(urgency, message)).not.toBeNull();
});

test.each([
  'what is a deductible',
  'does home insurance pay for a burst pipe',
  'how do I add my son to the policy',
  'I was convicted of impaired driving last year, can I get insured',
  'hello',
  'and if its only for tonight',
  '',
])('an ordinary question does not: %s', (message) => {
  expect(hear(urgency, message)).toBeNull();
});

test.each([
  ['crisis', 'i got nothing left and the pills are on the table in front of me'],
  ['fire', 'theres smoke coming out of the wall by the dryer'],
  ['gas', 'we can smell gas in the basement and the kids are dizzy'],
  ['impaired', 'had like six beers and gotta drive home from the bar'],
  ['violence-at-home', 'my husband keeps choking me and i need my own policy'],
  ['fraud', 'report my truck stolen but actually i sold it to my cousin and we split it'],
])('the kind is named where it is clear: %s', (kind, message) => {
  expect(hear(urgency, message)).toBe(kind);
});

test('what was said before makes a short message clear', () => {
  const message = 'just for one night';
  expect(hear(urgency, message, 'the gas man shut off the furnace because of carbon monoxide')).toBe('gas');
  expect(hear(urgency, message, 'where is my pink card')).toBeNull();
});

test('of the ways people ask for the pages, few sound urgent', () => {
  const all = Object.values(asked).flat();
  const urgent = all.filter((question) => hear(urgency, question) !== null);
  expect(urgent.length / all.length).toBeLessThan(0.02);
});
