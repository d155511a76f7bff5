import { expect, test } from 'vitest';
import { defaultSiteProfile, fillProfile, siteProfileFromEnv } from './site.ts';

test('the privacy officer is a position, reached at the site’s email until there is another address', () => {
  const { privacyOfficer, privacyEmail } = siteProfileFromEnv({ SITE_EMAIL: 'hello@cover.ca' });
  expect([privacyOfficer, privacyEmail]).toEqual(['Privacy Officer', 'hello@cover.ca']);
  const own = { SITE_EMAIL: 'hello@cover.ca', PRIVACY_OFFICER: 'Head of Privacy', PRIVACY_EMAIL: 'privacy@cover.ca' };
  const set = siteProfileFromEnv(own);
  expect([set.privacyOfficer, set.privacyEmail]).toEqual(['Head of Privacy', 'privacy@cover.ca']);
});

test('a text names every field of the profile it asks for, and leaves other braces alone', () => {
  const text = 'Write to our {privacyOfficer} at {privacyEmail}, or to {name}. {{fact:auto-grid}} {unknown}';
  expect(fillProfile(text, { ...defaultSiteProfile, name: 'Cover', privacyEmail: 'privacy@cover.ca' })).toBe(
    'Write to our Privacy Officer at privacy@cover.ca, or to Cover. {{fact:auto-grid}} {unknown}',
  );
});
