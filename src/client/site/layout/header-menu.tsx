import { IconChevronDown } from '@tabler/icons-react';
import type { NavSection } from '../navigation.ts';
import css from './menus.module.css';

/** One menu of the header. The shared `name` keeps one open at a time; `data-menu` lets the script close it. */
export function HeaderMenu({ label, sections }: { label: string; sections: readonly NavSection[] }) {
  return (
    <details className={css.menu} name="header-menu" data-menu={sections.length > 1 ? 'wide' : ''}>
      <summary className={css.label}>
        {label}
        <IconChevronDown className={css.chevron} size={16} aria-hidden="true" />
      </summary>
      <div className={css.panel}>
        {sections.map((section) => (
          <div key={section.label} className={css.section} data-wide={section.links.length > 6 ? '' : undefined}>
            {section.label && <p className={css.heading}>{section.label}</p>}
            <ul className={`plain-list ${css.links}`}>
              {section.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
