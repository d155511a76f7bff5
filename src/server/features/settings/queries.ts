/** What the settings pages show, and what a change would mean before it is made. */
import { randomUUID } from 'node:crypto';
import { nextOpening } from '#server/clock/business-time.ts';
import { albertaHolidays } from '#server/clock/holidays.ts';
import { describeMoment, localDay } from '#server/clock/moments.ts';
import { promiseFrom } from '#server/clock/promises.ts';
import type { Database, Transaction } from '#server/db.ts';
import { caseNumber } from '#server/features/cases/view.ts';
import { decisionSelect, readDecision } from '#server/features/decisions/queries.ts';
import { findField, findNames } from '#server/features/routing/queries.ts';
import { rankingView } from '#server/features/routing/view.ts';
import { checkClosures } from '#server/features/settings/commands.ts';
import type { Services } from '#server/services.ts';
import type { CaseType } from '#shared/cases/schema.ts';
import { requestTemplates } from '#shared/documents/request-templates.ts';
import { bestOf, rescoreDecision, scoreBrokers } from '#shared/matching/rules.ts';
import type { Closures, MatchingWeights, SettingKey } from '#shared/settings/schema.ts';
import { type SettingValue, settingDefaults, settingSchemas } from '#shared/settings/schema.ts';
import type { DryRun, Hours, TryRequestInput } from '#shared/settings/sections.ts';

/** A setting with its version, from the table: whoever edits it must not edit what this process remembers. */
export async function getSetting<Key extends SettingKey>({ db }: { db: Database | Transaction }, key: Key) {
  const row = await db.setting.findFirst({ where: { key } });
  const parsed = settingSchemas[key].safeParse(row?.value);
  return {
    version: row?.version ?? 0,
    value: (parsed.success ? parsed.data : settingDefaults[key]) as SettingValue<Key>,
    updatedByName: row?.updatedByName ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

/** Closed days, and the holidays of this year and the next, which the calendar of Alberta gives. */
export async function getHours(services: Services): Promise<Hours> {
  const today = localDay(services.now(), services.env.site);
  const year = Number(today.slice(0, 4));
  const holidays = [...albertaHolidays(year), ...albertaHolidays(year + 1)].map(([day, name]) => ({ day, name }));
  return { ...(await getSetting(services, 'closures')), holidays, today };
}

/**
 * What these closed days would do to a request that arrives now.
 * @throws {AppError} BAD_REQUEST when they would stop the clocks
 */
export function describeClosures(services: Services, closures: Closures) {
  checkClosures(services, closures);
  const { site } = services.env;
  const calendar = { hours: site.hours, timeZone: site.timeZone, closures: closures.days.map(({ day }) => day) };
  const at = services.now();
  return {
    openText: describeMoment(nextOpening(at, calendar), site),
    dueText: describeMoment(promiseFrom(at, calendar).answeredBy, site),
  };
}

/** What a broker may start from when asking for a document: the house's own templates first, then those of the product. */
export function findTemplates({ settings }: Pick<Services, 'settings'>, type: CaseType) {
  const own = settings
    .get('requestTemplates')
    .templates.filter(({ lines }) => lines.length === 0 || lines.includes(type))
    .map(({ title, why, category }) => ({ title, why, category }));
  return { templates: [...own, ...requestTemplates[type]] };
}

/** How many decisions a dry run looks at. */
const DRY_RUN_MAX = 50;

/** The last decisions with other weights: which requests would have gone to another of the brokers each of them kept. */
export async function dryRun({ db, env }: Services, weights: MatchingWeights): Promise<DryRun> {
  const rows = await db.assignmentDecision.findMany({
    orderBy: { id: 'desc' },
    take: DRY_RUN_MAX,
    select: { ...decisionSelect, caseId: true, case: { select: { serial: true, createdAt: true, type: true } } },
  });
  const rescored = rows.map((row) => {
    const decision = readDecision(row);
    return { ...decision, afterId: rescoreDecision(decision.best, { ...decision, weights })?.brokerId ?? null };
  });
  const names = await findNames(
    db,
    rescored.flatMap(({ chosenId, afterId }) => [chosenId, afterId]),
  );
  const nameOf = (id: string | null) => (id ? (names.get(id)?.name ?? 'A former broker') : 'Nobody');
  const decisions = rescored.map((row) => ({
    id: row.id,
    caseId: row.caseId,
    caseNumber: caseNumber(row.case, env.site),
    line: row.case.type as CaseType,
    at: row.at.toISOString(),
    before: nameOf(row.chosenId),
    after: nameOf(row.afterId),
    changed: row.afterId !== row.chosenId,
  }));
  return {
    decisions,
    changed: decisions.filter(({ changed }) => changed).length,
    partial: rescored.filter(({ eligible, best }) => eligible > best.length).length,
  };
}

/** Who would be asked about a request that came in now. Nothing is stored, nobody is asked. */
export async function tryRequest(
  { db, env, now }: Services,
  { weights, type, postalPrefix, language }: TryRequestInput,
) {
  const request = { type, postalPrefix, language, excludedBrokerIds: [] };
  const { considered, failures, rivals } = await findField(db, request, localDay(now(), env.site));
  const best = bestOf(scoreBrokers(request, rivals, weights), randomUUID());
  const names = await findNames(
    db,
    best.map(({ brokerId }) => brokerId),
  );
  const chosenId = best[0]?.brokerId ?? null;
  return rankingView({ chosenId, considered, eligible: rivals.length, failures, best, weights }, names);
}
