import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { tellCrash } from '#client/lib/browser-failures.ts';
import { FailureFrame } from './failure-frame.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { LoadingDone } from './loading-done.tsx';

/** A page whose code failed to load: no connection, or a newer version of the site was released. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => void tellCrash(error), [error]);
  return (
    <LoadingDone>
      <FailureFrame>
        <FailurePanel
          message="This page could not be loaded. Check your connection and try again."
          onRetry={() => window.location.reload()}
        />
      </FailureFrame>
    </LoadingDone>
  );
}
