import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import {
  type SecurityEvent,
  securityEventLabels,
  securityOutcomeLabels,
} from '#shared/accounts/security-events/schema.ts';
import css from '../audit/log.module.css';

interface SecurityEventItemProps {
  event: SecurityEvent;
  /** Filters the list by this account. */
  onWho: (id: string) => void;
}

/** One event: what, with which result, whose account, and from where. */
export function SecurityEventItem({ event, onWho }: SecurityEventItemProps) {
  const { at, kind, outcome, failed, user, network, device, detail } = event;
  return (
    <li className={css.entry}>
      <time className={css.when} dateTime={at} title={formatMoment(at)}>
        {formatShortMoment(at)}
      </time>
      <p>
        <Text component="span" fw={600} inherit>
          {securityEventLabels[kind]}
        </Text>
        {detail && `: ${detail}`}
        {failed && (
          <span className={css.alarm}>
            <IconAlertTriangle size={14} aria-hidden="true" /> {securityOutcomeLabels[outcome]}
          </span>
        )}
      </p>
      <p>
        {user ? (
          <>
            <button className={css.who} type="button" onClick={() => onWho(user.id)}>
              {user.name}
            </button>
            <Text component="span" c="dimmed" inherit>
              , {user.role}
            </Text>
          </>
        ) : (
          <Text component="span" c="dimmed" inherit>
            No account with this name
          </Text>
        )}
      </p>
      <p className={css.origin}>{[device, network].filter(Boolean).join(', ')}</p>
    </li>
  );
}
