import { useEffect } from 'react';
import { LoadingScreen } from '../../shell/loading-screen.tsx';

/** Back to the public page that a visitor left to sign in. It is no page of the portals, so the browser loads it. */
export function BackToSite({ page }: { page: string }) {
  useEffect(() => location.replace(page), [page]);
  return <LoadingScreen />;
}
