import { paths } from '#shared/platform/paths.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { entry } from './entry.ts';
import type { LaunchFacts } from './facts.ts';
import type { LaunchEntry } from './schema.ts';
import { personsWord } from './word.ts';

/** Reserved domains that nobody owns (RFC 2606). */
const NOBODYS = /@(.+\.)?(example(\.(com|org|net))?|test|invalid|localhost)$|\.example$/i;

function profileChecks({ site }: LaunchFacts): LaunchEntry[] {
  const dead = site.social.filter(({ url }) => !/^https:\/\/.+/.test(url)).map(({ name }) => name);
  return [
    entry({
      id: 'email',
      state: site.email === defaultSiteProfile.email || NOBODYS.test(site.email) ? 'red' : 'green',
      title: 'E-mail address',
      found: site.email,
      why: 'It stands on every page, in the privacy policy and in every mail. Requests about personal information come there.',
      mend: 'Set an address somebody reads.',
      place: 'SITE_EMAIL',
    }),
    entry({
      id: 'postal_address',
      state: site.postalAddress === defaultSiteProfile.postalAddress ? 'red' : 'green',
      title: 'Postal address',
      found: site.postalAddress,
      why: 'Canada’s anti-spam law asks for it in every mail.',
      mend: 'Set the address letters reach you at.',
      place: 'SITE_POSTAL_ADDRESS',
    }),
    entry({
      id: 'disclosure',
      state: site.disclosure === defaultSiteProfile.disclosure ? 'amber' : 'green',
      title: 'How you are paid',
      found: site.disclosure,
      why: 'People may know whether somebody pays you for their request. The sentence stands in the terms.',
      mend: 'Write it in a sentence or two and have it read by your counsel.',
      place: 'SITE_DISCLOSURE',
    }),
    entry({
      id: 'social',
      state: dead.length > 0 ? 'amber' : 'green',
      title: 'Social links',
      found: dead.length > 0 ? `Lead nowhere: ${dead.join(', ')}.` : 'Every link has an address.',
      why: 'A link that leads nowhere looks like a site nobody looks after.',
      mend: 'Set the addresses of your pages, or only of those you have.',
      place: 'SITE_SOCIAL',
    }),
  ];
}

function testimonials(facts: LaunchFacts): LaunchEntry {
  const { samples, stories } = facts.content;
  const { word, current } = personsWord(facts, 'testimonials', {
    statement: 'Every story is of a real client who agreed in writing to this wording.',
    open: samples.length === 0 && stories > 0,
  });
  const fine = stories === 0 || (samples.length === 0 && current);
  const changed = word.last && !current ? ' They changed since somebody last said so.' : '';
  return {
    ...entry({
      id: 'testimonials',
      state: fine ? 'green' : 'red',
      title: 'Stories of clients',
      found:
        samples.length > 0
          ? `${samples.length} of ${stories} are invented samples.`
          : stories === 0
            ? 'None are shown.'
            : current
              ? `${stories} real ones, as ${word.last?.byName} said.`
              : `${stories} are shown; nobody has said that they are real.${changed}`,
      why: 'Invented endorsements shown as real ones are unlawful in Canada. The site marks the samples, but they are no proof of anything.',
      mend:
        samples.length > 0
          ? 'Replace them with real stories whose people agreed in writing, or empty the list.'
          : 'Compare each with the consent of its person, then say so here.',
      place: 'content/testimonials.yaml',
      link: paths.home,
    }),
    word,
  };
}

function legalPages(facts: LaunchFacts): LaunchEntry {
  const { word, current } = personsWord(facts, 'legal', {
    statement: 'A lawyer has read the privacy policy and the terms of service as they are shown now.',
    open: true,
  });
  return {
    ...entry({
      id: 'legal',
      state: current ? 'green' : 'red',
      title: 'Privacy policy and terms',
      found: current
        ? `Reviewed, as ${word.last?.byName} said.`
        : word.last
          ? 'They changed since they were reviewed.'
          : 'Nobody has said that they were reviewed.',
      why: 'They were written with care and with sources, by nobody who knows your company. What they promise binds you.',
      mend: 'Have both read by your counsel, change what must change, then say so here.',
      place: 'content/legal',
      link: paths.privacy,
    }),
    word,
  };
}

/** Checks of the site's content. */
export function contentChecks(facts: LaunchFacts): LaunchEntry[] {
  const { overdueFacts } = facts.content;
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
          ? `To look at again: ${overdueFacts.map(({ id, reviewBy }) => `${id} (since ${reviewBy})`).join(', ')}.`
          : 'Each was looked at in time.',
      why: 'Rules and amounts change. A page that states an old one misleads whoever relies on it.',
      mend: 'Compare each with its sources, change text and dates, and start the server again.',
      place: 'content/facts',
    }),
  ];
}
