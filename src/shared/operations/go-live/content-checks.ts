import { paths } from '#shared/platform/paths.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { compensationStatements } from '#shared/settings/compensation.ts';
import { providerRoleLabels } from '#shared/settings/providers.ts';
import { entry } from './entry.ts';
import type { LaunchFacts } from './facts.ts';
import type { LaunchEntry } from './schema.ts';
import { personsWord } from './word.ts';

/** Reserved domains that nobody owns (RFC 2606). */
const NOBODYS = /@(.+\.)?(example(\.(com|org|net))?|test|invalid|localhost)$|\.example$/i;

const isNobodys = (email: string) => email === defaultSiteProfile.email || NOBODYS.test(email);

function profileChecks({ site, compensation, missingProviders }: LaunchFacts): LaunchEntry[] {
  const dead = site.social.filter(({ url }) => !/^https:\/\/.+/.test(url)).map(({ name }) => name);
  return [
    entry({
      id: 'email',
      state: [site.email, site.privacyEmail].some(isNobodys) ? 'red' : 'green',
      title: 'Email addresses',
      found: `${site.email}. Privacy requests: ${site.privacyEmail}, ${site.privacyOfficer}.`,
      why: 'They’re on every page, in the privacy policy and in every email.',
      fix: 'Set addresses that someone monitors. Without one for privacy requests, those requests go to the first address.',
      place: 'SITE_EMAIL, PRIVACY_EMAIL',
      link: paths.admin.settings,
    }),
    entry({
      id: 'postal_address',
      state: site.postalAddress === defaultSiteProfile.postalAddress ? 'red' : 'green',
      title: 'Postal address',
      found: site.postalAddress,
      why: 'Canada’s anti-spam law requires it in every email.',
      fix: 'Set your mailing address.',
      place: 'SITE_POSTAL_ADDRESS',
      link: paths.admin.settings,
    }),
    entry({
      id: 'disclosure',
      state: compensation ? 'green' : 'red',
      title: 'How you’re paid',
      found: compensation ? compensationStatements[compensation] : 'No statement is chosen.',
      why: 'People have a right to know if you’re paid for their request. The statement is shown where a request is sent, on the about page and in the terms.',
      fix: 'Choose the statement that’s true and have your lawyer review it.',
      link: paths.admin.setting('payment'),
    }),
    entry({
      id: 'providers',
      state: missingProviders.length > 0 ? 'red' : 'green',
      title: 'Service providers',
      found:
        missingProviders.length > 0
          ? `No provider has been entered for: ${missingProviders.map((role) => providerRoleLabels[role].toLowerCase()).join(', ')}.`
          : 'Every provider this configuration needs has been entered.',
      why: 'Alberta’s privacy law requires you to say who handles information for you outside Canada, and the privacy policy promises the full list.',
      fix: 'Enter each company with its country and what it does.',
      link: paths.admin.setting('providers'),
    }),
    entry({
      id: 'social',
      state: dead.length > 0 ? 'amber' : 'green',
      title: 'Social links',
      found: dead.length > 0 ? `Broken: ${dead.join(', ')}.` : 'Every link has an address.',
      why: 'Dead links make a site look neglected.',
      fix: 'Set the addresses of the pages you have.',
      place: 'SITE_SOCIAL',
      link: paths.admin.settings,
    }),
  ];
}

function testimonials(facts: LaunchFacts): LaunchEntry {
  const { samples, stories } = facts.content;
  const { word, current } = personsWord(facts, 'testimonials', {
    statement: 'Every story is from a real client who agreed to this wording in writing.',
    open: samples.length === 0 && stories > 0,
  });
  const fine = stories === 0 || (samples.length === 0 && current);
  const changed = word.last && !current ? ' They’ve changed since that was last confirmed.' : '';
  return {
    ...entry({
      id: 'testimonials',
      state: fine ? 'green' : 'red',
      title: 'Client stories',
      found:
        samples.length > 0
          ? `${samples.length} of ${stories} use the name of a sample.`
          : stories === 0
            ? 'No stories are shown. The samples are for the demo only.'
            : current
              ? `${stories} real stories, confirmed by ${word.last?.byName}.`
              : `${stories} shown. No one has confirmed that they’re real.${changed}`,
      why: 'Presenting made-up endorsements as real is against the law in Canada.',
      fix:
        samples.length > 0
          ? 'Replace them with real stories from clients who agreed in writing, or empty the list.'
          : 'Check each against the client’s consent, then confirm it here.',
      place: 'content/testimonials.yaml',
      link: paths.admin.settings,
    }),
    word,
  };
}

function legalPages(facts: LaunchFacts): LaunchEntry {
  const { word, current } = personsWord(facts, 'legal', {
    statement: 'A lawyer has read the privacy policy, the terms of service and the complaints page as they appear now.',
    open: true,
  });
  return {
    ...entry({
      id: 'legal',
      state: current ? 'green' : 'red',
      title: 'Privacy policy and terms',
      found: current
        ? `Review confirmed by ${word.last?.byName}.`
        : word.last
          ? 'They’ve changed since they were reviewed.'
          : 'No one has confirmed that they were reviewed.',
      why: 'They’re carefully written and sourced, but not by someone who knows your company. You’re bound by what they promise, such as the deadlines for answering a complaint.',
      fix: 'Have your lawyer review them, make any changes, then confirm here.',
      place: 'content/legal',
      link: paths.privacy,
    }),
    word,
  };
}

/** Checks of the site's content. */
export function contentChecks(facts: LaunchFacts): LaunchEntry[] {
  const { overdueFacts, unconfirmedChanges } = facts.content;
  return [
    ...profileChecks(facts),
    testimonials(facts),
    legalPages(facts),
    entry({
      id: 'facts',
      state: overdueFacts.length > 0 ? 'red' : 'green',
      title: 'Dated facts',
      found:
        overdueFacts.length > 0
          ? `Due for review: ${overdueFacts.map(({ id, reviewBy }) => `${id} (since ${reviewBy})`).join(', ')}.`
          : 'All were reviewed on time.',
      why: 'Rules and amounts change. An out-of-date page misleads anyone who relies on it.',
      fix: 'Check each against its sources, update the text and dates, and restart the server.',
      place: 'content/facts',
    }),
    entry({
      id: 'fact_changes',
      state: unconfirmedChanges.length > 0 ? 'red' : 'green',
      title: 'Changes in the law',
      found:
        unconfirmedChanges.length > 0
          ? `Nobody has confirmed: ${unconfirmedChanges.map(({ id, validFrom }) => `${id} (from ${validFrom})`).join(', ')}.`
          : 'No change due within a month is waiting for confirmation.',
      why: 'A law can be postponed or amended. Until someone has checked, from that day on, pages say only that the rule was due to change.',
      fix: 'Read the sources. If the change takes effect as written, add “confirmed” with the day and your name to that version, or correct the text. Then restart the server.',
      place: 'content/facts',
    }),
  ];
}
