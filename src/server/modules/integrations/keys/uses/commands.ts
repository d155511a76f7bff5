/**
 * Counts how often each key is used. Counted in memory and written once a minute, so that no request waits for it; a process that dies loses
 * the last minute.
 */
import { localDay } from '#server/platform/business-time/moments.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Services } from '#server/platform/services.ts';

const FLUSH_MS = 60_000;

export type KeyUses = {
  /** @param lastUsedAt as it is stored: written again when it is an hour old */
  count(keyId: string, failed: boolean, lastUsedAt: Date | null): void;
  flush(): Promise<void>;
  /** Writes what was counted, and stops. */
  close(): Promise<void>;
};

const HOUR_MS = 3_600_000;

export function watchKeyUses({ db, env, log, now }: Pick<Services, 'db' | 'env' | 'log' | 'now'>): KeyUses {
  let counts = new Map<string, { requests: number; failures: number; seen: boolean }>();
  let day = localDay(now(), env.site);

  async function flush(): Promise<void> {
    const written = [...counts];
    const of = day;
    counts = new Map();
    day = localDay(now(), env.site);
    if (written.length === 0) return;
    const keys = written.map(([key]) => key);
    await db.$executeRaw`
      INSERT INTO api_key_days AS known (key_id, day, requests, failures)
      SELECT key_id, ${of}::date, requests, failures
      FROM unnest(${keys}::uuid[], ${written.map(([, { requests }]) => requests)}::int[],
        ${written.map(([, { failures }]) => failures)}::int[]) AS given (key_id, requests, failures)
      WHERE EXISTS (SELECT FROM api_keys WHERE id = key_id)
      ORDER BY key_id
      ON CONFLICT (key_id, day) DO UPDATE SET
        requests = known.requests + excluded.requests, failures = known.failures + excluded.failures`;
    const seen = written.flatMap(([key, use]) => (use.seen ? [key] : []));
    if (seen.length > 0) await db.apiKey.updateMany({ where: { id: { in: seen } }, data: { lastUsedAt: now() } });
  }

  const reported = () => flush().catch((error) => reportError(log, error, { job: 'count the uses of keys' }));
  const timer = setInterval(reported, FLUSH_MS).unref();
  return {
    count(keyId, failed, lastUsedAt) {
      const known = counts.get(keyId) ?? { requests: 0, failures: 0, seen: false };
      known.requests += 1;
      if (failed) known.failures += 1;
      known.seen ||= lastUsedAt === null || now().getTime() - lastUsedAt.getTime() > HOUR_MS;
      counts.set(keyId, known);
    },
    flush,
    async close() {
      clearInterval(timer);
      await reported();
    },
  };
}
