import type { Services } from '#server/platform/services.ts';
import { GENERAL_DISCLOSURE } from '#shared/platform/disclosure.ts';
import type { SiteProfile, StatedProfile } from '#shared/platform/site.ts';
import { compensationSetting, compensationStatements } from '#shared/settings/compensation.ts';

/** What visitors read about how the owner is paid: the chosen statement, or the general sentence. */
export function getDisclosure({ settings }: Pick<Services, 'settings'>): string {
  const { choice } = settings.get(compensationSetting);
  return choice ? compensationStatements[choice] : GENERAL_DISCLOSURE;
}

let known: { from: SiteProfile; site: StatedProfile } | undefined;

/** The site profile with the chosen statement. The same object until either changes: search keeps its index by it. */
export function currentProfile(services: Pick<Services, 'env' | 'settings'>): StatedProfile {
  const from = services.env.site;
  const disclosure = getDisclosure(services);
  if (known?.from !== from || known.site.disclosure !== disclosure) known = { from, site: { ...from, disclosure } };
  return known.site;
}
