import { expect, test } from 'vitest';
import { failureAnnouncement, uploadAnnouncement } from './upload-announcement.ts';
import type { UploadItem } from './upload-item.ts';

const item = (changes: Partial<UploadItem>): UploadItem => ({
  id: '1',
  caseId: 'case',
  place: 'documents',
  category: 'other',
  staffOnly: false,
  held: false,
  name: 'policy.pdf',
  size: 1000,
  fingerprint: 'policy.pdf',
  state: 'sending',
  sent: 0,
  whole: false,
  pause: null,
  problem: null,
  hopeless: false,
  uploadUrl: null,
  uploaded: null,
  ...changes,
});
const at = (sent: number) => uploadAnnouncement([item({ sent })]);

test('one file is announced when it starts, at each quarter and when it was uploaded', () => {
  const said = new Set(Array.from({ length: 1001 }, (_, sent) => at(sent)));
  expect([...said]).toEqual([
    'Uploading policy.pdf',
    'Uploading policy.pdf: 25%',
    'Uploading policy.pdf: 50%',
    'Uploading policy.pdf: 75%',
  ]);
  expect(uploadAnnouncement([item({ state: 'done', sent: 1000 })])).toBe('policy.pdf was uploaded.');
});

test('several files share one announcement', () => {
  const two = [item({ sent: 1000 }), item({ id: '2', sent: 0 })];
  expect(uploadAnnouncement(two)).toBe('Uploading 2 files: 50%');
});

test('a failure is announced once, however far the others get', () => {
  const beside = (sent: number) => [item({ state: 'failed', problem: 'It is too large.' }), item({ id: '2', sent })];
  const said = [0, 300, 600, 1000].map((sent) => failureAnnouncement(beside(sent)));
  expect(new Set(said)).toEqual(new Set(['policy.pdf was not uploaded. It is too large.']));
  for (const sent of [0, 300, 600, 1000]) expect(uploadAnnouncement(beside(sent))).not.toContain('not uploaded');
});

test('a pause says what it waits for', () => {
  expect(uploadAnnouncement([item({ state: 'paused', pause: 'session' })])).toContain('when you sign in again');
});
