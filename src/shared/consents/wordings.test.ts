import { describe, expect, it } from 'vitest';
import { consentTexts, requiredConsentsSchema } from './wordings.ts';

const contact = { purpose: 'contact', version: 1, given: true };
const share = { purpose: 'share', version: 1, given: true };

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
    [[contact, { ...share, version: 2 }], 'share', /wording of this consent has changed/],
    [[contact, contact, share], 'contact', /once/],
    [[contact, { ...share, given: false }], '1.given', /Tick this box/],
    [[contact, { ...share, purpose: 'newsletter' }], '1.purpose', /^Purpose must be/],
    ['yes', '', /both boxes/],
    [null, '', /both boxes/],
  ])('refuses %j', (input, path, message) => {
    expect(issuesOf(input)[0]).toEqual([path, expect.stringMatching(message)]);
  });

  it('says in every text how to withdraw and that a request is not coverage', () => {
    for (const [purpose, consent] of Object.entries(consentTexts)) {
      expect(consent.purpose).toBe(purpose);
      expect(consent.text).toMatch(/withdraw this at any time/);
      expect(consent.text).toMatch(/not insurance coverage/);
      expect(consent.text).toMatch(/this website/);
    }
  });
});
