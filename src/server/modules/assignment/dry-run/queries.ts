/** What other weights would do, before an administrator saves them. Nothing is stored, and no broker is notified. */
import { randomUUID } from 'node:crypto';
import { decisionSelect, readDecision } from '#server/modules/assignment/log/queries.ts';
import { findField, findNames } from '#server/modules/assignment/routing/queries.ts';
import { rankingView } from '#server/modules/assignment/routing/view.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Services } from '#server/platform/services.ts';
import type { DryRun, TryRequestInput } from '#shared/assignment/dry-run-schema.ts';
import { bestOf, rescoreDecision, scoreBrokers } from '#shared/assignment/rules.ts';
import type { MatchingWeights } from '#shared/assignment/weights.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { placingOf } from '#shared/lines/placing.ts';

/** How many decisions a dry run covers. */
const DRY_RUN_MAX = 50;

/** Replays the latest decisions with other weights: which requests would have gone to another of the brokers each decision stored. */
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
  const nameOf = (id: string | null) => (id ? (names.get(id)?.name ?? 'Former broker') : 'Nobody');
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

/** Which broker would be offered a request that came in now. Nothing is stored, and no one is notified. */
export async function tryRequest(
  { db, env, now }: Services,
  { weights, type, industry, alsoNeeds, postalPrefix, language }: TryRequestInput,
) {
  const licences = [...new Set([...placingOf(type).licences, ...alsoNeeds])];
  const request = { type, licences, industry, postalPrefix, language, excludedBrokerIds: [] };
  const { considered, failures, rivals } = await findField(db, request, localDay(now(), env.site));
  const best = bestOf(scoreBrokers(request, rivals, weights), randomUUID());
  const names = await findNames(
    db,
    best.map(({ brokerId }) => brokerId),
  );
  const chosenId = best[0]?.brokerId ?? null;
  return rankingView({ chosenId, considered, eligible: rivals.length, failures, best, weights }, names);
}
