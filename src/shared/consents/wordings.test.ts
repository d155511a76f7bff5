import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { spokenConsents, spokenTexts } from './spoken.ts';
import { consentPurposeSchema, consentSince, consentText, consentTexts, requiredConsentsSchema } from './wordings.ts';

const contact = { purpose: 'contact', version: 2, given: true };
const share = { purpose: 'share', version: 2, given: true };

function issuesOf(input: unknown) {
  const result = requiredConsentsSchema.safeParse(input);
  return result.success ? [] : result.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
}

describe('consents', () => {
  it('accepts both, to the words shown today', () => {
    expect(requiredConsentsSchema.parse([share, contact])).toEqual([share, contact]);
  });

  it.each([
    [[contact], 'share', /shared with the matched broker/],
    [[], 'contact', /may contact you/],
    [[contact, { ...share, version: 1 }], 'share', /wording of this consent has changed/],
    [[contact, contact, share], 'contact', /once/],
    [[contact, { ...share, given: false }], '1.given', /Tick this box/],
    [[contact, { ...share, purpose: 'newsletter' }], '1.purpose', /^Purpose must be/],
    ['yes', '', /both boxes/],
    [null, '', /both boxes/],
  ])('refuses %j', (input, path, message) => {
    expect(issuesOf(input)[0]).toEqual([path, expect.stringMatching(message)]);
  });

  it('names who asks, how to withdraw and that a request is not coverage', () => {
    const site = { ...defaultSiteProfile, name: 'Prairie Cover', postalAddress: '1 Main Street, Calgary' };
    for (const purpose of consentPurposeSchema.options) {
      const { text, version } = consentText(purpose, site);
      expect(version).toBe(consentTexts[purpose].version);
      expect(text).toContain('Prairie Cover');
      expect(text).toContain(site.email);
      expect(text).toMatch(/withdraw this at any time/);
      expect(text).toMatch(/not insurance coverage/);
      expect(text).not.toMatch(/[{}]/);
    }
    expect(consentText('contact', site).text).toContain(site.postalAddress);
  });

  it('says the same of the words that are read aloud', () => {
    const site = { ...defaultSiteProfile, name: 'Prairie Cover', postalAddress: '1 Main Street, Calgary' };
    const [contact, share] = spokenConsents(site).map(({ text }) => text);
    for (const part of ['Prairie Cover', '1 Main Street, Calgary', 'withdraw this at any time', site.email])
      expect(contact).toContain(part);
    for (const part of ['Prairie Cover', 'another licensed broker', 'not insurance coverage', site.privacyEmail])
      expect(share).toContain(part);
    expect(`${contact}${share}`).not.toMatch(/[{}]/);
  });

  // A proof names a version: its wording is fixed. Change the words together with the number, and then this.
  it('keeps the words of a version', () => {
    const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
    const words = consentPurposeSchema.options.flatMap((purpose) => [consentTexts[purpose], spokenTexts[purpose]]);
    expect(words.map(({ purpose, version, text }) => `${purpose} ${version} ${digest(text)}`)).toEqual([
      'contact 2 938bcf4f74f5',
      'contact 3 96a3e725926e',
      'share 2 38c4c04173ca',
      'share 3 b275b9099944',
    ]);
  });

  it('knows the first day of every version, in order', () => {
    for (const purpose of consentPurposeSchema.options) {
      const days = Array.from({ length: spokenTexts[purpose].version }, (_, index) => consentSince(purpose, index + 1));
      for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(days).toEqual(days.toSorted());
      expect(consentSince(purpose, days.length + 1)).toBeNull();
    }
  });
});
