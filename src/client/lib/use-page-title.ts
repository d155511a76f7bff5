import { useEffect } from 'react';
import { useSiteProfile } from './site-profile.tsx';

/** Sets the tab's title: `Your requests | Coverbridge`. */
export function usePageTitle(title: string): void {
  const { name } = useSiteProfile();
  useEffect(() => {
    document.title = `${title} | ${name}`;
  }, [title, name]);
}
