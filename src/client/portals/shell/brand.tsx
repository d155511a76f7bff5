import { Link } from 'react-router-dom';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import css from './brand.module.css';

/** The mark and the name, with the area somebody is in; leads to the start of that area. */
export function Brand({ label, home }: { label: string; home: string }) {
  const site = useSiteProfile();
  return (
    <Link className={css.brand} to={home} reloadDocument={home === '/'}>
      <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={css.arch} d="M2 30V15.5a14 14 0 0 1 28 0V30z" />
        <path className={css.field} d="M6 26v-5.2q10-5.6 20 0V26z" />
        <path className={css.sky} d="M7 15.5a9 9 0 0 1 18 0" />
      </svg>
      <span className={css.name}>{site.name}</span>
      <span className={css.label}>{label}</span>
    </Link>
  );
}
