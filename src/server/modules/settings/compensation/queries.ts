import type { Services } from '#server/platform/services.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { compensationSetting, compensationStatements } from '#shared/settings/compensation.ts';

type Said = Pick<Services, 'env' | 'settings'>;

/** What visitors read about how the owner is paid: the chosen statement, or the general sentence. */
export function getDisclosure({ env, settings }: Said): string {
  const { choice } = settings.get(compensationSetting);
  return choice ? compensationStatements[choice] : env.site.disclosure;
}

let known: { from: SiteProfile; site: SiteProfile } | undefined;

/** The site profile with the chosen statement. The same object until either changes: search keeps its index by it. */
export function currentProfile(services: Said): SiteProfile {
  const from = services.env.site;
  const disclosure = getDisclosure(services);
  if (known?.from !== from || known.site.disclosure !== disclosure) known = { from, site: { ...from, disclosure } };
  return known.site;
}
