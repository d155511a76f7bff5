import { useEffect, useRef } from 'react';
import { useSession } from '#client/lib/session.tsx';

/**
 * While a user logs in over a page, Escape must not reach a dialog below: it would close, and its text
 * would be lost. Rendered before the pages, because of two listeners on the window the first one wins.
 */
export function EscapeGuard() {
  const session = useSession();
  const ended = useRef(false);
  ended.current = session.status === 'user' && session.ended;

  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (ended.current && event.key === 'Escape') event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, []);
  return null;
}
