import { Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import type { AuditRow } from '#shared/audit-trail/schema.ts';
import { Quote } from '../details/quote.tsx';
import css from './log.module.css';
import { subjectPath } from './subject-path.ts';

interface AuditEntryProps {
  entry: AuditRow;
  /** Filters the list by this person. */
  onWho: (id: string) => void;
}

/** One entry of the audit log: what, who, to what, why, and what changed. */
export function AuditEntry({ entry, onWho }: AuditEntryProps) {
  const { at, what, actor, subject, reason, changes, sensitive } = entry;
  const to = subjectPath(subject);
  return (
    <li className={css.entry}>
      <time className={css.when} dateTime={at} title={formatMoment(at)}>
        {formatShortMoment(at)}
      </time>
      <p>
        <Text component="span" fw={600} inherit>
          {what}
        </Text>
        {subject.label && ': '}
        <span className={subject.type === 'case' ? css.number : undefined}>
          {to ? <Link to={to}>{subject.label}</Link> : subject.label}
        </span>
        {sensitive && (
          <span className={css.alarm}>
            <IconEye size={14} aria-hidden="true" /> Sensitive
          </span>
        )}
      </p>
      <p>
        <Text component="span" c="dimmed" inherit>
          By{' '}
        </Text>
        {actor.id ? (
          <button className={css.who} type="button" onClick={() => onWho(actor.id as string)}>
            {actor.name}
          </button>
        ) : (
          actor.name
        )}
        {actor.role !== 'system' && (
          <Text component="span" c="dimmed" inherit>
            , {actor.role}
          </Text>
        )}
      </p>
      {reason && <Quote>{reason}</Quote>}
      {changes.length > 0 && (
        <dl className={css.changes}>
          {changes.map((change) => (
            <div key={change.what}>
              <dt>{change.what}:</dt>
              <dd>
                {change.before !== null && (
                  <>
                    <span className="visually-hidden">before </span>
                    <del>{change.before}</del> <span aria-hidden="true">→ </span>
                    <span className="visually-hidden">after </span>
                  </>
                )}
                <ins>{change.after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
