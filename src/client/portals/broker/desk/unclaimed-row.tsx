import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listState } from '#client/modules/queue/list-state.ts';
import { ShortClock } from '#client/ui/short-clock.tsx';
import type { CaseSummary } from '#shared/cases/views.ts';
import { questionSetInSentence as inSentence } from '#shared/lines/question-sets.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './unclaimed.module.css';

interface UnclaimedRowProps {
  request: CaseSummary;
  titleId: string;
  due: string | null;
  /** It is open beside the list. */
  open: boolean;
  /** The query of the list it is in. */
  list: string;
  /** Absent beside an open request, which has them itself. */
  actions?: ReactNode;
}

/** A request that is nobody's yet, in one line: what it is about, until when, and the buttons to answer. */
export function UnclaimedRow({ request, titleId, due, open, list, actions }: UnclaimedRowProps) {
  return (
    <li className={css.row} data-row={request.id} data-open={open || undefined}>
      <Link
        className={css.link}
        id={titleId}
        to={paths.broker.case(request.id)}
        state={listState(list)}
        aria-current={open ? 'true' : undefined}
      >
        {request.title}
      </Link>
      <span className={css.about}>
        {request.number}
        {request.area && `, postal code ${request.area}`}
        {request.questionSet && `, ${inSentence(request.questionSet)}`}
      </span>
      <span>{due && <ShortClock due={due} />}</span>
      {actions && (
        <Group className={css.actions} gap="var(--space-6)">
          {actions}
        </Group>
      )}
    </li>
  );
}
