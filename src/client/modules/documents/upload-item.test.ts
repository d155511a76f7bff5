import { expect, test } from 'vitest';
import {
  findInterrupted,
  fingerprintOf,
  goingOn,
  isAlreadyThere,
  isUnderWay,
  restored,
  retryDelays,
  type UploadItem,
  uploadIdOf,
} from './upload-item.ts';

const file = { name: 'policy.pdf', size: 100, lastModified: 7 };

function item(changes: Partial<UploadItem> = {}): UploadItem {
  return {
    id: '1',
    caseId: 'case',
    place: 'documents',
    category: 'other',
    staffOnly: false,
    held: false,
    name: file.name,
    size: file.size,
    fingerprint: fingerprintOf(file),
    state: 'sending',
    sent: 40,
    whole: false,
    pause: null,
    problem: null,
    hopeless: false,
    uploadUrl: '/api/uploads/abc',
    uploaded: null,
    ...changes,
  };
}

test('after a reload the file must be chosen again, unless all of it had arrived', () => {
  expect(restored([item()])[0]).toMatchObject({
    state: 'paused',
    pause: 'file',
    sent: 40,
    whole: false,
    uploadUrl: '/api/uploads/abc',
  });
  expect(restored([item({ state: 'attaching', sent: 100, whole: true })])[0]).toMatchObject({
    state: 'arrived',
    pause: null,
  });
  expect(restored([item({ state: 'failed', hopeless: true, problem: 'Too large' })])[0]).toMatchObject({
    state: 'failed',
    problem: 'Too large',
  });
});

test('an attached document is kept only for the message it will go with', () => {
  expect(restored([item({ state: 'done' })])).toEqual([]);
  expect(restored([item({ state: 'done', held: true })])).toHaveLength(1);
});

test('a file that is chosen again finds its interrupted upload, in its own case only', () => {
  const items = restored([item()]);
  expect(findInterrupted(items, fingerprintOf(file), 'case')?.id).toBe('1');
  expect(findInterrupted(items, fingerprintOf(file), 'other case')).toBeUndefined();
  expect(findInterrupted(items, fingerprintOf({ ...file, size: 101 }), 'case')).toBeUndefined();
});

test('the same file is accepted once per purpose, and again after it failed', () => {
  const { id: _id, ...purpose } = item();
  expect(isAlreadyThere([item()], fingerprintOf(file), purpose)).toBe(true);
  expect(isAlreadyThere([item()], fingerprintOf(file), { ...purpose, requestId: 'r' })).toBe(false);
  expect(isAlreadyThere([item({ state: 'failed' })], fingerprintOf(file), purpose)).toBe(false);
});

test('a completely uploaded file is not sent again', () => {
  expect(goingOn(item({ state: 'paused', pause: 'connection', whole: true })).state).toBe('arrived');
  expect(goingOn(item({ state: 'failed', problem: 'Busy' }))).toEqual({ state: 'waiting', pause: null, problem: null });
});

test('leaving triggers a warning while something would be lost', () => {
  expect(isUnderWay(item())).toBe(true);
  expect(isUnderWay(item({ state: 'paused', pause: 'session' }))).toBe(true);
  expect(isUnderWay(item({ state: 'paused', pause: 'file' }))).toBe(false);
  expect(isUnderWay(item({ state: 'arrived', held: true }))).toBe(false);
  expect(isUnderWay(item({ state: 'failed' }))).toBe(false);
});

test('retries are spread around their delays', () => {
  expect(retryDelays(() => 0)[0]).toBe(375);
  expect(retryDelays(() => 1)[0]).toBe(625);
  expect(uploadIdOf('https://example.com/api/uploads/abc-1?x=2')).toBe('abc-1');
});
