import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { weekdayHours } from '#shared/content/opening-hours.ts';
import { newsletterConsent } from '#shared/newsletter/schema.ts';
import { Island } from '../island.tsx';
import { footerLegalLinks, footerProducts, footerQuickLinks, portalNavigation } from '../navigation.ts';
import { FooterLinks } from './footer-links.tsx';
import page from './page.module.css';
import css from './site-footer.module.css';
import { SiteName } from './site-name.tsx';
import { SocialLinks } from './social-links.tsx';

/** On every page: newsletter, products, quick links, contact, hours (weekdays only, spec decision 11), legal links. */
export function SiteFooter() {
  const site = useSiteProfile();
  return (
    <>
      <footer className={css.footer} id="footer">
        <div className={css.row}>
          <section className={`${css.newsletter} not-printed`} aria-labelledby="newsletter-heading">
            <div>
              <h2 className={page.heading} id="newsletter-heading">
                Alberta insurance in plain English
              </h2>
              <p className={css.muted}>A newsletter on rule changes, seasonal risks and questions to ask.</p>
            </div>
            <Island name="newsletter-form" props={{ id: 'newsletter-email', consent: newsletterConsent.text }} />
          </section>
          <div className={`${css.columns} not-printed`}>
            <div className={css.about}>
              <SiteName />
              <p className={css.muted}>{site.legalNotice}</p>
              <SocialLinks className={css.social} />
            </div>
            <FooterLinks label="Products" links={footerProducts} />
            <FooterLinks label="Quick links" links={footerQuickLinks} />
            <div className={css.contact}>
              <h2 className={css.heading}>Contact</h2>
              <ul className={`plain-list ${css.facts}`}>
                <li>
                  <a href={`mailto:${site.email}`}>{site.email}</a>
                </li>
                <li>All of {site.region}</li>
                <li>{weekdayHours(site.hours)}</li>
              </ul>
              <ul className={`plain-list ${css.facts}`}>
                {portalNavigation.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <div className={css.base}>
            <p>© {site.name}</p>
            <ul className={`plain-list not-printed ${css.legal}`} aria-label="Legal">
              {footerLegalLinks.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
            <Island name="scheme-choice" props={{}} className={`${css.scheme} not-printed`} />
          </div>
        </div>
      </footer>
      <Island name="toaster" props={{}} />
    </>
  );
}
