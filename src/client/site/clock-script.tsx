/** The UTC offsets of the site's time zone, for scripts. */
import { DateTime } from 'luxon';
import type { SiteProfile } from '#shared/platform/site.ts';
import { JsonScript } from './json-script.tsx';
import { zoneTable } from './zone-table.ts';

const YEARS_AHEAD = 20;

/** @param yearsBack public pages show nothing older than a conversation with the assistant, portals show whole histories */
export function ClockScript({ site, yearsBack }: { site: SiteProfile; yearsBack: number }) {
  // The year of the build, not the reading day: a page must not differ between the days on which its facts change.
  const { year } = DateTime.now().setZone(site.timeZone);
  const offsets = zoneTable(site.timeZone, year - yearsBack, year + YEARS_AHEAD);
  return <JsonScript type="application/json" id="site-clock" data={offsets} />;
}
