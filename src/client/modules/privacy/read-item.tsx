import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import { readLabels } from '#shared/cases/reads.ts';
import { paths } from '#shared/platform/paths.ts';
import type { ReadGroup } from './group-reads.ts';
import css from './privacy.module.css';

/** One reader on one day: who, of which request, and what they saw. */
export function ReadItem({ group }: { group: ReadGroup }) {
  const { reader, part, request, kinds, at } = group;
  return (
    <li className={css.consent}>
      <div>
        <Text component="span" fw={600} inherit>
          {reader}
        </Text>
        {part && (
          <Text component="span" c="dimmed" inherit>
            , {part}
          </Text>
        )}
      </div>
      <ul className={css.seen}>
        {kinds.map((kind) => (
          <li key={kind}>{readLabels[kind]}</li>
        ))}
      </ul>
      <Text c="dimmed">
        {request && (
          <>
            <Link to={paths.portal.case(request.id)}>{request.number}</Link>, {request.title}.{' '}
          </>
        )}
        <time dateTime={at} title={formatMoment(at)}>
          {formatShortMoment(at)}
        </time>
      </Text>
    </li>
  );
}
