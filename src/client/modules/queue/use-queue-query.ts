import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseQueueQuery, type QueueQuery, queueQueryString } from '#shared/queue/query.ts';

/** What the address says about the queue, and ways to change it: a part of it, or all of it at once. */
export interface QueuePlace {
  query: QueueQuery;
  /** `replace` where going back must not pass every letter that was typed. */
  change: (part: Partial<QueueQuery>, options?: { replace?: boolean }) => void;
  set: (query: QueueQuery) => void;
}

/** The queue as the address holds it: it survives a reload, can be shared, and the back button works. */
export function useQueueQuery(): QueuePlace {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => parseQueueQuery(params).query, [params]);

  const change = useCallback(
    (part: Partial<QueueQuery>, { replace = false } = {}) =>
      setParams((before) => queueQueryString({ ...parseQueueQuery(before).query, ...part }), {
        replace,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const set = useCallback(
    (next: QueueQuery) => setParams(queueQueryString(next), { preventScrollReset: true }),
    [setParams],
  );
  return { query, change, set };
}
