import { expect, it } from 'vitest';
import { testimonials } from '#shared/content/generated/testimonials.ts';
import { demoUsernames, sampleSignatures } from '#shared/platform/samples.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { people } from '../../../../prisma/seed/people.ts';
import { launchEntries } from './checklist.ts';
import type { LaunchFacts } from './facts.ts';
import type { LaunchItemId } from './schema.ts';

/** Everything in order. */
const ready: LaunchFacts = {
  compensation: 'request',
  missingProviders: [],
  site: {
    ...defaultSiteProfile,
    url: 'https://cover.ca',
    email: 'hello@cover.ca',
    privacyEmail: 'privacy@cover.ca',
    postalAddress: '1 Main Street, Calgary',
    social: [{ name: 'LinkedIn', url: 'https://linkedin.com/company/cover' }],
  },
  today: '2026-11-22',
  environment: {
    production: true,
    publicDemo: false,
    mail: true,
    mailInClear: false,
    bucket: true,
    foreignFolder: false,
    textsFrom: null,
    scanner: true,
    assistant: null,
    secondFactor: true,
    oldKey: false,
    weakSecrets: false,
    rateLimitScale: 1,
    trustProxy: 0,
    requests: 100,
    forwarded: 0,
  },
  people: { demo: [], administrators: 2, brokers: 1 },
  content: { overdueFacts: [], unconfirmedChanges: [], samples: [], stories: 3 },
  fingerprints: { legal: 'legal-now', testimonials: 'stories-now', backups: 'backups-now' },
  words: [
    { item: 'legal', fingerprint: 'legal-now', byName: 'Ava Wong', at: '2026-11-20T10:00:00Z' },
    { item: 'testimonials', fingerprint: 'stories-now', byName: 'Ava Wong', at: '2026-11-20T10:00:00Z' },
    { item: 'backups', fingerprint: 'backups-now', byName: 'Ava Wong', at: '2026-11-20T10:00:00Z' },
  ],
};

function stateOf(id: LaunchItemId, facts: LaunchFacts) {
  return launchEntries(facts).find((entry) => entry.id === id)?.state;
}

it('is all green when everything is in order, and then has nothing to fix', () => {
  for (const { id, state, fix } of launchEntries(ready))
    expect({ id, state, fix }).toEqual({ id, state: 'green', fix: null });
});

const { site, environment, people: staff, content } = ready;
const without = (item: string) => ready.words.filter((word) => word.item !== item);

it.each<[LaunchItemId, 'red' | 'amber', Partial<LaunchFacts>]>([
  ['production', 'amber', { environment: { ...environment, production: false } }],
  ['production', 'red', { environment: { ...environment, production: false, publicDemo: true } }],
  ['https', 'red', { site: { ...site, url: 'http://cover.ca' } }],
  ['secrets', 'red', { environment: { ...environment, weakSecrets: true } }],
  ['data_key_old', 'amber', { environment: { ...environment, oldKey: true } }],
  ['second_factor', 'red', { environment: { ...environment, secondFactor: false } }],
  ['demo_accounts', 'red', { people: { ...staff, demo: ['demo_admin'] } }],
  ['administrators', 'amber', { people: { ...staff, administrators: 1 } }],
  ['administrators', 'red', { people: { ...staff, administrators: 0 } }],
  ['brokers', 'red', { people: { ...staff, brokers: 0 } }],
  ['email', 'red', { site: { ...site, email: defaultSiteProfile.email } }],
  ['email', 'red', { site: { ...site, email: 'us@mail.example.com' } }],
  ['email', 'red', { site: { ...site, privacyEmail: 'privacy@mail.example.com' } }],
  ['postal_address', 'red', { site: { ...site, postalAddress: defaultSiteProfile.postalAddress } }],
  ['disclosure', 'red', { compensation: null }],
  ['providers', 'red', { missingProviders: ['hosting'] }],
  ['social', 'amber', { site: { ...site, social: defaultSiteProfile.social } }],
  ['testimonials', 'red', { content: { ...content, samples: ['Priya S.'] } }],
  ['testimonials', 'red', { words: without('testimonials') }],
  ['legal', 'red', { words: without('legal') }],
  ['legal', 'red', { fingerprints: { ...ready.fingerprints, legal: 'legal-changed' } }],
  ['facts', 'red', { content: { ...content, overdueFacts: [{ id: 'auto-mandatory', reviewBy: '2026-11-01' }] } }],
  [
    'fact_changes',
    'red',
    { content: { ...content, unconfirmedChanges: [{ id: 'auto-grid', validFrom: '2027-01-01' }] } },
  ],
  ['mail', 'red', { environment: { ...environment, mail: false } }],
  ['mail', 'red', { environment: { ...environment, mailInClear: true } }],
  ['proxy', 'amber', { environment: { ...environment, forwarded: 3 } }],
  ['proxy', 'red', { environment: { ...environment, forwarded: 90 } }],
  ['rate_limits', 'amber', { environment: { ...environment, rateLimitScale: 0.5 } }],
  ['storage', 'amber', { environment: { ...environment, bucket: false } }],
  ['storage', 'red', { environment: { ...environment, bucket: false, foreignFolder: true } }],
  ['scanner', 'red', { environment: { ...environment, scanner: false } }],
  ['assistant', 'amber', { environment: { ...environment, assistant: { provider: 'Elsewhere', inCanada: false } } }],
  ['rate_limits', 'amber', { environment: { ...environment, rateLimitScale: 5 } }],
  ['backups', 'red', { words: without('backups') }],
  ['backups', 'amber', { today: '2027-08-01' }],
])('%s is %s when it is not, comes first and says how to fix it', (id, state, changes) => {
  const facts = { ...ready, ...changes };
  expect(stateOf(id, facts)).toBe(state);
  const [first, second] = launchEntries(facts);
  expect(first).toMatchObject({ id, state, fix: expect.stringMatching(/\w+/) });
  expect(second?.state).toBe('green');
});

it('requires a scanner before real visitors come, and only mentions it elsewhere', () => {
  const elsewhere = { ...ready, environment: { ...environment, production: false, scanner: false } };
  expect(stateOf('scanner', elsewhere)).toBe('amber');
});

it('expects the header of a trusted proxy', () => {
  const behind = { ...ready, environment: { ...environment, trustProxy: 1, forwarded: 100 } };
  expect(stateOf('proxy', behind)).toBe('green');
});

it('accepts having no stories, and offers no confirmation of samples', () => {
  const none = { ...ready, words: [], content: { ...content, stories: 0 } };
  expect(stateOf('testimonials', none)).toBe('green');
  const samples = launchEntries({ ...ready, content: { ...content, samples: ['Priya S.'] } });
  expect(samples[0]?.word).toMatchObject({ open: false });
});

it('knows the bundled samples and people', () => {
  expect(testimonials.map(({ name }) => name)).toEqual(sampleSignatures);
  expect(people.map(({ username }) => username)).toEqual(
    demoUsernames.toSorted((one, other) => byDemo(one) - byDemo(other)),
  );
});

function byDemo(username: string): number {
  return people.findIndex((person) => person.username === username);
}
