import { describe, expect, test } from 'vitest';
import { questionsIn } from '#shared/lines/findings.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import type { Question, QuoteDefinition } from '#shared/lines/types.ts';
import {
  foldOptional,
  hasAnswers,
  hasErrorAt,
  REVIEW,
  reachableScreen,
  screenAfter,
  screenBefore,
  sortIssues,
  withShownRows,
} from './journey-rules.ts';

const today = '2026-11-21';
const plain = { why: 'Because.', required: true, sensitivity: 'S1' } as const;
const definition: QuoteDefinition = {
  line: 'auto',
  version: 1,
  effectiveFrom: '2026-11-01',
  title: 'Test',
  intro: 'Test.',
  steps: [
    { id: 'one', title: 'One', minutes: 1, questions: [{ ...plain, id: 'owner', type: 'bool', label: 'Owner?' }] },
    {
      id: 'two',
      title: 'Two',
      minutes: 1,
      questions: [{ ...plain, id: 'city', type: 'text', label: 'City', showIf: { question: 'owner', equals: true } }],
    },
    {
      id: 'three',
      title: 'Three',
      minutes: 1,
      questions: [
        {
          ...plain,
          id: 'cars',
          type: 'repeatGroup',
          label: 'Cars',
          itemLabel: 'Car',
          min: 1,
          max: 3,
          questions: [{ ...plain, id: 'make', type: 'text', label: 'Make' }],
        },
      ],
    },
  ],
  documents: [],
  crossChecks: [],
  knockouts: [],
};
const complete = { owner: true, city: 'Calgary', cars: [{ make: 'Ford' }] };

describe('where a step leads', () => {
  test('hidden steps are skipped, in both directions', () => {
    expect(screenAfter(definition, { owner: false }, 'one', { reviewed: false, today })).toBe('three');
    expect(screenBefore(definition, { owner: false }, 'three')).toBe('one');
    expect(screenBefore(definition, complete, 'one')).toBeNull();
    expect(screenBefore(definition, complete, REVIEW)).toBe('three');
  });

  test('after the review, Continue returns to it, or to a step that a change has opened', () => {
    expect(screenAfter(definition, complete, 'one', { reviewed: true, today })).toBe(REVIEW);
    expect(screenAfter(definition, { ...complete, city: '' }, 'one', { reviewed: true, today })).toBe('two');
  });

  test('an address cannot skip an incomplete step', () => {
    expect(reachableScreen(definition, {}, REVIEW, today)).toBe('one');
    expect(reachableScreen(definition, { owner: true }, 'three', today)).toBe('two');
    expect(reachableScreen(definition, complete, 'no-such-step', today)).toBe(REVIEW);
  });
});

test('a visible row is validated although nothing was typed into it', () => {
  expect(withShownRows(definition.steps[2]?.questions ?? [], {})).toEqual({ cars: [{}] });
});

test('an empty row is no answer', () => {
  expect(hasAnswers({ owner: '', cars: [{}] })).toBe(false);
  expect(hasAnswers({ cars: [{ make: 'F' }] })).toBe(true);
  expect(hasAnswers({ owner: false })).toBe(true);
});

test('a server error is shown at the first step that can fix it', () => {
  const sorted = sortIssues(definition, [
    { path: 'answers.cars.0.make', message: 'Make' },
    { path: 'answers.city', message: 'City' },
    { path: 'consents.share', message: 'Share' },
  ]);
  expect(sorted).toEqual({
    step: 'two',
    answers: [{ path: 'city', message: 'City' }],
    consents: [{ path: 'share', message: 'Share' }],
    other: [],
  });
  expect(sortIssues(definition, [{ path: 'token', message: 'Key' }]).other).toHaveLength(1);
});

describe('the questions of a row that are folded away', () => {
  const groups = Object.values(quoteDefinitions).flatMap(({ steps }) =>
    steps.flatMap(({ questions }) =>
      questions.flatMap((question) => (question.type === 'repeatGroup' ? [question] : [])),
    ),
  );

  test('are optional, and no question is lost or moved before what decides about it', () => {
    for (const { id, questions } of groups) {
      const { first, more } = foldOptional(questions);
      expect(new Set([...first, ...more]), id).toEqual(new Set(questions));
      const order = [...first, ...more].map((question) => question.id);
      for (const question of more) {
        if (question.type !== 'info' && question.required)
          expect(question.showIf, `${id}.${question.id}`).toBeDefined();
        expect(question.type).not.toBe('vin');
      }
      for (const question of questions)
        for (const decides of question.showIf ? questionsIn(question.showIf) : [])
          if (order.includes(decides)) expect(order.indexOf(decides)).toBeLessThan(order.indexOf(question.id));
    }
  });

  test('are only folded when there are several', () => {
    const optional = (id: string): Question => ({ ...plain, id, type: 'text', label: id, required: false });
    const make: Question = { ...plain, id: 'make', type: 'text', label: 'Make' };
    expect(foldOptional([make, optional('trim'), optional('plate')]).more).toEqual([]);
    const { first, more } = foldOptional([optional('trim'), make, optional('plate'), optional('color')]);
    expect(first).toEqual([make]);
    expect(more.map(({ id }) => id)).toEqual(['trim', 'plate', 'color']);
  });

  test('have an error when one of their fields or parts has', () => {
    const home: Question = { ...plain, id: 'home', type: 'address', label: 'Home' };
    const errorOf = (wrong: string) => (path: string) => (path === wrong ? 'Wrong' : undefined);
    expect(hasErrorAt([home], 'homes.0.', errorOf('homes.0.home.city'))).toBe(true);
    expect(hasErrorAt([home], 'homes.1.', errorOf('homes.0.home.city'))).toBe(false);
  });
});
