import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ViewAsFrame } from '#client/modules/accounts/impersonation/view-as-frame.tsx';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';
import { FailureFrame } from './failure-frame.tsx';
import { LoadingDone } from './loading-done.tsx';

/** Wraps every portal page: on a route change scrolls to the top and moves the focus there, and catches failures. */
export function PortalRoot() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is a trigger, not an input
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A screen reader would otherwise stay at the pressed link, on a page that is gone.
    const arrival = document.querySelector<HTMLElement>('[data-arrival]') ?? document.getElementById('content');
    // A page that was opened to type something has put the cursor there already.
    if (document.activeElement instanceof HTMLInputElement && arrival?.contains(document.activeElement)) return;
    arrival?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <LoadingDone>
      <ViewAsFrame>
        <ErrorBoundary resetKey={pathname} around={(note) => <FailureFrame>{note}</FailureFrame>}>
          <Outlet />
        </ErrorBoundary>
      </ViewAsFrame>
    </LoadingDone>
  );
}
