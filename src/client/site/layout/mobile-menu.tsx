import { IconMail, IconSearch, IconX } from '@tabler/icons-react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import buttons from '#client/ui/button.module.css';
import { paths } from '#shared/platform/paths.ts';
import { isCurrent, mainNavigation, portalNavigation } from '../navigation.ts';
import brand from './brand.module.css';
import css from './menus.module.css';
import { MobileMenuGroup } from './mobile-menu-group.tsx';
import { SiteName } from './site-name.tsx';
import { SocialLinks } from './social-links.tsx';

/**
 * The slide-out menu. A popover: the browser opens it, closes it on Escape or a click outside, and returns focus, all
 * without a script. `menus.ts` traps the focus inside, the style sheet locks the page's scrolling.
 */
export function MobileMenu({ path }: { path: string }) {
  const site = useSiteProfile();
  return (
    <div className={css.drawer} id="mobile-menu" popover="auto" role="dialog" aria-modal="true" aria-label="Menu">
      <div className={css.head}>
        <SiteName />
        {/* biome-ignore lint/a11y/noAutofocus: in a popover, so the focus comes here as the menu opens, before any script too */}
        <button className={brand.icon} type="button" popoverTarget="mobile-menu" popoverTargetAction="hide" autoFocus>
          <IconX size={24} aria-hidden="true" />
          <span className="visually-hidden">Close menu</span>
        </button>
      </div>
      <nav aria-label="Menu">
        <ul className="plain-list">
          {mainNavigation.map((item) => (
            <li key={item.label} className={css.item}>
              {'href' in item ? (
                <a className={css.line} href={item.href} aria-current={isCurrent(item.href, path) ? 'page' : undefined}>
                  {item.label}
                </a>
              ) : (
                <MobileMenuGroup label={item.label} sections={item.sections} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <a className={css.line} href={paths.search}>
        Search
        <IconSearch size={20} aria-hidden="true" />
      </a>
      <a className={buttons.primary} href={paths.getQuote}>
        Get a Free Quote
      </a>
      <ul className={`plain-list ${css.portals}`} aria-label="Portals">
        {portalNavigation.map((link) => (
          <li key={link.href}>
            <a className={css.line} href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      <a className={css.mail} href={`mailto:${site.email}`}>
        <IconMail size={18} aria-hidden="true" />
        {site.email}
      </a>
      <SocialLinks />
    </div>
  );
}
