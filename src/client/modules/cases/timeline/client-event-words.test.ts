import { expect, test } from 'vitest';
import type { TimelineEntry } from '#shared/cases/views.ts';
import { caseEventTypeSchema } from '#shared/cases/vocabulary.ts';
import { eventWords } from './client-event-words.ts';

const entry = (type: TimelineEntry['type'], actorName: string): TimelineEntry => ({
  seq: 1,
  type,
  actorName,
  actorRole: 'client',
  at: '2026-11-21T12:00:00.000Z',
  detail: null,
  staffOnly: false,
});

test('a reader’s own actions are addressed to them, another person’s are not', () => {
  expect(eventWords(entry('document_added', 'Casey'), 'client', 'Casey')).toBe('You uploaded a document');
  expect(eventWords(entry('document_added', 'Robin'), 'client', 'Casey')).toBe('A document was added');
  expect(eventWords(entry('responded', 'Robin'), 'client', 'Casey')).toBe('The question was answered');
  expect(eventWords(entry('participant_joined', 'Robin'), 'participant', 'Robin')).toBe('You joined this request');
});

test('a participant never reads "your", nor do staff', () => {
  for (const type of caseEventTypeSchema.options)
    for (const side of ['participant', 'staff'] as const)
      expect(eventWords(entry(type, 'Casey'), side, 'Robin'), type).not.toMatch(/\byour?\b/i);
});
