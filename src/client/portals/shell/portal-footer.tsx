import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { paths } from '#shared/platform/paths.ts';
import css from './portal-footer.module.css';

const links = [
  ['Privacy Policy', paths.privacy],
  ['Terms of Service', paths.terms],
  ['Contact Us', paths.contact],
] as const;

/** The notice that the product is not a broker or insurer, and the legal links. */
export function PortalFooter() {
  const site = useSiteProfile();
  return (
    <footer className={css.footer}>
      <div className={css.row}>
        <p className={css.notice}>
          {site.legalNotice} All times are {site.region} time.
        </p>
        <ul className={css.links}>
          {links.map(([label, href]) => (
            <li key={href}>
              <a className={css.link} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
