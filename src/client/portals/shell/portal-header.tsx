import { Button } from '@mantine/core';
import {
  type Icon,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconMenu2,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useSession } from '#client/lib/session.tsx';
import { Brand } from './brand.tsx';
import css from './portal-header.module.css';
import { useFolded } from './use-folded.ts';

export type PortalLink = {
  label: string;
  to: string;
  /** An address of the public site, which is a separate document. */
  site?: boolean;
  /** What is new there, after the label. */
  count?: number;
  /** Active only on exactly this address. */
  end?: boolean;
  /** In a menu at the side, which may be folded to its icons. */
  icon?: Icon;
};

interface PortalHeaderProps {
  label: string;
  home: string;
  links: readonly PortalLink[];
  actions?: ReactNode;
  /** On a wide screen a column at the side, which can be folded, in place of a row at the top. */
  side?: boolean;
}

function LinkContent({ text, icon: LinkIcon }: { text: string; icon: Icon | undefined }) {
  return (
    <>
      {LinkIcon && <LinkIcon className={css.icon} size={20} stroke={1.7} aria-hidden="true" />}
      <span className={css.text}>{text}</span>
    </>
  );
}

/** Navigation of a portal. On a phone the links are behind a toggle button. */
export function PortalHeader({ label, home, links, actions, side = false }: PortalHeaderProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [folded, toggleFolded] = useFolded();
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
    <header
      className={`${css.header} not-printed`}
      data-side={side || undefined}
      data-folded={(side && folded) || undefined}
    >
      <div className={css.row}>
        <Brand label={label} home={home} />
        <nav className={css.nav} id={menu} data-open={open || undefined} aria-label={label}>
          <ul className={`${css.links} plain-list`}>
            {links.map(({ label, count, to, site, end, icon }) => {
              const text = count ? `${label} (${count})` : label;
              return (
                <li key={to}>
                  {site ? (
                    <a className={css.link} href={to} title={side && folded ? text : undefined}>
                      <LinkContent text={text} icon={side ? icon : undefined} />
                    </a>
                  ) : (
                    <NavLink className={css.link} to={to} end={end ?? false} title={side && folded ? text : undefined}>
                      <LinkContent text={text} icon={side ? icon : undefined} />
                    </NavLink>
                  )}
                </li>
              );
            })}
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
                  <span className={css.text}>{session.loggingOut ? 'Logging out...' : 'Log Out'}</span>
                </Button>
              </li>
            )}
          </ul>
        </nav>
        <div className={css.actions}>{actions}</div>
        {side && (
          <button className={css.fold} type="button" aria-expanded={!folded} onClick={toggleFolded}>
            {folded ? (
              <IconLayoutSidebarLeftExpand size={20} aria-hidden="true" />
            ) : (
              <IconLayoutSidebarLeftCollapse size={20} aria-hidden="true" />
            )}
            <span className="visually-hidden">Menu with labels</span>
          </button>
        )}
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
