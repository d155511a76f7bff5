import { expect, test } from 'vitest';
import { nameOf, plainRow } from './rows.ts';

test('a row lists its columns one after the other, in lower case unless the word is a name', () => {
  const row = 'Store – What people fear: The robbery; Ask first: DCPD, or not.';
  expect(plainRow(row, `${row} the`)).toBe('Store. What people fear: the robbery. Ask first: DCPD, or not.');
});

test('a semicolon inside a column does not end it', () => {
  const row = 'Deliver food – Personal policy: Usually not; What to ask for: Delivery use, in writing; the terms.';
  expect(plainRow(row, row)).toContain('What to ask for: Delivery use, in writing; the terms.');
});

test('a row of two columns is unchanged', () => {
  expect(plainRow('You hit a deer: Comprehensive.', '')).toBe('You hit a deer: Comprehensive.');
});

test('a lead-in to a list is not a name', () => {
  expect(nameOf('Condos: Since 2020 a corporation may charge.')).toBe('Condos');
  expect(nameOf('Ask a broker: Which deductible is it?')).toBeNull();
  expect(nameOf('Ask four things: how large the deposit is.')).toBeNull();
});
