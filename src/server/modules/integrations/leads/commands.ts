/** Takes in the requests that partners send: each once, with the proof of its consents. */
import { offerTo } from '#server/modules/assignment/routing/commands.ts';
import { keepConsents, openCase, openingPromise } from '#server/modules/cases/create/commands.ts';
import {
  checkedAnswers,
  openingOf,
  papersFor,
  receiptOf,
  sendReceipt,
} from '#server/modules/quote-requests/opening/commands.ts';
import { localDay, momentsOf } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict, refusedField } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type { LeadReceipt, SendLeadInput } from '#shared/integrations/leads.ts';
import { sandboxClient } from '#shared/integrations/sandbox-cast.ts';
import { contactOf } from '#shared/lines/answers-schema.ts';
import { findDefinition, quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { leadPath } from '#shared/platform/paths.ts';
import { type LeadRow, leadSelect, leadView } from './queries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Their clock may be ahead of ours. */
const AHEAD_MS = 5 * MINUTE_MS;
const MAX_CONSENT_DAYS = 7;
/** A general request, or one from our form on a partner's page: the broker asks the rest. */
export const ENOUGH_FOR_GENERAL = ['fullName', 'email', 'phone', 'postalCode'];

/** What a partner may send. */
type Partner = { id: string; slug: string; name: string; lines: string[]; areas: string[]; dailyCeiling: number };

async function getPartner(tx: Transaction, id: string): Promise<Partner> {
  const { itself, ...facts } = await tx.partner.findUniqueOrThrow({
    where: { id },
    select: { id: true, slug: true, lines: true, areas: true, dailyCeiling: true, itself: { select: { name: true } } },
  });
  return { ...facts, name: itself.name };
}

/** @throws {AppError} BAD_REQUEST for a consent from the future, or one that is too old to act on */
function checkMoments({ consents }: SendLeadInput, at: Date): void {
  for (const { purpose, at: given } of consents) {
    const age = at.getTime() - Date.parse(given);
    if (age < -AHEAD_MS)
      throw refusedField(`consents.${purpose}`, 'too_late', 'This moment is in the future. Check your clock');
    if (age > MAX_CONSENT_DAYS * DAY_MS)
      throw refusedField(
        `consents.${purpose}`,
        'too_early',
        `This consent is older than ${MAX_CONSENT_DAYS} days. Ask the person again`,
      );
  }
}

/** @throws {AppError} FORBIDDEN for a line that isn't the partner's: before its answers, which would be corrected for nothing */
function checkLine({ lines }: Partner, line: string): void {
  if (lines.length === 0 || lines.includes(line)) return;
  const words = `You can’t send requests for this line of insurance. Yours: ${lines.join(', ')}.`;
  throw refusedField('line', 'not_allowed', words, 'FORBIDDEN');
}

/** @throws {AppError} FORBIDDEN for an area that isn't the partner's */
function checkArea({ areas }: Partner, postalCode: string | null): void {
  const place = (postalCode ?? '').toUpperCase().replace(/\s/g, '');
  if (areas.length > 0 && !areas.some((area) => place.startsWith(area)))
    throw refusedField('answers.postalCode', 'not_allowed', 'You can’t send requests from this area.', 'FORBIDDEN');
}

/** @throws {AppError} TOO_MANY_REQUESTS, until the next day begins */
async function checkCeiling(
  tx: Transaction,
  { env }: Services,
  { id, dailyCeiling }: Partner,
  at: Date,
): Promise<void> {
  const today = localDay(at, env.site);
  const { since, until } = momentsOf({ from: today, to: today }, env.site.timeZone);
  const sent = await tx.partnerLead.count({ where: { partnerId: id, createdAt: { gte: since as Date } } });
  if (sent < dailyCeiling) return;
  throw new AppError({
    code: 'TOO_MANY_REQUESTS',
    message: `You’ve sent the ${dailyCeiling} requests agreed for today. Send the next one tomorrow.`,
    retryAfterSeconds: Math.ceil(((until as Date).getTime() - at.getTime()) / 1000),
  });
}

/** @throws {AppError} BAD_REQUEST unless they have used a test key */
async function offerToTester(tx: Transaction, services: Services, caseId: string, brokerId: string): Promise<void> {
  const tester = await tx.brokerProfile.findUnique({ where: { userId: brokerId }, select: { userId: true } });
  if (!tester)
    throw refusedField('testBrokerId', 'not_an_option', 'No broker with this id has used a test key. Ask for theirs.');
  await offerTo(tx, services, caseId, brokerId);
}

/**
 * How a request came: over the API, from a partner that showed the words itself, or on our own form on a partner's page.
 * @property visitor the address of the person's browser, where that is what called us; null for a partner's server
 * @property frame the address of our form
 * @property ticked whether the browser noted when each box was ticked
 */
export type Arrival =
  | { channel: 'partner'; visitor: string | null }
  | { channel: 'embedded'; visitor: string; frame: string; ticked: boolean };

type GivenConsents = Parameters<typeof keepConsents>[3];

/** What is recorded with the consents besides where they were given. A tick on our own form is never presented as the partner's. */
function proofsOf(
  arrival: Arrival,
  partner: string,
  consents: SendLeadInput['consents'],
): { evidence: Record<string, string>; given: GivenConsents } {
  if (arrival.channel === 'partner')
    return {
      evidence: { partner },
      given: consents.map(({ at: givenAt, ...consent }) => ({ ...consent, proof: { givenAt } })),
    };
  const { frame, ticked } = arrival;
  return {
    evidence: { shownBy: partner, frame },
    given: consents.map(({ at: tickedAt, ...consent }) => ({ ...consent, ...(ticked && { proof: { tickedAt } }) })),
  };
}

function receiptFor(row: LeadRow, services: Services): LeadReceipt {
  const { answeredBy, words } = openingPromise({ createdAt: row.createdAt, postalCode: row.case.postalCode }, services);
  return {
    ...leadView(row, services),
    statusUrl: `${services.env.site.url}${leadPath(row.caseId)}`,
    firstReplyBy: answeredBy.toISOString(),
    promise: words,
  };
}

/**
 * Takes in one request, over the API unless an arrival says otherwise. The same number of the
 * partner's again returns the same request and creates nothing, whatever else it says.
 * @throws {AppError} BAD_REQUEST with every wrong answer, or for a consent that is too old; FORBIDDEN for a line or an area that isn't the
 * partner's; CONFLICT when the questions changed; TOO_MANY_REQUESTS over the daily ceiling
 */
export async function sendLead(
  services: Services,
  partnerId: string,
  input: SendLeadInput,
  arrival: Arrival = { channel: 'partner', visitor: null },
): Promise<LeadReceipt> {
  const { db, env, limiter, now } = services;
  // The visitor first: what one of them sends too much must not count against the partner.
  if (arrival.visitor !== null) await limiter.consumeFrom(limits.leadVisitor, arrival.visitor);
  await limiter.consume(limits.lead, partnerId);
  const { line, externalId, consents, shown, campaign = {}, testBrokerId } = input;
  if (testBrokerId && !env.isSandbox)
    throw refusedField('testBrokerId', 'not_allowed', 'Leave this out: it works with a test key only.');
  const definition = input.definitionVersion ? findDefinition(line, input.definitionVersion) : quoteDefinitions[line];
  if (!definition) throw conflict('These questions have changed. Get the present ones from /api/quote-forms.');
  const at = now();
  return transaction(db, async (tx) => {
    // One after the other, so that the ceiling holds and a request sent twice at once is one.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`lead:${partnerId}`}, 0))::text`;
    const known = await tx.partnerLead.findUnique({
      where: { partnerId_externalId: { partnerId, externalId } },
      select: leadSelect,
    });
    if (known) return receiptFor(known, services);
    const partner = await getPartner(tx, partnerId);
    checkLine(partner, line);
    checkMoments(input, at);
    const checked = checkedAnswers(
      definition,
      input,
      localDay(at, env.site),
      arrival.channel === 'embedded' || line === 'general' ? ENOUGH_FOR_GENERAL : undefined,
    );
    const origin = { draftId: null, source: `api/${partner.slug}`, clientId: env.isSandbox ? sandboxClient.id : null };
    const opening = openingOf(services, definition, input.answers, checked, origin);
    checkArea(partner, opening.row.postalCode ?? null);
    await checkCeiling(tx, services, partner, at);
    const created = await openCase(tx, services, { ...opening, partnerId }, at);
    const lead = await tx.partnerLead.create({
      data: { caseId: created.id, partnerId, externalId, campaign, createdAt: at, updatedAt: at },
      select: leadSelect,
    });
    if (testBrokerId) await offerToTester(tx, services, created.id, testBrokerId);
    const { evidence: said, given } = proofsOf(arrival, partner.name, consents);
    const evidence = { ...said, form: `${line}@${definition.version}`, ...shown };
    await keepConsents(tx, services, created, given, { channel: arrival.channel, evidence });
    const { fullName: name } = contactOf(checked.answers);
    const facts = {
      measured: null,
      clientId: null,
      joined: null,
      papers: papersFor(definition, checked.answers, true),
    };
    const papers = papersFor(definition, checked.answers, false).map(({ title }) => title);
    const receipt = receiptOf(created, services, facts);
    await sendReceipt(tx, services, created, { receipt, papers, name, through: partner.name });
    return receiptFor(lead, services);
  });
}
