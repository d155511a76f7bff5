/**
 * The rules of matching as SQL, for all brokers at once: the same as `filterBroker` does for one, in `src/shared/assignment/filters.ts`.
 * tests/api/eligibility.test.ts keeps the two in agreement for any broker and any request.
 */
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { areasAround, isFromBeyond, type MatchRequest } from '#shared/assignment/filters.ts';
import { type MatchFilter, matchFilterSchema } from '#shared/assignment/schema.ts';

/** Every broker, with the data the rules use. */
export const fromBrokers = Prisma.sql`broker_profiles p
  JOIN users u ON u.id = p.user_id AND u.role_text = 'broker'
  JOIN broker_loads l ON l.broker_id = p.user_id`;

/**
 * Whether the row's broker meets each rule; never NULL.
 * @param today `YYYY-MM-DD` in the site's time zone
 */
function ruleConditions(request: MatchRequest, today: string): Record<MatchFilter, Prisma.Sql> {
  return {
    active: Prisma.sql`u.disabled_at IS NULL`,
    licence_class: Prisma.sql`cardinality(p.licence_classes) > 0 AND p.licence_classes @> ${[...request.licences]}::licence_class[]`,
    licence_expiry: Prisma.sql`p.licence_expires_on >= ${today}::date`,
    licence_verified: Prisma.sql`p.licence_verified_at IS NOT NULL`,
    line: request.type === 'general' ? Prisma.sql`true` : Prisma.sql`${request.type} = ANY(p.lines)`,
    industry:
      request.industry === null
        ? Prisma.sql`true`
        : Prisma.sql`(p.industries = '{}' OR ${request.industry} = ANY(p.industries))`,
    area: Prisma.sql`p.areas && ${areasAround(request.postalPrefix)}::text[]`,
    capacity: Prisma.sql`l.open_cases + l.open_offers < p.capacity`,
    away: Prisma.sql`(p.away_until IS NULL OR p.away_until <= ${today}::date) AND ${today}::date <> ALL(p.days_off)`,
    excluded: Prisma.sql`p.user_id <> ALL(${[...request.excludedBrokerIds]}::uuid[])`,
  };
}

/** The result for every broker: one column per rule, true where it is met, and `eligible`, true where all are. */
export function judgedBrokers(request: MatchRequest, today: string): Prisma.Sql {
  const conditions = ruleConditions(request, today);
  const rules = matchFilterSchema.options.map((filter) => Prisma.sql`${conditions[filter]} AS ${column(filter)}`);
  return Prisma.sql`SELECT p.*, u.full_name, l.open_cases, l.open_offers, l.last_offered_at, ${Prisma.join(rules)} FROM ${fromBrokers}`;
}

/** The name of a rule's column in `judgedBrokers`; from a closed list, so it is safe to put in the statement. */
export function column(filter: MatchFilter): Prisma.Sql {
  return Prisma.raw(`meets_${filter}`);
}

/** Whether a row of `judgedBrokers` meets every rule. */
export const meetsAll = Prisma.join(matchFilterSchema.options.map(column), ' AND ');

/** Whether it meets every rule an administrator has to keep for this request. */
export function meetsAllFor(request: MatchRequest): Prisma.Sql {
  if (!isFromBeyond(request)) return meetsAll;
  const kept = matchFilterSchema.options.filter((filter) => filter !== 'area');
  return Prisma.join(kept.map(column), ' AND ');
}
