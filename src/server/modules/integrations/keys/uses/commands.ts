/**
 * Counts how often each key is used. Counted in memory and written once a minute, so that no request waits for it; a process that dies loses
 * the last minute. What couldn’t be written is written with the next minute’s.
 */
import { localDay } from '#server/platform/business-time/moments.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Services } from '#server/platform/services.ts';

const FLUSH_MS = 60_000;
/** Keys and days that are kept while the database is away. Beyond it, uses of further keys aren’t counted. */
const KEPT_MAX = 10_000;
const HOUR_MS = 3_600_000;

export type KeyUses = {
  /** @param lastUsedAt as it is stored: written again when it is an hour old */
  count(keyId: string, failed: boolean, lastUsedAt: Date | null): void;
  /** Writes what was counted. @throws what the database refused it for; then it is kept for the next time */
  flush(): Promise<void>;
  /** Writes what was counted, and stops. */
  close(): Promise<void>;
};

/** @property seenAt the latest use, where that is to be stored */
type Count = { keyId: string; day: string; requests: number; failures: number; seenAt: Date | null };
type Counts = Map<string, Count>;

function add(counts: Counts, { keyId, day, requests, failures, seenAt }: Count): void {
  const name = `${day} ${keyId}`;
  const known = counts.get(name);
  if (!known && counts.size >= KEPT_MAX) return;
  counts.set(name, {
    ...{ keyId, day },
    requests: (known?.requests ?? 0) + requests,
    failures: (known?.failures ?? 0) + failures,
    seenAt: seenAt ?? known?.seenAt ?? null,
  });
}

/** One statement, so that a failure has written nothing of it. */
async function write(db: Services['db'], counts: Counts): Promise<void> {
  await db.$executeRaw`
    WITH given AS (
      SELECT * FROM json_to_recordset(${JSON.stringify([...counts.values()])}::json)
        AS given ("keyId" uuid, day date, requests int, failures int, "seenAt" timestamptz)
      WHERE EXISTS (SELECT FROM api_keys WHERE id = "keyId")
    ), seen AS (
      UPDATE api_keys SET last_used_at = used.at
      FROM (SELECT "keyId", max("seenAt") AS at FROM given GROUP BY 1) AS used
      WHERE id = used."keyId" AND used.at IS NOT NULL AND (last_used_at IS NULL OR last_used_at < used.at)
    )
    INSERT INTO api_key_days AS known (key_id, day, requests, failures)
    SELECT "keyId", day, requests, failures FROM given ORDER BY "keyId", day
    ON CONFLICT (key_id, day) DO UPDATE SET
      requests = known.requests + excluded.requests, failures = known.failures + excluded.failures`;
}

export function watchKeyUses({ db, env, log, now }: Pick<Services, 'db' | 'env' | 'log' | 'now'>): KeyUses {
  let counts: Counts = new Map();
  let writing: Promise<void> = Promise.resolve();

  async function writeCounted(): Promise<void> {
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    try {
      await write(db, taken);
    } catch (error) {
      for (const count of taken.values()) add(counts, count);
      throw error;
    }
  }
  /** One after the other: what an unfinished one gives back must be there for the last. */
  function flush(): Promise<void> {
    writing = writing.catch(() => undefined).then(writeCounted);
    return writing;
  }

  const reported = () => flush().catch((error) => reportError(log, error, { job: 'count the uses of keys' }));
  const timer = setInterval(reported, FLUSH_MS).unref();
  return {
    count(keyId, failed, lastUsedAt) {
      const at = now();
      const isOld = lastUsedAt === null || at.getTime() - lastUsedAt.getTime() > HOUR_MS;
      add(counts, {
        ...{ keyId, day: localDay(at, env.site), requests: 1 },
        ...{ failures: failed ? 1 : 0, seenAt: isOld ? at : null },
      });
    },
    flush,
    async close() {
      clearInterval(timer);
      await reported();
    },
  };
}
