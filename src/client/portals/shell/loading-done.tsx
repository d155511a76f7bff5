import { type ReactNode, useEffect } from 'react';
import { removeLoadingShell } from '#client/lib/loading-shell.ts';

/** Wraps the first screen that has rendered: removes the document's loading shell. */
export function LoadingDone({ children }: { children: ReactNode }) {
  useEffect(removeLoadingShell, []);
  return children;
}
