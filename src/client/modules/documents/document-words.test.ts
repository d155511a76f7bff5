import { expect, test } from 'vitest';
import type { DocumentRequest } from '#shared/documents/schema.ts';
import { dueWords, limitWords, sortRequests } from './document-words.ts';

function request(changes: Partial<DocumentRequest>): DocumentRequest {
  return {
    id: 'r',
    caseId: 'c',
    title: 'Licence',
    why: 'The insurer checks it.',
    category: 'licence',
    dueOn: null,
    status: 'open',
    decisionNote: null,
    createdByName: 'Bailey',
    createdAt: '2026-11-20T10:00:00.000Z',
    version: 1,
    documentIds: [],
    ...changes,
  };
}

test('rejected items come first, then by day, and settled ones last', () => {
  const ids = sortRequests([
    request({ id: 'accepted', status: 'accepted', dueOn: '2026-11-01' }),
    request({ id: 'no day' }),
    request({ id: 'sent', status: 'submitted' }),
    request({ id: 'later', dueOn: '2026-12-02' }),
    request({ id: 'soon', dueOn: '2026-12-01' }),
    request({ id: 'again', status: 'rejected' }),
  ]).map(({ id }) => id);
  expect(ids).toEqual(['again', 'soon', 'later', 'no day', 'sent', 'accepted']);
});

test('a missed due day is mentioned, and only while someone must act', () => {
  expect(dueWords(request({ dueOn: '2026-11-30' }), '2026-11-21')).toEqual({
    text: 'Due November 30, 2026',
    late: false,
  });
  expect(dueWords(request({ dueOn: '2026-11-21' }), '2026-11-21')?.text).toBe('Due today');
  expect(dueWords(request({ dueOn: '2026-11-20' }), '2026-11-21')?.late).toBe(true);
  expect(dueWords(request({ dueOn: '2026-11-20', status: 'submitted' }), '2026-11-21')).toBeNull();
});

test('the limits are given in words, and the space left only when it gets short', () => {
  const MB = 1024 * 1024;
  const limits = { fileBytes: 25 * MB, caseBytes: 250 * MB, usedBytes: 0, scanned: true };
  expect(limitWords(limits)).toMatch(/up to 25\u00A0MB each\. Every file is scanned/);
  expect(limitWords({ ...limits, usedBytes: 200 * MB, scanned: false })).toMatch(
    /50\u00A0MB of 250\u00A0MB left\. Files are stored encrypted/,
  );
});
