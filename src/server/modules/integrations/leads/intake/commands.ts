/**
 * Writes the requests that partners send at the same moment in one transaction of a few statements (docs/decisions/0091). What one of them is
 * refused for doesn't concern the others.
 */
import { offerTo } from '#server/modules/assignment/routing/commands.ts';
import { type Consented, keepConsents, openCases, openingPromise } from '#server/modules/cases/create/commands.ts';
import type { NewCase } from '#server/modules/cases/create/insertion/commands.ts';
import { type openingOf, receiptOf, sendReceipts } from '#server/modules/quote-requests/opening/commands.ts';
import { localDay, momentsOf } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { KEPT } from '#server/platform/db/kept-statements.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, refusedField } from '#server/platform/errors/app-error.ts';
import { batchedPerDatabase } from '#server/platform/process/batching.ts';
import type { Services } from '#server/platform/services.ts';
import type { LeadReceipt, SendLeadInput } from '#shared/integrations/leads.ts';
import { leadPath } from '#shared/platform/paths.ts';
import { checkArea, checkCeiling, checkLine } from '../policy.ts';
import { type LeadRow, leadView } from '../queries.ts';
import { findKnown, keyText, type Sender } from './queries.ts';

/**
 * How a request came: over the API, from a partner that showed the words itself, or on our own form on a partner's page.
 * @property visitor the address of the person's browser, where that is what called us; null for a partner's server
 * @property frame the address of our form
 * @property ticked whether the browser noted when each box was ticked
 */
export type Arrival =
  | { channel: 'partner'; visitor: string | null }
  | { channel: 'embedded'; visitor: string; frame: string; ticked: boolean };

/** @property form which questions were answered, for the ledger */
type Prepared = { opening: ReturnType<typeof openingOf>; name: string; papers: string[]; form: string };
/** @property prepared what it becomes if it is new, or what it is refused for then */
type Sent = { partnerId: string; input: SendLeadInput; arrival: Arrival; prepared: Prepared | AppError };
type Accepted = Omit<Sent, 'prepared'> & { prepared: Prepared; sender: Sender };

/** What is recorded with the consents besides where they were given. A tick on our own form is never presented as the partner's. */
function consentedIn({ arrival, input, prepared, sender }: Accepted): Omit<Consented, 'row'> {
  const { consents, shown } = input;
  const { channel } = arrival;
  if (arrival.channel === 'partner')
    return {
      ...{ channel, evidence: { partner: sender.name, form: prepared.form, ...shown } },
      consents: consents.map(({ at: givenAt, ...consent }) => ({ ...consent, proof: { givenAt } })),
    };
  const { frame, ticked } = arrival;
  return {
    ...{ channel, evidence: { shownBy: sender.name, frame, form: prepared.form, ...shown } },
    consents: consents.map(({ at: tickedAt, ...consent }) => ({ ...consent, ...(ticked && { proof: { tickedAt } }) })),
  };
}

function receiptFor(row: LeadRow, isNew: boolean, services: Services): LeadReceipt {
  const { answeredBy, words } = openingPromise({ createdAt: row.createdAt, postalCode: row.case.postalCode }, services);
  return {
    ...leadView(row, services),
    isNew,
    statusUrl: `${services.env.site.url}${leadPath(row.caseId)}`,
    firstReplyBy: answeredBy.toISOString(),
    promise: words,
  };
}

/** One after the other, so that the ceiling holds and a request sent twice at once is one. In order, so that two batches can't deadlock. */
async function lockPartners(tx: Transaction, partnerIds: readonly string[]): Promise<void> {
  const names = partnerIds.map((id) => `lead:${id}`).sort();
  await tx.$queryRaw`${KEPT} SELECT pg_advisory_xact_lock(hashtextextended(name, 0))::text FROM unnest(${names}::text[]) AS partner (name)`;
}

/** The brokers among these who have used a test key. */
async function findTesters(tx: Transaction, sent: readonly Sent[]): Promise<Set<string>> {
  const asked = sent.flatMap(({ input }) => input.testBrokerId ?? []);
  if (asked.length === 0) return new Set();
  const found = await tx.brokerProfile.findMany({ where: { userId: { in: asked } }, select: { userId: true } });
  return new Set(found.map(({ userId }) => userId));
}

