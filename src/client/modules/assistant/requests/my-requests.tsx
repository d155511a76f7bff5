import { useCallback, useEffect, useRef, useState } from 'react';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { withBack } from '#client/lib/next-path.ts';
import { statusLabels } from '#shared/cases/labels.ts';
import type { CaseSummary } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';
import messages from '../messages.module.css';
import { type Found, findRequests } from './find-requests.ts';
import css from './my-requests.module.css';

type Wish = 'requests' | 'upload';

interface MyRequestsProps {
  /** To see where the requests are at, or to upload a document for one. */
  wish: Wish;
}

/** The visitor's open requests, or the way to sign in and come back to this page. */
export function MyRequests({ wish }: MyRequestsProps) {
  const [found, setFound] = useState<Found | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const look = useCallback(() => {
    setFound(null);
    void findRequests().then(setFound);
  }, []);
  useEffect(look, [look]);
  // It appears below what is visible.
  useEffect(() => {
    if (found) box.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  return (
    <div ref={box} className={css.box}>
      {found ? <Outcome found={found} wish={wish} onAgain={look} /> : <p>Looking for your requests</p>}
    </div>
  );
}

function Outcome({ found, wish, onAgain }: MyRequestsProps & { found: Found; onAgain: () => void }) {
  switch (found.kind) {
    case 'visitor':
      return (
        <>
          <p>
            {wish === 'upload'
              ? 'Documents go with your request. Sign in first; you’ll come back to this page.'
              : 'Sign in to see your request. You’ll come back to this page.'}
          </p>
          <p>
            <a className={messages.action} href={withBack(paths.portal.login, location.pathname)}>
              Sign in
            </a>
          </p>
          <p className={css.small}>No account? The email we sent about your request has a link to it.</p>
        </>
      );
    case 'staff':
      return (
        <p>
          You’re signed in with a staff account, which has no requests of its own.{' '}
          <a href={found.home}>Open your desk</a>
        </p>
      );
    case 'failed':
      return (
        <>
          <p>{found.message}</p>
          <p>
            <button className={messages.action} type="button" onClick={onAgain}>
              Try again
            </button>
          </p>
        </>
      );
    case 'client':
      return <OpenRequests open={found.open} hasMore={found.hasMore} wish={wish} />;
  }
}

function OpenRequests({ open, hasMore, wish }: MyRequestsProps & { open: readonly CaseSummary[]; hasMore: boolean }) {
  if (open.length === 0)
    return (
      <p>
        You have no open requests. <a href={paths.portal.home}>See all your requests</a>
      </p>
    );
  return (
    <>
      <p>{wish === 'upload' ? 'For which request?' : 'Your open requests'}</p>
      <ul className={`plain-list ${css.list}`}>
        {open.map((row) => (
          <li key={row.id}>
            <Request row={row} wish={wish} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <p>
          <a href={paths.portal.home}>See all your requests</a>
        </p>
      )}
    </>
  );
}

function Request({ row, wish }: MyRequestsProps & { row: CaseSummary }) {
  const { id, title, number, status, brokerName, lastEventAt, unread } = row;
  return (
    <>
      <a className={css.title} href={`${paths.portal.case(id)}${wish === 'upload' ? '#documents' : ''}`}>
        {title}
      </a>{' '}
      <span className={`${css.small} ${css.number}`}>{number}</span>
      <p>
        {statusLabels[status]}
        {brokerName && `, with ${brokerName}`}
      </p>
      <p className={css.small}>
        Last update: <time dateTime={lastEventAt}>{formatShortMoment(lastEventAt)}</time>
        {unread > 0 && `, ${unread} new ${unread === 1 ? 'message' : 'messages'}`}
      </p>
    </>
  );
}
