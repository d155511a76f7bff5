import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseQueueQuery, type QueueQuery, queueQueryString } from '#shared/queue/query.ts';

/** The queue's state in the address, and ways to change it: partly, or all at once. */
export interface QueuePlace {
  query: QueueQuery;
  /** `replace` where going back must not step through every letter that was typed. */
  change: (part: Partial<QueueQuery>, options?: { replace?: boolean }) => void;
  set: (query: QueueQuery) => void;
}

/** The queue's state in the address: it survives a reload, can be shared, and the back button works. */
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
