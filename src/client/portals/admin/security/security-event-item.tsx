import { IconAlertTriangle } from '@tabler/icons-react';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import {
  type SecurityEvent,
  securityEventLabels,
  securityOutcomeLabels,
} from '#shared/accounts/security-events/schema.ts';
import css from './security.module.css';

interface SecurityEventItemProps {
  event: SecurityEvent;
  /** Filters the list by this account. */
  onWho: (id: string) => void;
}

/** One event: what, with which result, whose account, and from where. */
export function SecurityEventItem({ event, onWho }: SecurityEventItemProps) {
  const { at, kind, outcome, failed, user, network, device, detail } = event;
  return (
    <li className={css.event}>
      <time className={css.when} dateTime={at} title={formatMoment(at)}>
        {formatShortMoment(at)}
      </time>
      <p className={css.line}>
        <span className={css.what}>{securityEventLabels[kind]}</span>
        {detail && `: ${detail}`}
        {failed && (
          <span className={css.failed}>
            <IconAlertTriangle size={14} aria-hidden="true" /> {securityOutcomeLabels[outcome]}
          </span>
        )}
      </p>
      <p className={css.line}>
        {user ? (
          <>
            <button className={css.who} type="button" onClick={() => onWho(user.id)}>
              {user.name}
            </button>
            <span className={css.muted}>, {user.role}</span>
          </>
        ) : (
          <span className={css.muted}>No account has this name</span>
        )}
      </p>
      <p className={css.origin}>{[device, network].filter(Boolean).join(', ')}</p>
    </li>
  );
}
