import { useEffect } from 'react';
import { useSiteProfile } from './site-profile.tsx';

/** Names the page in the tab: `Your requests | Coverbridge`. */
export function usePageTitle(title: string): void {
  const { name } = useSiteProfile();
  useEffect(() => {
    document.title = `${title} | ${name}`;
  }, [title, name]);
}
