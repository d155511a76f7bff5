import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { tellCrash } from '#client/lib/browser-failures.ts';
import { isMissingPart, loadNewerRelease } from '#client/lib/newer-release.ts';
import { FailureFrame } from './failure-frame.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { LoadingDone } from './loading-done.tsx';
import { LoadingScreen } from './loading-screen.tsx';

/** A page whose code failed to load: no connection, or a newer release, which is then loaded. */
export function RouteFailure() {
  const error = useRouteError();
  const [isAsking, setIsAsking] = useState(() => isMissingPart(error));
  useEffect(() => {
    void loadNewerRelease(error).then((loads) => {
      if (loads) return;
      setIsAsking(false);
      void tellCrash(error);
    });
  }, [error]);
  if (isAsking) return <LoadingScreen />;
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
