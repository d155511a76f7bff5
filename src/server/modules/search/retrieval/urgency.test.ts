import { expect, test } from 'vitest';
import { asked } from '#shared/content/generated/asked.ts';
import { readStoredIndex } from './stored-index.ts';
import { soundsUrgent } from './urgency.ts';

const { urgency } = readStoredIndex();

test.each([
  'hes passed out at the wheel in the drive thru',
  'she took all the pills and wont answer me',
  'there is a hissing noise from the tank behind the house and it stinks',
  'some guy is following my truck and wont stop',
])('sounds like danger now: %s', (message) => {
  expect(soundsUrgent(urgency, message)).toBe(true);
});

test.each([
  'what is a deductible',
  'does home insurance pay for a burst pipe',
  'how do I add my son to the policy',
  'I was convicted of impaired driving last year, can I get insured',
  'hello',
  '',
])('an ordinary question does not: %s', (message) => {
  expect(soundsUrgent(urgency, message)).toBe(false);
});

test('of the ways people ask for the pages, few sound urgent', () => {
  const all = Object.values(asked).flat();
  const urgent = all.filter((question) => soundsUrgent(urgency, question));
  expect(urgent.length / all.length).toBeLessThan(0.02);
});
