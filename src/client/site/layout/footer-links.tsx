import type { NavLink } from '../navigation.ts';
import css from './site-footer.module.css';

/** One column of links. */
export function FooterLinks({ label, links }: { label: string; links: readonly NavLink[] }) {
  return (
    <nav aria-label={label}>
      <h2 className={css.heading}>{label}</h2>
      <ul className={`plain-list ${css.facts}`}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
