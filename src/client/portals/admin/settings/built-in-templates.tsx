import { IconChevronDown } from '@tabler/icons-react';
import { lineLabels, lines } from '#shared/lines/lines.ts';
import { lineWork } from '#shared/lines/work.ts';
import css from './setting-form.module.css';
import templates from './templates.module.css';

/** The product's built-in templates, by line. */
export function BuiltInTemplates() {
  return (
    <div className={templates.built}>
      <h4 className={css.subtitle}>Of the product</h4>
      {lines.map((line) => (
        <details className={templates.line} key={line}>
          <summary>
            <IconChevronDown className={templates.chevron} size={18} aria-hidden="true" />
            {lineLabels[line]}
            <span className={templates.count}>{lineWork[line].requestTemplates.length} templates</span>
          </summary>
          <ul>
            {lineWork[line].requestTemplates.map(({ title, why }) => (
              <li key={title}>
                {title} <span className={templates.detail}>{why}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
