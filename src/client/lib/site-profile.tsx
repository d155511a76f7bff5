/** The site profile on the client: the document carries it as JSON, so that no page hard-codes a name, an address or opening hours. */
import { createContext, type ReactNode, useContext } from 'react';
import type { SiteProfile } from '#shared/platform/site.ts';

const SiteProfileContext = createContext<SiteProfile | null>(null);

export function SiteProfileProvider({ profile, children }: { profile: SiteProfile; children: ReactNode }) {
  return <SiteProfileContext value={profile}>{children}</SiteProfileContext>;
}

/** The site profile. @throws when used outside the provider, which is a programming error. */
export function useSiteProfile(): SiteProfile {
  const profile = useContext(SiteProfileContext);
  if (!profile) throw new Error('useSiteProfile needs a SiteProfileProvider above it');
  return profile;
}

/** Reads the profile that the server wrote into the document (`#site-profile`). */
export function readSiteProfile(from: Document = document): SiteProfile {
  const element = from.getElementById('site-profile');
  if (!element?.textContent) throw new Error('The page has no site profile');
  return JSON.parse(element.textContent) as SiteProfile;
}
