import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';
import { PortalFooter } from './portal-footer.tsx';
import css from './portal-frame.module.css';
import { PortalHeader, type PortalLink } from './portal-header.tsx';

interface PortalFrameProps {
  /** The area, next to the name: "Client portal". */
  label: string;
  /** Where the logo links. */
  home: string;
  links: readonly PortalLink[];
  /** What is always visible next to the menu: the bell. */
  actions?: ReactNode;
  /** Tables may use more room than text. */
  wide?: boolean;
  /** The menu is a column at the side, and the content uses the whole rest. */
  side?: boolean;
  children: ReactNode;
}

/** Header, content and footer of every portal page. */
export function PortalFrame({ label, home, links, actions, wide = false, side = false, children }: PortalFrameProps) {
  const { pathname } = useLocation();
  return (
    <div className={css.frame} data-side={side || undefined}>
      <a className={css.skip} href="#content">
        Skip to content
      </a>
      <PortalHeader
        label={label}
        home={home}
        links={links}
        actions={<ErrorBoundary quiet>{actions}</ErrorBoundary>}
        side={side}
      />
      <main className={css.content} id="content" tabIndex={-1} data-wide={wide || undefined}>
        <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
      </main>
      <PortalFooter />
    </div>
  );
}
