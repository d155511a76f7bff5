import { allTables } from '#server/modules/data-classes/tables.ts';
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import { endBefore, KEPT_COUNTED, retentionRuleNames, retentionRules } from '#shared/data-classes/retention-rules.ts';
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
  return { rules, hourly: await findHourly(db) };
}

/** The tables whose rows are deleted by the hour, and how many rows they hold. Their names are those of the database. */
async function findHourly(db: Database): Promise<RetentionPreview['hourly']> {
  const tables = allTables.flatMap(({ table, life }) => ('hourly' in life ? [{ table, after: life.hourly }] : []));
  const counts = tables.map(
    ({ table }) => Prisma.sql`SELECT ${table} AS name,
      (SELECT count(*)::int FROM (SELECT 1 FROM ${Prisma.raw(table)} LIMIT ${KEPT_COUNTED + 1}) AS found) AS rows`,
  );
  const rows = await db.$queryRaw<{ name: string; rows: number }[]>`${Prisma.join(counts, ' UNION ALL ')}`;
  const known = new Map(rows.map((row) => [row.name, row.rows]));
  return tables.map(({ table, after }) => ({ what: tableWords(table), after, rows: known.get(table) ?? 0 }));
}

/** `user_sessions` as "User sessions". */
function tableWords(table: string): string {
  const words = table.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
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