/** Sorts out which requests are new and may be taken in. */
async function decide(tx: Transaction, { env }: Services, sent: readonly Sent[], at: Date) {
  const partnerIds = [...new Set(sent.map(({ partnerId }) => partnerId))];
  await lockPartners(tx, partnerIds);
  const keys = sent.map(({ partnerId, input }) => ({ partnerId, externalId: input.externalId }));
  const today = localDay(at, env.site);
  const { since, until } = momentsOf({ from: today, to: today }, env.site.timeZone) as { since: Date; until: Date };
  const { known, senders } = await findKnown(tx, keys, since);
  const testers = await findTesters(tx, sent);
  const accepted = new Map<string, Accepted>();

  function accept({ partnerId, input, arrival, prepared }: Sent, key: string): void {
    const sender = senders.get(partnerId) as Sender;
    checkLine(sender, input.line);
    if (prepared instanceof AppError) throw prepared;
    checkArea(sender, prepared.opening.row.postalCode ?? null);
    checkCeiling(sender, sender.sentToday, until.getTime() - at.getTime());
    if (input.testBrokerId && !testers.has(input.testBrokerId))
      throw refusedField(
        'testBrokerId',
        'not_an_option',
        'No broker with this id has used a test key. Ask for theirs.',
      );
    sender.sentToday += 1;
    accepted.set(key, { partnerId, input, arrival, prepared, sender });
  }

  const decisions = sent.map((one, index) => {
    const key = keyText(keys[index] as (typeof keys)[number]);
    try {
      const isNew = !known.has(key) && !accepted.has(key);
      if (isNew) accept(one, key);
      return { key, isNew };
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  });
  return { known, accepted, decisions };
}

/** Whose each case is, beside the case. */
function leadsPart(accepted: readonly Accepted[], at: Date): Prisma.Sql {
  const leads = accepted.map(({ partnerId, input: { externalId, campaign = {} }, prepared: { opening } }) => ({
    ...{ caseId: opening.row.id, partnerId, externalId, campaign },
  }));
  return Prisma.sql`led AS (
    INSERT INTO partner_leads (case_id, partner_id, external_id, campaign, created_at, updated_at)
    SELECT "caseId", "partnerId", "externalId", campaign, ${at}, ${at}
    FROM json_to_recordset(${JSON.stringify(leads)}::json) AS sent ("caseId" uuid, "partnerId" uuid, "externalId" text, campaign jsonb))`;
}

/** Opens the case of each, with its consents and its receipt. */
async function write(tx: Transaction, services: Services, accepted: readonly Accepted[], at: Date): Promise<LeadRow[]> {
  const openings = accepted.map(({ partnerId, sender, prepared: { opening } }) => ({
    ...{ ...opening, partnerId },
    row: { ...opening.row, source: `api/${sender.slug}` },
  }));
  const opened = await openCases(tx, services, openings, at, [leadsPart(accepted, at)]);
  const written = accepted.map((one, index) => ({ ...one, row: opened[index] as NewCase }));
  for (const { row, input } of written) if (input.testBrokerId) await offerTo(tx, services, row.id, input.testBrokerId);
  await keepConsents(
    tx,
    services,
    written.map((one) => ({ row: one.row, ...consentedIn(one) })),
    at,
  );
  const facts = { measured: null, clientId: null, joined: null, papers: [] };
  const receipts = written.map(({ row, sender, prepared: { name, papers } }) => ({
    ...{ row, receipt: receiptOf(row, services, facts), papers, name, through: sender.name },
  }));
  await sendReceipts(tx, services, receipts, at);
  return written.map(({ row, input: { externalId } }) => ({
    ...{ caseId: row.id, externalId, createdAt: at, updatedAt: at },
    case: { ...row, status: 'new' },
  }));
}

/**
 * Takes in requests, and returns the receipt of each, or what it is refused for. The same number of a partner's is the same request, also
 * within a batch.
 */
function takeInAll(services: Services, sent: readonly Sent[]): Promise<(LeadReceipt | AppError)[]> {
  const at = services.now();
  return transaction(services.db, async (tx) => {
    const { known: rows, accepted, decisions } = await decide(tx, services, sent, at);
    if (accepted.size > 0) {
      const keys = [...accepted.keys()];
      const written = await write(tx, services, [...accepted.values()], at);
      for (const [index, row] of written.entries()) rows.set(keys[index] as string, row);
    }
    return decisions.map((decided) =>
      decided instanceof AppError ? decided : receiptFor(rows.get(decided.key) as LeadRow, decided.isNew, services),
    );
  });
}

/** While one batch waits for the disk, others are written: with two at once, the processor was idle half of the time. */
const BATCHES = 4;

/** Takes in one request, with those that come at the same moment. @throws {AppError} what it is refused for */
export const takeIn = batchedPerDatabase<Services, Sent, LeadReceipt>(takeInAll, BATCHES);
