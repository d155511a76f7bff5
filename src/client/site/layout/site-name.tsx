import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { paths } from '#shared/paths.ts';
import css from './site-name.module.css';

/** The mark (a chinook arch over a field) and the name, linked to the home page. */
export function SiteName() {
  const site = useSiteProfile();
  return (
    <a className={css.name} href={paths.home}>
      <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={css.arch} d="M2 30V15.5a14 14 0 0 1 28 0V30z" />
        <path className={css.field} d="M6 26v-5.200q10-5.600 20 0V26z" />
        <path className={css.sky} d="M7 15.500a9 9 0 0 1 18 0" />
      </svg>
      {site.name}
    </a>
  );
}
