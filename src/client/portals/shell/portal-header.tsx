import { Button } from '@mantine/core';
import { IconLogout, IconMenu2, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useSession } from '#client/lib/session.tsx';
import { Brand } from './brand.tsx';
import css from './portal-header.module.css';

export type PortalLink = {
  label: string;
  to: string;
  /** An address of the public site, which is a separate document. */
  site?: boolean;
  /** Active only on exactly this address. */
  end?: boolean;
};

interface PortalHeaderProps {
  label: string;
  home: string;
  links: readonly PortalLink[];
  actions?: ReactNode;
}

/** Navigation of a portal. On a phone the links are behind a toggle button. */
export function PortalHeader({ label, home, links, actions }: PortalHeaderProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const menu = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page change closes the menu
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [open]);

  const MenuIcon = open ? IconX : IconMenu2;
  return (
    <header className={`${css.header} not-printed`}>
      <div className={css.row}>
        <Brand label={label} home={home} />
        <nav className={css.nav} id={menu} data-open={open || undefined} aria-label={label}>
          <ul className={`${css.links} plain-list`}>
            {links.map(({ label: text, to, site, end }) => (
              <li key={to}>
                {site ? (
                  <a className={css.link} href={to}>
                    {text}
                  </a>
                ) : (
                  <NavLink className={css.link} to={to} end={end ?? false}>
                    {text}
                  </NavLink>
                )}
              </li>
            ))}
            {session.status === 'user' && (
              <li>
                <Button
                  className={css.logout}
                  variant="default"
                  size="sm"
                  leftSection={<IconLogout size={17} aria-hidden="true" />}
                  disabled={session.loggingOut}
                  onClick={session.logout}
                >
                  {session.loggingOut ? 'Logging out...' : 'Log Out'}
                </Button>
              </li>
            )}
          </ul>
        </nav>
        <div className={css.actions}>{actions}</div>
        <button
          className={css.toggle}
          type="button"
          aria-expanded={open}
          aria-controls={menu}
          onClick={() => setOpen((was) => !was)}
        >
          <MenuIcon size={24} aria-hidden="true" />
          <span className="visually-hidden">{open ? 'Close the menu' : 'Open the menu'}</span>
        </button>
      </div>
    </header>
  );
}
