import { IconMail, IconMenu2, IconSearch } from '@tabler/icons-react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import buttons from '#client/ui/button.module.css';
import { paths } from '#shared/platform/paths.ts';
import { isCurrent, mainNavigation, portalNavigation } from '../navigation.ts';
import brand from './brand.module.css';
import { HeaderMenu } from './header-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import css from './site-header.module.css';
import { SiteName } from './site-name.tsx';
import { SocialLinks } from './social-links.tsx';

/**
 * Notice banner, a line with contact and portals, and the bar with the navigation. All three stick to the top; the
 * inline script hides parts by transform, so that nothing below moves.
 */
export function SiteHeader({ path }: { path: string }) {
  const site = useSiteProfile();
  return (
    <>
      <header className={css.header} id="top">
        <p className={css.banner} id="notice-banner">
          {site.legalNotice}
        </p>
        <div className={`${css.utility} not-printed`}>
          <div className={css.utilityRow}>
            <a className={css.utilityLink} href={`mailto:${site.email}`}>
              <IconMail size={16} aria-hidden="true" />
              {site.email}
            </a>
            <SocialLinks className={css.social} />
            <ul className={`plain-list ${css.portals}`} aria-label="Portals">
              {portalNavigation.map((link) => (
                <li key={link.href}>
                  <a className={css.utilityLink} href={link.href}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={css.bar}>
          <div className={css.barRow}>
            <SiteName />
            <nav className={`${css.nav} not-printed`} aria-label="Main">
              <ul className={`plain-list ${css.navList}`}>
                {mainNavigation.map((item) => (
                  <li key={item.label}>
                    {'href' in item ? (
                      <a
                        className={css.navLink}
                        href={item.href}
                        aria-current={isCurrent(item.href, path) ? 'page' : undefined}
                      >
                        {item.label}
                      </a>
                    ) : (
                      <HeaderMenu label={item.label} sections={item.sections} />
                    )}
                  </li>
                ))}
              </ul>
            </nav>
            <a
              className={`${brand.icon} ${css.search} not-printed`}
              href={paths.search}
              aria-current={path === paths.search ? 'page' : undefined}
            >
              <IconSearch size={22} aria-hidden="true" />
              <span className="visually-hidden">Search</span>
            </a>
            <a className={`${buttons.primary} ${buttons.compact} ${css.quote} not-printed`} href={paths.getQuote}>
              Get a Free Quote
            </a>
            <button className={`${brand.icon} ${css.menuButton} not-printed`} type="button" popoverTarget="mobile-menu">
              <IconMenu2 size={24} aria-hidden="true" />
              <span className="visually-hidden">Open menu</span>
            </button>
          </div>
        </div>
      </header>
      <MobileMenu path={path} />
    </>
  );
}
