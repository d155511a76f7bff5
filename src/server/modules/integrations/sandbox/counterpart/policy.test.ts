import { expect, test } from 'vitest';
import { nextStep, type SandboxCase } from './policy.ts';

const fresh: SandboxCase = {
  ...{ status: 'offered', simulated: true, replies: 0, documentRequests: 0 },
  ...{ openRequestId: null, openOptionId: null, asked: false },
};

test('the simulated broker goes from the offer to the policy, one step after the other', () => {
  const steps = [
    fresh,
    { ...fresh, status: 'active' },
    { ...fresh, status: 'active', replies: 1 },
    { ...fresh, status: 'waiting_client', replies: 1, documentRequests: 1, openRequestId: 'one' },
    { ...fresh, status: 'active', replies: 1, documentRequests: 1 },
    { ...fresh, status: 'quoted', replies: 1, documentRequests: 1, openOptionId: 'one' },
    { ...fresh, status: 'accepted', replies: 1, documentRequests: 1 },
    { ...fresh, status: 'bound' },
  ].map(nextStep);
  expect(steps).toEqual(['accept', 'reply', 'ask', 'attach', 'publish', 'choose', 'bind', null]);
});

test('a case that a test key works on is left to it, except for what only its client does', () => {
  const theirs = { ...fresh, simulated: false };
  for (const status of ['new', 'offered', 'active', 'waiting_client', 'quoted', 'accepted', 'bound', 'lost'])
    expect(nextStep({ ...theirs, status })).toBeNull();
  expect(nextStep({ ...theirs, status: 'active', openRequestId: 'one' })).toBe('attach');
  expect(nextStep({ ...theirs, status: 'quoted', openOptionId: 'one' })).toBe('choose');
  expect(nextStep({ ...theirs, status: 'waiting_client', asked: true })).toBe('answer');
});
