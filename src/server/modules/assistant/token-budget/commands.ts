/** The daily token budget of the AI provider. */
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Services } from '#server/platform/services.ts';

/** Reserved tokens, and the day they count toward: a turn past midnight belongs to the day it began. */
export type Reservation = { day: string; tokens: number };

/** One statement, so that concurrent questions in any number of processes cannot exceed the ceiling together. */
const RESERVE = `
  INSERT INTO assistant_usage AS known (day, tokens, calls)
  SELECT $1, $2::int, 0 WHERE $2::int <= $3::int
  ON CONFLICT (day) DO UPDATE SET tokens = known.tokens + excluded.tokens
  WHERE known.tokens + excluded.tokens <= $3::int
  RETURNING tokens`;

const SETTLE = `
  UPDATE assistant_usage SET tokens = greatest(0, tokens + $2::int), calls = calls + $3::int WHERE day = $1`;

/** Reserves tokens of today's budget. Null: the ceiling is reached, and the built-in assistant answers. */
export async function reserveTokens(
  { env, pool, now }: Pick<Services, 'env' | 'pool' | 'now'>,
  tokens: number,
): Promise<Reservation | null> {
  const day = localDay(now(), env.site);
  const { rowCount } = await pool.query(RESERVE, [day, tokens, env.openai?.dailyTokens ?? 0]);
  return rowCount === 1 ? { day, tokens } : null;
}

/** Replaces a reservation with actual usage. Null: the provider was not asked at all. */
export async function settleTokens(
  { pool }: Pick<Services, 'pool'>,
  { day, tokens }: Reservation,
  used: number | null,
): Promise<void> {
  await pool.query(SETTLE, [day, (used ?? 0) - tokens, used === null ? 0 : 1]);
}
