import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import css from './trouble.module.css';

interface TroubleRowProps {
  title: string;
  /** The error, the number of attempts, what comes next. */
  facts: readonly (string | null)[];
  createdAt: string;
  action: string;
  pending: boolean;
  onTry?: (() => void) | undefined;
  children?: ReactNode;
}

/** One failed item, since when, and the button to retry it. */
export function TroubleRow({ title, facts, createdAt, action, pending, onTry, children }: TroubleRowProps) {
  return (
    <li className={css.row}>
      <div className={css.words}>
        <h4 className={css.name}>{title}</h4>
        <ul className={css.facts}>
          <li>
            Since{' '}
            <time dateTime={createdAt} title={formatMoment(createdAt)}>
              {formatShortMoment(createdAt)}
            </time>
          </li>
          {facts.filter(Boolean).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {children}
      </div>
      {onTry && (
        <Button variant="default" size="sm" aria-label={`${action}: ${title}`} loading={pending} onClick={onTry}>
          {action}
        </Button>
      )}
    </li>
  );
}
