import { useSiteProfile } from '#client/lib/site-profile.tsx';

/** `YYYY-MM-DD` on the site, not on this computer: the server counts in the same zone. */
export function useSiteToday(): string {
  const { timeZone, locale } = useSiteProfile();
  return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short' }).format(new Date());
}
