import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { paths } from '#shared/platform/paths.ts';
import css from './brand.module.css';

/** The logo (a bridge, drawn by content/pictures/mark.svg) and the name, linked to the home page. */
export function SiteName() {
  const site = useSiteProfile();
  return (
    <a className={css.name} href={paths.home}>
      <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect className={css.ground} width="32" height="32" rx="7" />
        <path className={css.arch} d="M4.6 21.5a11.4 11.8 0 0 1 22.8 0" />
        <path className={css.hangers} d="M10.9 12.5v8.5M16 11v10M21.1 12.5v8.5" />
        <path className={css.deck} d="M3 20.3h26v3.2H3z" />
        <path className={css.water} d="M7 26.6h18" />
      </svg>
      {site.name}
    </a>
  );
}
