import type { ReactNode } from 'react';

/**
 * What is made up, and may be shown in a demo only. A server in production removes everything between these markers before it
 * publishes a page (src/server/app/rendering, src/server/app/http/served-pages.ts).
 */
export function DemoOnly({ children }: { children: ReactNode }) {
  return (
    <>
      <div hidden data-demo-only="begin" />
      {children}
      <div hidden data-demo-only="end" />
    </>
  );
}
