import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { reminderConsent } from './continuing.ts';

const site = { ...defaultSiteProfile, name: 'Prairie Cover', postalAddress: '1 Main Street, Calgary' };

test('the consent to a reminder names who asks, how often and how to withdraw', () => {
  const { text } = reminderConsent(site);
  expect(text).toContain('Prairie Cover (1 Main Street, Calgary)');
  expect(text).toContain(`one reminder by email`);
  expect(text).toContain(site.email);
  expect(text).not.toMatch(/[{}]/);
});

// A proof names a version: its wording is fixed. Change the words together with the number, and then this.
test('the consent keeps the words of its version', () => {
  const { version, text } = reminderConsent(site);
  expect([version, createHash('sha256').update(text).digest('hex').slice(0, 12)]).toEqual([1, 'bebb217bf50c']);
});
