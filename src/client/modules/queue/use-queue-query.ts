import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { parseQueueQuery, type QueueQuery, queueQueryString } from '#shared/queue/query.ts';
import { listOf } from './list-state.ts';

/** The queue's state in the address, and ways to change it: partly, or all at once. */
export interface QueuePlace {
  query: QueueQuery;
  /** `replace` where going back must not step through every letter that was typed. */
  change: (part: Partial<QueueQuery>, options?: { replace?: boolean }) => void;
  set: (query: QueueQuery) => void;
}

/**
 * The queue's state in the address: it survives a reload, can be shared, and the back button works. Beside an open request
 * it is that of the list it was opened from; `home` is where a changed list is shown.
 */
export function useQueueQuery(home?: string): QueuePlace {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const beside = home === undefined ? null : listOf(state);
  const query = useMemo(
    () => parseQueueQuery(beside === null ? params : new URLSearchParams(beside)).query,
    [params, beside],
  );

  const change = useCallback(
    (part: Partial<QueueQuery>, { replace = false } = {}) => {
      if (home !== undefined) void navigate(`${home}?${queueQueryString({ ...query, ...part })}`);
      else
        setParams((before) => queueQueryString({ ...parseQueueQuery(before).query, ...part }), {
          replace,
          preventScrollReset: true,
        });
    },
    [setParams, navigate, home, query],
  );
  const set = useCallback(
    (next: QueueQuery) => {
      if (home !== undefined) void navigate(`${home}?${queueQueryString(next)}`);
      else setParams(queueQueryString(next), { preventScrollReset: true });
    },
    [setParams, navigate, home],
  );
  return { query, change, set };
}
