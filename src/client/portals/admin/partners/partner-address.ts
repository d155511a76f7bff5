import { paths } from '#shared/platform/paths.ts';

/** The page of one partner in the Partners tab. */
export function partnerAddress(partnerId: string): string {
  return `${paths.admin.partners}?partner=${partnerId}`;
}
