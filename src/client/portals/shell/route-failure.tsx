import { FailurePanel } from './failure-panel.tsx';
import { LoadingDone } from './loading-done.tsx';

/** A page whose code could not be fetched: no connection, or a newer version of the site is out. */
export function RouteFailure() {
  return (
    <LoadingDone>
      <FailurePanel
        message="This page could not be loaded. Please check your connection and try again."
        onRetry={() => window.location.reload()}
      />
    </LoadingDone>
  );
}
