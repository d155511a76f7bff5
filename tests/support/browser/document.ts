/** What the server writes into every document: the site's profile and its clock. */

import type { SiteProfile } from '#shared/platform/site.ts';
import type { ZoneOffsets } from '#shared/platform/time/zone-offsets.ts';

/** Alberta's, from before and after the last change of its clocks in March 2026. */
const offsets: ZoneOffsets = [
  [0, -420],
  [1_772_960_400, -360],
];

export function writeIntoDocument(profile: SiteProfile): void {
  for (const [id, data] of Object.entries({ 'site-profile': profile, 'site-clock': offsets })) {
    if (document.getElementById(id)) continue;
    const script = Object.assign(document.createElement('script'), { id, type: 'application/json' });
    script.textContent = JSON.stringify(data);
    document.head.append(script);
  }
}
