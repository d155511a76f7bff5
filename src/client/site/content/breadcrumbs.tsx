import type { Crumb } from '#client/site/seo.ts';
import page from '../layout/page.module.css';

/** The path from the home page to this one; the same list is published as structured data. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={`${page.crumbs} not-printed`} aria-label="Breadcrumb">
      <ol className="plain-list">
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
