import { describe, expect, test } from 'vitest';
import { codeAt, codesOf, type PublishedCode, publishedCodes } from './codes.ts';
import { lineIds } from './ids.ts';
import { quoteDefinitions, versionsOf } from './questionnaires.ts';
import { retiredCodes } from './retired-codes.ts';

test('a code names the line, the group and the question, never the row', () => {
  expect(codeAt('auto', 'vehicles.0.year')).toBe('AB.auto.vehicles.year');
  expect(codeAt('commercial-auto', 'radius')).toBe('AB.commercial-auto.radius');
});

describe.each(lineIds)('%s', (line) => {
  const current = quoteDefinitions[line];
  const codes = publishedCodes(versionsOf(line));
  const asked = new Set(codesOf(current).map(({ code }) => code));

  test('each question has its own code', () => {
    expect(asked.size).toBe(codesOf(current).length);
  });

  test('a code that was published is asked until it is retired on purpose', () => {
    const gone = codes.filter(({ code }) => !asked.has(code)).map(({ code }) => code);
    const retired = Object.keys(retiredCodes).filter((code) => code.startsWith(`AB.${line}.`));
    expect(gone.sort()).toEqual(retired.sort());
  });

  test('a code keeps the type of its answer', () => {
    const types = versionsOf(line).flatMap(codesOf);
    const changed = ({ code, question }: PublishedCode) =>
      types.some((other) => other.code === code && other.question.type !== question.type);
    expect(codes.filter(changed).map(({ code }) => code)).toEqual([]);
  });
});

test('codes are listed in today’s order, with every version that asks them', () => {
  const [first] = publishedCodes(versionsOf('auto'));
  expect(first).toMatchObject({ code: codesOf(quoteDefinitions.auto)[0]?.code, versions: expect.arrayContaining([1]) });
});
