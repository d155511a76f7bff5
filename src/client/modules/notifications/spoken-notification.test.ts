import { expect, test } from 'vitest';
import { spokenNotification } from './spoken-notification.ts';

const link = '/portal/cases/1';
const notification = (seq: number, type: string, read = false) => ({
  seq,
  type,
  title: `${type} ${seq}`,
  link,
  read,
  createdAt: '2026-11-23T18:00:00Z',
});

test('the newest unread notification is announced, and nothing that existed when the page was opened', () => {
  const list = [notification(3, 'options_published'), notification(2, 'new_message'), notification(1, 'new_message')];
  expect(spokenNotification(list, { since: 1, pathname: '/portal' })).toBe('options_published 3');
  expect(spokenNotification(list, { since: 3, pathname: '/portal' })).toBe('');
  expect(spokenNotification([notification(2, 'new_message', true)], { since: 1, pathname: '/portal' })).toBe('');
});

test('the open conversation announces its own messages, and the dashboard its offers', () => {
  const message = [notification(2, 'new_message')];
  expect(spokenNotification(message, { since: 1, pathname: link })).toBe('');
  expect(spokenNotification(message, { since: 1, pathname: '/portal/cases/2' })).toBe('new_message 2');
  const question = [notification(2, 'information_requested')];
  expect(spokenNotification(question, { since: 1, pathname: link })).toBe('');
  expect(spokenNotification(question, { since: 1, pathname: '/portal/cases/2' })).toBe('information_requested 2');
  const options = [notification(2, 'options_published')];
  expect(spokenNotification(options, { since: 1, pathname: link })).toBe('options_published 2');
  const offer = [notification(2, 'offer_made')];
  expect(spokenNotification(offer, { since: 1, pathname: '/broker' })).toBe('');
  expect(spokenNotification(offer, { since: 1, pathname: '/broker/profile' })).toBe('offer_made 2');
});
