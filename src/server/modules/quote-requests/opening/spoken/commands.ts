/** Opens a request for someone who is on the telephone or at the counter, with the broker who speaks with them. */
import { takeOwnCase } from '#server/modules/assignment/own/commands.ts';
import { openCase } from '#server/modules/cases/create/commands.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { recordConsents } from '#server/modules/consents/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { checkedAnswers, openingOf, papersFor } from '#server/modules/quote-requests/opening/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { describeMoment, localDay } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { spokenChannelWords } from '#shared/cases/spoken-channels.ts';
import { spokenConsents } from '#shared/consents/spoken.ts';
import { findDefinition } from '#shared/lines/questionnaires.ts';
import type { Answers, AnswersInput } from '#shared/lines/types.ts';
import { isBlank } from '#shared/lines/visibility.ts';
import { isReachable, placeholderAddress } from '#shared/platform/placeholder-address.ts';
import type { OpenedSpoken, OpenSpokenInput } from '#shared/quote-requests/spoken.ts';
import { spokenEmails } from './emails.ts';

const textOf = (answers: Answers, id: string) => (typeof answers[id] === 'string' ? String(answers[id]) : '');

/** A name, and one way to reach them: the telephone is the one they are on. */
function enough({ email }: AnswersInput): string[] {
  return ['fullName', ...(email === undefined ? ['phone'] : [])];
}

/** A field that was left empty is no answer. */
function writtenIn(answers: AnswersInput): AnswersInput {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => !isBlank(value)));
}

/** The request that this form has opened already; null if none. @throws {AppError} NOT_FOUND for somebody else's */
async function findOpened(
  tx: Transaction,
  { env }: Services,
  viewer: Viewer,
  id: string,
): Promise<OpenedSpoken | null> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`spoken:${id}`}, 0))::text`;
  const row = await tx.case.findUnique({
    where: { id },
    select: {
      serial: true,
      createdAt: true,
      contactEmail: true,
      events: { where: { seq: 1 }, select: { actorId: true } },
    },
  });
  if (!row) return null;
  if (row.events[0]?.actorId !== viewer.id) throw notFound('request');
  return { caseId: id, number: caseNumber(row, env.site), emailed: isReachable(row.contactEmail) };
}

/**
 * Opens the request with the viewer as its broker, records the consent as it was said, and emails the receipt to those who have an address.
 * Sending the same form twice opens one.
 * @throws {AppError} FORBIDDEN for administrators, who hold no licence and weren't part of the conversation; BAD_REQUEST with every wrong
 * answer; CONFLICT when the questions changed or the licence doesn't allow it
 */
export async function openSpoken(services: Services, viewer: Viewer, input: OpenSpokenInput): Promise<OpenedSpoken> {
  const { db, env, jobs, now } = services;
  if (viewer.role !== 'broker')
    throw new AppError({ code: 'FORBIDDEN', message: 'Only a licensed broker can open a request for a client.' });
  const definition = findDefinition(input.line, input.definitionVersion);
  if (!definition) throw conflict('These questions have changed. Reload the page.');
  const at = now();
  const given = writtenIn(input.answers);
  const set = 'short' as const;
  const checked = checkedAnswers(definition, { answers: given, set }, localDay(at, env.site), enough(given));
  const { answers } = checked;
  const contact = {
    fullName: textOf(answers, 'fullName'),
    email: textOf(answers, 'email') || placeholderAddress(input.id),
    phone: textOf(answers, 'phone'),
  };
  const origin = { draftId: null, source: `broker/${input.channel}`, clientId: null, id: input.id, contact };
  const opening = openingOf(services, definition, given, checked, origin);
  const said = new Date(at.getTime() - input.consent.agoMs);
  return transaction(db, async (tx) => {
    const known = await findOpened(tx, services, viewer, input.id);
    if (known) return known;
    const actor = { id: viewer.id, name: viewer.fullName, role: viewer.role };
    const created = await openCase(tx, services, { ...opening, actor, isTaken: true }, at);
    const { broker } = await takeOwnCase(tx, services, viewer, created.id, at);
    const how = spokenChannelWords[input.channel];
    const evidence = {
      ...{ form: `${input.line}@${input.definitionVersion}`, broker: viewer.fullName, userId: viewer.id },
      ...{ how, saidAt: said.toISOString() },
    };
    const about = { given: true, filled: true, emailKey: contact.email.toLowerCase(), caseId: created.id };
    const consents = spokenConsents(env.site).map((text) => ({
      ...text,
      ...about,
      channel: 'spoken' as const,
      evidence,
    }));
    await recordConsents(tx, at, consents);
    const number = caseNumber(created, env.site);
    const papers = papersFor(definition, answers, false).map(({ title }) => title);
    const data = {
      number,
      title: created.title,
      path: created.path,
      broker,
      how,
      saidAt: describeMoment(said, env.site),
      papers,
    };
    const to = { to: contact.email, toName: contact.fullName };
    await queueEmails(tx, jobs, [outgoing(spokenEmails['request-recorded'], { ...to, data })]);
    return { caseId: created.id, number, emailed: isReachable(contact.email) };
  });
}
