import { IconChevronDown } from '@tabler/icons-react';
import type { NavSection } from '../navigation.ts';
import css from './menus.module.css';

/** A collapsible group of the phone's menu; labelled sections collapse inside it as well. */
export function MobileMenuGroup({ label, sections }: { label: string; sections: readonly NavSection[] }) {
  return (
    <details>
      <summary className={css.line}>
        {label}
        <IconChevronDown className={css.chevron} size={20} aria-hidden="true" />
      </summary>
      <div className={css.inner}>
        {sections.map((section) =>
          section.label ? (
            <MobileMenuGroup
              key={section.label}
              label={section.label}
              sections={[{ label: '', links: section.links }]}
            />
          ) : (
            <ul key={label} className="plain-list">
              {section.links.map((link) => (
                <li key={link.href}>
                  <a className={css.line} href={link.href}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          ),
        )}
      </div>
    </details>
  );
}
