/** One case as one viewer may see it. */
import { delegateFor } from '#server/modules/assignment/reassignment/queries.ts';
import { publicBroker } from '#server/modules/brokers/queries.ts';
import { isStaff, mayReadPerson, mayReadPersonal, ownOpenOffers, withState } from '#server/modules/cases/access.ts';
import { countAsked } from '#server/modules/cases/answers/asking/queries.ts';
import { findMeasuredReplies } from '#server/modules/cases/metrics/queries.ts';
import { getRelation } from '#server/modules/cases/queries.ts';
import { caseSummary, caseSummarySelect } from '#server/modules/cases/summary/queries.ts';
import { findConfirmers, withdrawalOf } from '#server/modules/cases/workflow/withdrawal/queries.ts';
import { findLastWithdrawal, isConsentWithdrawn } from '#server/modules/consents/queries.ts';
import { findMerged, findMergedInto } from '#server/modules/duplicates/queries.ts';
import { countUnread } from '#server/modules/messaging/queries.ts';
import { hasColleagues } from '#server/modules/organizations/firms/queries.ts';
import { findWishedStart, quoteOptions } from '#server/modules/quote-options/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Database } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import { clientMatchReason } from '#shared/assignment/rules.ts';
import { keptBrokersSchema, placingSchema } from '#shared/assignment/schema.ts';
import { proposedDates } from '#shared/cases/policy-facts.ts';
import { allowedEvents, isOpen } from '#shared/cases/rules.ts';
import { type CaseDetail, type QuoteOption, type Relation, shownRelation } from '#shared/cases/views.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { placingOf } from '#shared/lines/placing.ts';
import { shownAddress } from '#shared/platform/placeholder-address.ts';
import { nextStep } from './view.ts';

const detailSelect = {
  ...caseSummarySelect,
  contactEmail: true,
  contactPhone: true,
  firstReplyAt: true,
  boundInsurer: true,
  policyNumber: true,
  policyEffectiveOn: true,
  policyExpiresOn: true,
  policyPremiumCents: true,
  mergedIntoId: true,
  closedAt: true,
  withdrawalConfirmedAt: true,
  anonymisedAt: true,
  _count: { select: { documentRequests: { where: { status: { in: ['open', 'rejected'] } } } } },
} satisfies Prisma.CaseSelect;

async function matchReasonOf(
  db: Database,
  caseId: string,
  type: CaseType,
  brokerId: string | null,
): Promise<string | null> {
  const decision =
    brokerId &&
    (await db.assignmentDecision.findFirst({
      where: { caseId, chosenBrokerId: brokerId },
      orderBy: { at: 'desc' },
      select: { best: true, needs: true },
    }));
  if (!decision) return null;
  const chosen = keptBrokersSchema.parse(decision.best).find((kept) => kept.brokerId === brokerId);
  return chosen ? clientMatchReason(placingSchema.safeParse(decision.needs).data ?? placingOf(type), chosen) : null;
}

type Withdrawn = {
  id: string;
  closedAt: Date | null;
  withdrawalDueAt: Date | null;
  withdrawalConfirmedAt: Date | null;
};

/** What was withdrawn last, and who confirmed it. A consent may have been withdrawn after the case had ended. */
async function findWithdrawal(db: Database, row: Withdrawn): Promise<CaseDetail['withdrawal']> {
  const { id, closedAt, withdrawalDueAt, withdrawalConfirmedAt } = row;
  if (!closedAt || (!withdrawalDueAt && !withdrawalConfirmedAt)) return null;
  const [consent, confirmers] = await Promise.all([findLastWithdrawal(db, id), findConfirmers(db, [row])]);
  const isConfirmed = withdrawalDueAt === null;
  return {
    purpose: consent?.purpose ?? null,
    at: (consent?.at ?? closedAt).toISOString(),
    confirmedAt: isConfirmed ? (withdrawalConfirmedAt?.toISOString() ?? null) : null,
    confirmedBy: isConfirmed ? (confirmers.get(id) ?? null) : null,
  };
}

