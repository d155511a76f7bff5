import { findField, findFormer, findMatchRequest, findNames } from '#server/modules/assignment/routing/queries.ts';
import { rankingView } from '#server/modules/assignment/routing/view.ts';
import { findBrokersNamed, findCandidates } from '#server/modules/brokers/queries.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { ExplainBrokersInput, Explanation } from '#shared/assignment/decision-schema.ts';
import { filterBroker } from '#shared/assignment/filters.ts';
import { scoreBrokers } from '#shared/assignment/rules.ts';
import { failureCountsSchema, keptBrokersSchema, placingSchema } from '#shared/assignment/schema.ts';
import { scoreParts } from '#shared/assignment/scores.ts';
import { matchingWeightsSchema, matchingWeightsSetting } from '#shared/assignment/weights.ts';
import type { BrokerCandidate } from '#shared/brokers/candidate.ts';

const DECISIONS_MAX = 50;

/** All fields of a decision except its case. */
export const decisionSelect = {
  id: true,
  at: true,
  seed: true,
  chosenBrokerId: true,
  considered: true,
  eligible: true,
  needs: true,
  failures: true,
  best: true,
  weights: true,
} satisfies Prisma.AssignmentDecisionSelect;
type DecisionRow = Prisma.AssignmentDecisionGetPayload<{ select: typeof decisionSelect }>;

/** A stored decision with its JSON validated. */
export function readDecision<Row extends DecisionRow>({ chosenBrokerId, needs, failures, best, weights, ...row }: Row) {
  return {
    ...row,
    chosenId: chosenBrokerId,
    needs: placingSchema.nullable().parse(needs),
    failures: failureCountsSchema.parse(failures),
    best: keptBrokersSchema.parse(best),
    weights: matchingWeightsSchema.parse(weights),
  };
}

/** Why this broker: every matching decision about a case, newest first. For administrators. */
export async function findDecisions(db: Database, caseId: string) {
  const rows = await db.assignmentDecision.findMany({
    where: { caseId },
    orderBy: { at: 'desc' },
    take: DECISIONS_MAX,
    select: decisionSelect,
  });
  const decisions = rows.map(readDecision);
  const names = await findNames(
    db,
    decisions.flatMap(({ chosenId, best }) => [chosenId, ...best.map(({ brokerId }) => brokerId)]),
  );
  return {
    decisions: decisions.map((decision) => ({
      ...rankingView(decision, names),
      id: decision.id,
      at: decision.at.toISOString(),
      seed: decision.seed,
      needs: decision.needs,
      weights: decision.weights,
      chosenName: decision.chosenId && (names.get(decision.chosenId)?.name ?? 'Former broker'),
    })),
  };
}

/** @throws {AppError} NOT_FOUND when there is no such case */
export async function getDecisions(db: Database, caseId: string) {
  if ((await db.case.count({ where: { id: caseId } })) === 0) throw notFound('request');
  return findDecisions(db, caseId);
}

const EXPLAINED_MAX = 10;

/** Sorted by name, in the order of the search result. */
const inOrderOf = (ids: readonly string[]) => (a: BrokerCandidate, b: BrokerCandidate) =>
  ids.indexOf(a.brokerId) - ids.indexOf(b.brokerId);

/**
 * Why, or why not, each broker with this name would be offered the case, computed now: licences, capacity and the request may have
 * changed since a decision was made. For administrators.
 * @throws {AppError} NOT_FOUND
 */
export async function explainBrokers(
  services: Services,
  { caseId, search }: ExplainBrokersInput,
): Promise<Explanation> {
  const { db, env, now, settings } = services;
  const row = await db.case.findUnique({
    where: { id: caseId },
    select: { id: true, type: true, postalCode: true, language: true },
  });
  if (!row) throw notFound('request');
  const at = now();
  const today = localDay(at, env.site);
  const request = await findMatchRequest(db, row, await findFormer(db, caseId));
  const found = await findBrokersNamed(db, search, EXPLAINED_MAX + 1);
  const shown = found.slice(0, EXPLAINED_MAX);
  const [candidates, names, { rivals }] = await Promise.all([
    findCandidates(db, shown),
    findNames(db, shown),
    findField(db, request, today),
  ]);
  const weights = settings.get(matchingWeightsSetting);
  const scored = new Map(scoreBrokers(request, rivals, weights).map((facts) => [facts.brokerId, facts]));
  return {
    at: at.toISOString(),
    more: found.length > EXPLAINED_MAX,
    brokers: candidates.sort(inOrderOf(shown)).map((broker) => {
      const filters = filterBroker(request, broker, today);
      const facts = scored.get(broker.brokerId);
      return {
        brokerId: broker.brokerId,
        name: broker.name,
        firm: names.get(broker.brokerId)?.firm ?? null,
        eligible: facts !== undefined,
        filters,
        score: facts?.score ?? null,
        scoreParts: facts ? scoreParts(facts, rivals.length, weights) : [],
      };
    }),
  };
}
