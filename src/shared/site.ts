/**
 * The site profile: everything the product says about itself. One typed place (decision 1), filled from the
 * environment by the server and by the prerenderer; no page spells a name, an address or an hour itself.
 */
import { z } from 'zod';

const timeOfDay = z.string().regex(/^\d{2}:\d{2}$/);

/** Opening hours of one weekday, local time; `null` means closed. */
const dayHoursSchema = z.object({ open: timeOfDay, close: timeOfDay }).nullable();

export const siteProfileSchema = z.object({
  name: z.string().min(1),
  url: z.url(),
  email: z.email(),
  postalAddress: z.string().min(1),
  region: z.string(),
  regionCode: z.string(),
  locale: z.string(),
  timeZone: z.string(),
  legalNotice: z.string(),
  /** Index 0 is Sunday, as in `Date.prototype.getDay`. */
  hours: z.array(dayHoursSchema).length(7),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
});

export type SiteProfile = z.infer<typeof siteProfileSchema>;

const weekday = { open: '09:00', close: '17:00' };

/** What the product is until its owner says otherwise. */
export const defaultSiteProfile: SiteProfile = {
  name: 'Coverbridge',
  url: 'http://127.0.0.1:3000',
  email: 'hello@coverbridge.example',
  postalAddress: 'Postal address to be set by the owner, Alberta, Canada',
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

/** The variables of the environment that change the profile; `.env.example` explains each. */
export function siteProfileFromEnv(env: Record<string, string | undefined>): SiteProfile {
  const name = env.SITE_NAME || defaultSiteProfile.name;
  return siteProfileSchema.parse({
    ...defaultSiteProfile,
    name,
    url: (env.SITE_URL || defaultSiteProfile.url).replace(/\/+$/, ''),
    email: env.SITE_EMAIL || defaultSiteProfile.email,
    postalAddress: env.SITE_POSTAL_ADDRESS || defaultSiteProfile.postalAddress,
    legalNotice: defaultSiteProfile.legalNotice.replace(defaultSiteProfile.name, name),
  });
}
