import { expect, test } from 'vitest';
import type { CaseSummary, ClientNeeds } from '#shared/cases/views.ts';
import { needsOf } from './needs.ts';

const row = (id: string, unread = 0) =>
  ({ id, title: 'Auto insurance', number: `AB-2026-${id}`, unread }) as unknown as CaseSummary;

const request = (changes: Partial<ClientNeeds['documents'][number]> = {}): ClientNeeds['documents'][number] => ({
  requestId: 'r1',
  caseId: 'c1',
  caseTitle: 'Auto insurance',
  caseNumber: 'AB-2026-000001',
  title: 'Current policy',
  rejected: false,
  dueOn: null,
  ...changes,
});

test('documents come first, then questions, options and messages, each linked to its section', () => {
  const needs = needsOf({
    documents: [request()],
    questions: [],
    answer: [row('a')],
    decide: [row('b')],
    read: [row('b', 2)],
  });
  expect(needs.map(({ to }) => to)).toEqual([
    '/portal/cases/c1#request-r1',
    '/portal/cases/a#conversation',
    '/portal/cases/b#options',
    '/portal/cases/b#conversation',
  ]);
  expect(new Set(needs.map(({ key }) => key)).size).toBe(4);
});

test('a rejected document is requested again, with its due day', () => {
  const [need] = needsOf({
    documents: [request({ rejected: true, dueOn: '2026-12-01' })],
    questions: [],
    answer: [],
    decide: [],
    read: [],
  });
  expect(need).toMatchObject({ sentence: 'Upload again: Current policy', due: 'by December 1, 2026' });
});

test('the number of messages is singular or plural', () => {
  const sentences = needsOf({ documents: [], questions: [], answer: [], decide: [], read: [row('a', 1), row('b', 3)] });
  expect(sentences.map(({ sentence }) => sentence)).toEqual(['1 new message', '3 new messages']);
});

test('questions that the broker asked lead to the form, with their number', () => {
  const asked = (count: number) => ({ caseId: 'c1', caseTitle: 'Auto insurance', caseNumber: 'AB-2026-000001', count });
  const needs = needsOf({ documents: [], questions: [asked(1), asked(4)], answer: [], decide: [], read: [] });
  expect(needs.map(({ sentence }) => sentence)).toEqual([
    'Answer a question from your broker',
    'Answer 4 questions from your broker',
  ]);
  expect(needs[0]?.to).toBe('/portal/cases/c1#questions');
});
