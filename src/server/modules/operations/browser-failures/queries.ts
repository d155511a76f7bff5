import type { Services } from '#server/platform/services.ts';
import type { BrowserFailureList } from '#shared/operations/browser-failures/schema.ts';

const LIST_MAX = 50;

/** Browser errors, most recent first. */
export async function findBrowserFailures({ db }: Pick<Services, 'db'>): Promise<BrowserFailureList> {
  const rows = await db.browserFailure.findMany({
    orderBy: [{ lastAt: 'desc' }, { id: 'desc' }],
    take: LIST_MAX,
    omit: { fingerprint: true },
  });
  return {
    failures: rows.map((row) => ({
      ...row,
      firstAt: row.firstAt.toISOString(),
      lastAt: row.lastAt.toISOString(),
    })),
  };
}
