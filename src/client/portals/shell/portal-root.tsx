import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ViewAsFrame } from '#client/modules/accounts/impersonation/view-as-frame.tsx';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';
import { FailureFrame } from './failure-frame.tsx';
import { LoadingDone } from './loading-done.tsx';

/** Around every portal page: scrolls to the top on every route change, moves the focus there, holds failures. */
export function PortalRoot() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason, not an input
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A screen reader would otherwise stay at the link that was pressed, on a page that is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
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
