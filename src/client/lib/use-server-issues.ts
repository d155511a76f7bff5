import { useEffect } from 'react';

/** Shows what the server refused at the fields of a form that its parent sends. @param error of the latest response, if it failed */
export function useServerIssues(showServerIssues: (error: unknown) => boolean, error: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new response changes the form
  useEffect(() => {
    if (error) showServerIssues(error);
  }, [error]);
}
