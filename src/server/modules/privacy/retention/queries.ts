import type { Database } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { endBefore, retentionRuleNames, retentionRules } from '#shared/data-classes/retention-rules.ts';
import type { RetentionPreview, RetentionRuns } from '#shared/privacy/retention/schema.ts';
import { retentionRuleNameSchema } from '#shared/privacy/retention/schema.ts';
import { due } from './policy.ts';

const RUNS_SHOWN = 60;

/** The last run of each rule, read along the index. */
async function findLastRuns(db: Database) {
  const rows = await db.$queryRaw<{ rule: string; removed: number; kept: number; at: Date }[]>`
    SELECT rule.rule, run.removed, run.kept, run.at FROM unnest(${[...retentionRuleNames]}::text[]) AS rule (rule)
    CROSS JOIN LATERAL (SELECT removed, kept, at FROM retention_runs r WHERE r.rule = rule.rule ORDER BY at DESC LIMIT 1) AS run`;
  return new Map(rows.map(({ rule, at, ...numbers }) => [rule, { ...numbers, at: at.toISOString() }]));
}

/** What each rule would remove now, without removing it. */
export async function previewRetention({ db, now }: Services): Promise<RetentionPreview> {
  const lastRuns = await findLastRuns(db);
  const rules = await Promise.all(
    retentionRuleNames.map(async (rule) => {
      const { from, since, held } = due[rule];
      const before = endBefore(retentionRules[rule].period, now());
      const [row] = await db.$queryRaw<{ due: bigint; held: bigint; oldest: Date | null }[]>`
        SELECT count(*) FILTER (WHERE NOT kept) AS due, count(*) FILTER (WHERE kept) AS held,
          min(since) FILTER (WHERE NOT kept) AS oldest
        FROM (SELECT ${since} AS since, ${held} AS kept FROM ${from(before, now())}) AS found`;
      return {
        rule,
        due: Number(row?.due ?? 0),
        held: Number(row?.held ?? 0),
        oldest: row?.oldest?.toISOString() ?? null,
        lastRun: lastRuns.get(rule) ?? null,
      };
    }),
  );
  return { rules };
}

/** Recent removals, newest first. */
export async function findRetentionRuns(db: Database): Promise<RetentionRuns> {
  const runs = await db.retentionRun.findMany({
    where: { removed: { gt: 0 } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: RUNS_SHOWN,
  });
  return {
    runs: runs.flatMap(({ rule, at, ...run }) => {
      const known = retentionRuleNameSchema.safeParse(rule);
      return known.success ? [{ ...run, rule: known.data, at: at.toISOString() }] : [];
    }),
  };
}
