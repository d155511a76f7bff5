import { expect, test } from 'vitest';
import { autoDefinition } from '#shared/lines/auto/questions.ts';
import { namedIssues } from './named-issues.ts';

const named = (stepId: string, path: string) => {
  const step = autoDefinition.steps.find(({ id }) => id === stepId) ?? { questions: [] };
  return namedIssues(step, [{ path, message: 'Please look.' }])[0]?.message;
};

test('an issue in a list names its question and its row', () => {
  expect(named('where', 'postalCode')).toBe('What is your postal code? Please look.');
  expect(named('vehicles', 'vehicles.1.year')).toBe('Vehicle 2, Model year: Please look.');
  expect(named('vehicles', 'vehicles')).toBe('Which vehicles would you like to insure? Please look.');
  expect(named('vehicles', 'unknown')).toBe('Please look.');
});