/** The dates the broker will probably record, once the client has accepted an option. */
async function proposePolicy(
  { db, env, now }: Services,
  row: { id: string; status: CaseStatus },
  relation: Relation,
  options: readonly QuoteOption[],
): Promise<CaseDetail['proposedPolicy']> {
  const accepted = options.find(({ status }) => status === 'accepted');
  if (row.status !== 'accepted' || relation !== 'assigned_broker' || !accepted) return null;
  return proposedDates(await findWishedStart(db, row.id), localDay(now(), env.site), accepted.term);
}

/**
 * Everything a viewer may see of one case.
 * @throws {AppError} NOT_FOUND
 */
export async function getCase(services: Services, viewer: Viewer, caseId: string): Promise<CaseDetail> {
  const { db, env, now } = services;
  const relation = await getRelation(db, viewer, caseId, now());
  const found = await db.case.findUniqueOrThrow({
    where: { id: caseId },
    select: { ...detailSelect, offers: ownOpenOffers(viewer, now()) },
  });
  const row = withState(found);
  const person = mayReadPerson(relation);
  const profile = row.broker?.brokerProfile;
  const handsOver = relation === 'assigned_broker' || relation === 'firm_manager';
  const [
    unread,
    options,
    matchReason,
    delegate,
    colleagues,
    mergedInto,
    merged,
    measured,
    withdrawal,
    consentWithdrawn,
    asked,
  ] = await Promise.all([
    countUnread(db, viewer, person ? [caseId] : []),
    person ? quoteOptions(db, caseId) : [],
    person ? matchReasonOf(db, caseId, row.type as CaseType, row.brokerId) : null,
    relation === 'assigned_broker' && isOpen(row.status) ? delegateFor(services, caseId, row.brokerId) : null,
    handsOver && row.brokerId && isOpen(row.status) ? hasColleagues(db, row.brokerId) : false,
    person ? findMergedInto(services, viewer, row.mergedIntoId) : null,
    findMerged(services, viewer, caseId, relation),
    // Shown next to the promise, to the client it was made to.
    relation === 'client' && row.takeDueAt && now() < row.takeDueAt ? findMeasuredReplies(services) : null,
    isStaff(relation) && person ? findWithdrawal(db, row) : null,
    // What is open cannot be reopened.
    row.closedAt ? isConsentWithdrawn(db, caseId) : false,
    row.status === 'waiting_client' ? countAsked(db, caseId) : 0,
  ]);
  return {
    ...caseSummary(found, relation, unread.get(caseId) ?? 0, env.site),
    ...shownRelation(relation),
    allowedEvents: allowedEvents(row, relation, {
      eligible: isStaff(relation),
      hasBroker: row.brokerId !== null,
      hasDelegate: delegate !== null || colleagues,
      closedAt: row.closedAt,
      consentWithdrawn,
      anonymised: row.anonymisedAt !== null,
      now: now(),
      withdrawal: withdrawalOf(row),
    }),
    contact: mayReadPersonal(relation) ? { email: shownAddress(row.contactEmail), phone: row.contactPhone } : null,
    broker: person && row.broker && profile ? publicBroker(row.broker.fullName, profile) : null,
    matchReason,
    nextStep: [
      nextStep(row, relation, { site: env.site, now: now(), wanted: row._count.documentRequests, asked }),
      measured,
    ]
      .filter(Boolean)
      .join(' '),
    options,
    delegate,
    colleagues,
    withdrawal,
    mergedInto,
    merged,
    bound:
      person && row.boundInsurer && row.policyNumber && row.policyEffectiveOn && row.policyExpiresOn
        ? {
            insurer: row.boundInsurer,
            policyNumber: row.policyNumber,
            effectiveOn: isoDay(row.policyEffectiveOn),
            expiresOn: isoDay(row.policyExpiresOn),
            premiumCents: row.policyPremiumCents,
          }
        : null,
    proposedPolicy: await proposePolicy(services, row, relation, options),
  };
}

/** A `@db.Date` is returned as midnight UTC. */
function isoDay(date: Date): string {
  return localDay(date, { timeZone: 'UTC' });
}
