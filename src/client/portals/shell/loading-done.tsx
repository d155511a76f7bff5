import { type ReactNode, useEffect } from 'react';
import { removeLoadingShell } from '#client/lib/loading-shell.ts';

/** Around the first screen that stands: it takes the loading shell of the document away. */
export function LoadingDone({ children }: { children: ReactNode }) {
  useEffect(removeLoadingShell, []);
  return children;
}
