import { useEffect } from 'react';
import { showToast } from '#client/lib/toasts.ts';
import { VIEW_IS_READ_ONLY } from '#shared/platform/session.ts';

/** A link cannot carry the impersonation grant: followed, it would fetch the file as the administrator. So it is blocked. */
export function useNoDownloads(): void {
  useEffect(() => {
    function refuse(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || !link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      event.stopPropagation();
      showToast({ kind: 'error', title: 'Not available in this view', message: VIEW_IS_READ_ONLY });
    }
    for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, refuse, true);
    return () => {
      for (const type of ['click', 'auxclick'] as const) document.removeEventListener(type, refuse, true);
    };
  }, []);
}
