/**
 * The site profile: everything the product says about itself. One typed source (spec decision 1), filled from the
 * environment by the server and by the prerenderer; no page hard-codes a name, an address or opening hours.
 */
import { z } from 'zod';
import { GENERAL_DISCLOSURE } from './disclosure.ts';

const timeOfDay = z.string().regex(/^\d{2}:\d{2}$/);

/** Opening hours of one weekday, local time; `null` means closed. */
export const dayHoursSchema = z.object({ open: timeOfDay, close: timeOfDay }).nullable();

export const siteProfileSchema = z.object({
  name: z.string().min(1),
  url: z.url(),
  email: z.email(),
  /** As it is shown; absent without one. */
  phone: z.string().optional(),
  postalAddress: z.string().min(1),
  /** Who answers for personal information: a position, so that the pages stay true when the person changes. */
  privacyOfficer: z.string().min(1),
  privacyEmail: z.email(),
  region: z.string(),
  regionCode: z.string(),
  /** Of the numbers of requests, such as AB-2026-000123. AB unless it is set: those of the sandbox say what they are. */
  numberPrefix: z.string().optional(),
  locale: z.string(),
  timeZone: z.string(),
  legalNotice: z.string(),
  /** Index 0 is Sunday, as in `Date.prototype.getDay`. */
  hours: z.array(dayHoursSchema).length(7),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
});

export type SiteProfile = z.infer<typeof siteProfileSchema>;

const weekday = { open: '09:00', close: '17:00' };

/** The profile until the owner configures it. */
export const defaultSiteProfile: SiteProfile = {
  name: 'Coverbridge',
  url: 'http://127.0.0.1:3000',
  email: 'hello@coverbridge.example',
  postalAddress: 'Postal address to be set by the owner, Alberta, Canada',
  privacyOfficer: 'Privacy Officer',
  privacyEmail: 'hello@coverbridge.example',
  region: 'Alberta',
  regionCode: 'CA-AB',
  locale: 'en-CA',
  timeZone: 'America/Edmonton',
  legalNotice:
    'Coverbridge is not an insurance broker or insurer. We connect you with licensed broker partners, who provide all advice, quotes and policies.',
  hours: [null, weekday, weekday, weekday, weekday, weekday, { open: '10:00', close: '14:00' }],
  social: [
    { name: 'LinkedIn', url: '#' },
    { name: 'Facebook', url: '#' },
    { name: 'Instagram', url: '#' },
  ],
};

/** `LinkedIn=https://…, Facebook=https://…`. */
function socialLinks(text: string): SiteProfile['social'] {
  return text.split(',').map((part) => {
    const [name = '', ...url] = part.split('=');
    return { name: name.trim(), url: z.url().parse(url.join('=').trim()) };
  });
}

/** The environment variables that change the profile; `.env.example` explains each. */
export function siteProfileFromEnv(env: Record<string, string | undefined>): SiteProfile {
  const name = env.SITE_NAME || defaultSiteProfile.name;
  const email = env.SITE_EMAIL || defaultSiteProfile.email;
  return siteProfileSchema.parse({
    ...defaultSiteProfile,
    name,
    url: (env.SITE_URL || defaultSiteProfile.url).replace(/\/+$/, ''),
    email,
    privacyOfficer: env.PRIVACY_OFFICER || defaultSiteProfile.privacyOfficer,
    privacyEmail: env.PRIVACY_EMAIL || email,
    postalAddress: env.SITE_POSTAL_ADDRESS || defaultSiteProfile.postalAddress,
    social: env.SITE_SOCIAL ? socialLinks(env.SITE_SOCIAL) : defaultSiteProfile.social,
    legalNotice: defaultSiteProfile.legalNotice.replace(defaultSiteProfile.name, name),
  });
}

const placeholders = ['name', 'email', 'postalAddress', 'region', 'privacyOfficer', 'privacyEmail'] as const;
/** The fields of the profile that a text may name. */
export type ProfilePlaceholder = (typeof placeholders)[number] | 'disclosure';
const PLACEHOLDER = new RegExp(`\\{(${placeholders.join('|')}|disclosure)\\}`, 'g');

/** The profile with the statement about pay that an administrator chose; it isn’t part of what every page carries. */
export type StatedProfile = SiteProfile & { disclosure?: string };

/** Fills in the placeholders of a text, such as `{name}`: each is a field of the profile, or the statement about pay. */
export function fillProfile(text: string, site: Pick<StatedProfile, ProfilePlaceholder>): string {
  const { disclosure = GENERAL_DISCLOSURE } = site;
  return text.replace(PLACEHOLDER, (_, key: ProfilePlaceholder) => (key === 'disclosure' ? disclosure : site[key]));
}
