import { expect, test } from 'vitest';
import { endingTypes, stopFor } from './policy.ts';

const event = (type: string, actorRole: string, data: object = {}) => stopFor({ type, actorRole, data });

test('anything the client does is an answer, and what the broker writes stops them too', () => {
  expect(event('message_sent', 'client')).toBe('client_answered');
  expect(event('message_sent', 'broker')).toBe('broker_wrote');
  expect(event('message_sent', 'admin')).toBe('broker_wrote');
  expect(event('document_added', 'client')).toBe('client_answered');
  expect(event('document_added', 'broker')).toBeNull();
  expect(event('options_published', 'broker')).toBe('broker_wrote');
  expect(event('option_accepted', 'broker')).toBe('client_answered');
});

test('a call stops them only when somebody was reached', () => {
  expect(event('call_logged', 'broker', { reached: true })).toBe('client_answered');
  expect(event('call_logged', 'broker', { reached: false })).toBeNull();
  expect(event('callback_planned', 'broker')).toBe('client_answered');
});

test.each([
  ['held', 'on_hold'],
  ['lost', 'closed'],
  ['withdrawn', 'closed'],
  ['bound', 'closed'],
  ['merged', 'closed'],
  ['reassigned', 'reassigned'],
  ['unassigned', 'reassigned'],
])('%s stops them because %s', (type, reason) => {
  expect(event(type, 'system')).toBe(reason);
});

test('what staff do among themselves does not', () => {
  for (const type of ['note_added', 'document_viewed', 'priority_set', 'sensitive_viewed']) {
    expect(event(type, 'broker')).toBeNull();
    expect(endingTypes).not.toContain(type);
  }
});
