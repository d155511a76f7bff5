import { useEffect, useSyncExternalStore } from 'react';
import { useSiteProfile } from './site-profile.tsx';

/** Higher counts are shown as "99+". */
const MOST = 99;

let unread = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets how many notifications are unread: every title begins with it, so that a tab in the background says so. */
export function setUnreadInTitle(count: number): void {
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
}

/** Sets the tab's title: `Your requests | Coverbridge`, or `(3) Your requests | Coverbridge`. */
export function usePageTitle(title: string): void {
  const { name } = useSiteProfile();
  const count = useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
  useEffect(() => {
    const before = count === 0 ? '' : `(${count > MOST ? `${MOST}+` : count}) `;
    document.title = `${before}${title} | ${name}`;
  }, [title, name, count]);
}
