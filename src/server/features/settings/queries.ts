/** What the settings pages show, and what a change would mean before it is made. */
import { randomUUID } from 'node:crypto';
import { nextOpening } from '#server/clock/business-time.ts';
import { albertaHolidays } from '#server/clock/holidays.ts';
import { describeMoment, localDay } from '#server/clock/moments.ts';
import { promiseFrom } from '#server/clock/promises.ts';
import type { Database, Transaction } from '#server/db.ts';
import { findCandidates } from '#server/features/brokers/queries.ts';
import { caseNumber } from '#server/features/cases/view.ts';
import { checkClosures } from '#server/features/settings/commands.ts';
import type { Services } from '#server/services.ts';
import type { CaseType } from '#shared/cases/schema.ts';
import { requestTemplates } from '#shared/documents/request-templates.ts';
import { rescoreDecision } from '#shared/matching/rescore.ts';
import { matchBroker } from '#shared/matching/rules.ts';
import { candidateResultSchema } from '#shared/matching/schema.ts';
import type { Closures, MatchingWeights, SettingKey } from '#shared/settings/schema.ts';
import { type SettingValue, settingDefaults, settingSchemas } from '#shared/settings/schema.ts';
import type { DryRun, Hours, TryRequestInput } from '#shared/settings/sections.ts';

/** A setting with its version, from the table: whoever edits it must not edit what this process remembers. */
export async function getSetting<Key extends SettingKey>({ db }: { db: Database | Transaction }, key: Key) {
  const row = await db.setting.findUnique({ where: { key } });
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

/** The last decisions with other weights: which requests would have gone to somebody else. */
export async function dryRun({ db, env }: Services, weights: MatchingWeights): Promise<DryRun> {
  const rows = await db.assignmentDecision.findMany({
    orderBy: { id: 'desc' },
    take: DRY_RUN_MAX,
    select: {
      id: true,
      at: true,
      seed: true,
      chosenBrokerId: true,
      candidates: true,
      caseId: true,
      case: { select: { serial: true, createdAt: true, type: true } },
    },
  });
  const decisions = rows.map((row) => {
    const candidates = candidateResultSchema.array().parse(row.candidates);
    const before = candidates.find(({ brokerId }) => brokerId === row.chosenBrokerId)?.name ?? 'Nobody';
    const chosen = rescoreDecision(candidates, weights, row.seed);
    const after = chosen === undefined ? null : (chosen?.name ?? 'Nobody');
    return {
      id: row.id,
      caseId: row.caseId,
      caseNumber: caseNumber(row.case, env.site),
      line: row.case.type as CaseType,
      at: row.at.toISOString(),
      before,
      after,
      changed: chosen !== undefined && (chosen?.brokerId ?? null) !== row.chosenBrokerId,
    };
  });
  return {
    decisions,
    changed: decisions.filter(({ changed }) => changed).length,
    unknown: decisions.filter(({ after }) => after === null).length,
  };
}

const RANKING_MAX = 50;

/** Who would be asked about a request that came in now. Nothing is stored, nobody is asked. */
export async function tryRequest(services: Services, { weights, type, postalPrefix, language }: TryRequestInput) {
  const { chosenId, candidates } = matchBroker({
    request: { type, postalPrefix, language, excludedBrokerIds: [] },
    candidates: await findCandidates(services.db),
    today: localDay(services.now(), services.env.site),
    seed: randomUUID(),
    weights,
  });
  return {
    chosenName: candidates.find(({ brokerId }) => brokerId === chosenId)?.name ?? null,
    candidates: candidates.slice(0, RANKING_MAX),
    considered: candidates.length,
  };
}
