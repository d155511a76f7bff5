import { useEffect } from 'react';
import { setUnreadInTitle } from '#client/lib/use-page-title.ts';

/** Shows the number of unread notifications in the tab's title while the portal is open. */
export function useUnreadTitle(unread: number): void {
  useEffect(() => setUnreadInTitle(unread), [unread]);
  useEffect(() => () => setUnreadInTitle(0), []);
}
