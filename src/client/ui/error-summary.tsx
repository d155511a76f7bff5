import type { Ref } from 'react';
import type { Issue } from '#shared/platform/errors.ts';
import css from './error-summary.module.css';

interface ErrorSummaryProps {
  issues: Issue[];
  /** The id of a field's control. */
  idOf: (path: string) => string;
  ref?: Ref<HTMLDivElement>;
}

/** Every error in a form, each linked to its field. It takes the focus when it appears. */
export function ErrorSummary({ issues, idOf, ref }: ErrorSummaryProps) {
  if (issues.length === 0) return null;
  return (
    <div className={css.summary} ref={ref} role="alert" tabIndex={-1}>
      <h3 className={css.heading}>Check {issues.length === 1 ? 'this field' : 'these fields'}</h3>
      <ul className={css.list}>
        {issues.map((issue) => (
          <li key={issue.path}>
            <a href={`#${idOf(issue.path)}`}>{issue.message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
