/** From the broker's options to the confirmed policy. */

import { type Actor, actorOf, type MovedCase, moveCase } from '#server/modules/cases/commands.ts';
import { firstReply } from '#server/modules/cases/sla/reply-clock/commands.ts';
import { step, tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import { shareDocuments } from '#server/modules/documents/commands.ts';
import { appendMessage } from '#server/modules/messaging/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { addBusinessMinutes } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { confirmBy, NEXT_REPLY_MINUTES, sooner } from '#server/platform/business-time/deadlines.ts';
import { dateOfDay, localDay } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { AppError, conflict, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { optionIsValid, publishRefusal } from '#shared/cases/dates.ts';
import {
  type AcceptOptionForClientInput,
  type AcceptOptionInput,
  type AskForChangeInput,
  type ConfirmBoundInput,
  type InsurerDeclinedInput,
  noCoverageNotice,
} from '#shared/cases/schema.ts';
import type { CommandReceipt } from '#shared/cases/views.ts';
import type { PublishOptionsInput } from '#shared/quote-options/schema.ts';
import { clearOptionDraft } from './drafts/commands.ts';
import { optionEmails } from './emails.ts';
import { findWishedStart } from './queries.ts';

const NO_QUOTE = 'This file can’t be shared: it was deleted, or the scanner found a threat in it. Attach another one.';

/**
 * The assigned broker publishes options to the client; those of an earlier round are superseded.
 * The insurers' quotes that belong to them become visible to the client, and what was typed of them is cleared.
 * @throws {AppError} NOT_FOUND; BAD_REQUEST when a date has passed, or a quote is not among the documents of the case; CONFLICT
 */
export function publishOptions(
  services: Services,
  viewer: Viewer,
  { options, message, ...input }: PublishOptionsInput,
): Promise<CommandReceipt> {
  const refusal = publishRefusal(options, localDay(services.now(), services.env.site));
  if (refusal) throw refusedField('options', options.length === 0 ? 'required' : 'too_early', refusal);
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const actor = actorOf(viewer, relation);
    const quotes = options.flatMap(({ documentId }) => documentId ?? []);
    const missing = await shareDocuments(tx, row.id, quotes);
    const place = options.findIndex(({ documentId }) => documentId && missing.includes(documentId));
    if (place >= 0) throw refusedField(`options.${place}.documentId`, 'not_allowed', NO_QUOTE);
    // Options count as a reply: no deadline runs while the client compares.
    const patch = { ...firstReply(row, at, calendarOf(services)), firstReplyDueAt: null };
    const data = { count: options.length };
    const moved = await moveCase(tx, row, { event: 'options_published', actor, at, data, patch });
    const last = await tx.quoteOption.aggregate({ where: { caseId: row.id }, _max: { round: true } });
    await tx.quoteOption.updateMany({ where: { caseId: row.id, status: 'open' }, data: { status: 'superseded' } });
    await tx.quoteOption.createMany({
      data: options.map((option, position) => ({
        ...option,
        caseId: row.id,
        round: (last._max.round ?? 0) + 1,
        position,
        exclusions: option.exclusions || null,
        note: option.note || null,
        documentId: option.documentId ?? null,
        validUntil: dateOfDay(option.validUntil),
      })),
    });
    await clearOptionDraft(tx, row.id);
    if (message) await appendMessage(tx, row.id, actor, at, { body: message, clientKey: newId(), kind: 'message' });
    await tellInPortal(tx, at, moved, 'client', 'options_published', `${viewer.fullName} sent options · ${row.title}`);
    await queueCaseEmail(tx, services, moved, 'client', optionEmails['options-published'], {
      count: options.length,
      brokerName: viewer.fullName,
    });
    return moved;
  });
}

type Choice = { optionId: string; actor: Actor; at: Date; acknowledged: boolean; reason?: string };

/**
 * Marks one option as chosen and the others as not chosen. The acknowledged wording is stored by version.
 * @throws {AppError} CONFLICT when the option is not open or has expired
 */
async function chooseOption(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  { optionId, actor, at, acknowledged, reason }: Choice,
): Promise<MovedCase> {
  const option = await tx.quoteOption.findFirst({ where: { id: optionId, caseId: row.id, status: 'open' } });
  const today = localDay(at, services.env.site);
  if (!option || !optionIsValid({ validUntil: localDay(option.validUntil, { timeZone: 'UTC' }) }, today)) {
    throw conflict('This option can no longer be accepted. Ask your broker for a new one.');
  }
  const confirmDueAt = confirmBy(at, await findWishedStart(tx, row.id), calendarOf(services));
  const moved = await moveCase(tx, row, {
    event: 'option_accepted',
    actor,
    at,
    patch: { confirmDueAt },
    data: {
      insurer: option.insurer,
      optionId,
      acknowledgement: noCoverageNotice.version,
      acknowledged: acknowledged ? noCoverageNotice.text : null,
      ...(reason && { reason }),
    },
  });
  await tx.quoteOption.update({ where: { id: optionId }, data: { status: 'accepted' } });
  await tx.quoteOption.updateMany({ where: { caseId: row.id, status: 'open' }, data: { status: 'declined' } });
  return moved;
}

/**
 * The client chooses an option and acknowledges that there is no coverage until the broker confirms it.
 * @throws {AppError} NOT_FOUND; CONFLICT when the option is not open or has expired
 */
export function acceptOption(
  services: Services,
  viewer: Viewer,
  { optionId, acknowledged, ...input }: AcceptOptionInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    if (relation !== 'client')
      throw new AppError({ code: 'FORBIDDEN', message: 'Only the client can accept an option.' });
    const choice = { optionId, acknowledged, at, actor: actorOf(viewer, relation) };
    const moved = await chooseOption(tx, services, row, choice);
    await tellInPortal(
      tx,
      at,
      moved,
      'broker',
      'option_accepted',
      `${viewer.fullName} accepted an option · ${row.title}`,
    );
    await queueCaseEmail(tx, services, moved, 'broker', optionEmails['option-accepted']);
    return moved;
  });
}

/**
 * The client accepted by telephone or on paper: the broker records how, and the client is notified of what was recorded.
 * @throws {AppError} NOT_FOUND; FORBIDDEN for anyone but the assigned broker; CONFLICT
 */
export function acceptOptionForClient(
  services: Services,
  viewer: Viewer,
  { optionId, acknowledged, note, ...input }: AcceptOptionForClientInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const choice = { optionId, acknowledged, at, actor: actorOf(viewer, relation), reason: note };
    const moved = await chooseOption(tx, services, row, choice);
    await tellInPortal(
      tx,
      at,
      moved,
      'client',
      'option_noted',
      `${viewer.fullName} recorded your choice · ${row.title}`,
    );
    await queueCaseEmail(tx, services, moved, 'client', optionEmails['choice-noted'], { brokerName: viewer.fullName });
    return moved;
  });
}

/**
 * The insurer declined the risk: the case goes back to the broker, and the client is notified that there is no coverage.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, CONFLICT
 */
export function recordInsurerDeclined(
  services: Services,
  viewer: Viewer,
  { note, ...input }: InsurerDeclinedInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const actor = actorOf(viewer, relation);
    const due = addBusinessMinutes(at, NEXT_REPLY_MINUTES, calendarOf(services));
    const patch = { firstReplyDueAt: sooner(row.firstReplyDueAt, due) };
    const moved = await moveCase(tx, row, { event: 'insurer_declined', actor, at, data: { reason: note }, patch });
    await tx.quoteOption.updateMany({ where: { caseId: row.id, status: 'accepted' }, data: { status: 'declined' } });
    await tellInPortal(tx, at, moved, 'client', 'insurer_declined', `The insurer declined · ${row.title}`);
    await queueCaseEmail(tx, services, moved, 'client', optionEmails['insurer-declined']);
    return moved;
  });
}

/**
 * The client asks for a change; the text is posted to the conversation.
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export function askForChange(
  services: Services,
  viewer: Viewer,
  { message, ...input }: AskForChangeInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const actor = actorOf(viewer, relation);
    const due = addBusinessMinutes(at, NEXT_REPLY_MINUTES, calendarOf(services));
    const patch = { firstReplyDueAt: sooner(row.firstReplyDueAt, due) };
    const moved = await moveCase(tx, row, { event: 'change_requested', actor, at, patch });
    await tx.quoteOption.updateMany({ where: { caseId: row.id, status: 'open' }, data: { status: 'superseded' } });
    await appendMessage(tx, row.id, actor, at, { body: message, clientKey: newId(), kind: 'message' });
    await tellInPortal(
      tx,
      at,
      moved,
      'broker',
      'change_requested',
      `${viewer.fullName} asked for a change · ${row.title}`,
    );
    await queueCaseEmail(tx, services, moved, 'broker', optionEmails['change-requested']);
    return moved;
  });
}

/**
 * The assigned broker records that the insurer has confirmed.
 * @throws {AppError} NOT_FOUND, CONFLICT
 */
export function confirmBound(
  services: Services,
  viewer: Viewer,
  { insurer, policyNumber, effectiveDate, expiresDate, ...input }: ConfirmBoundInput,
): Promise<CommandReceipt> {
  return step(services, viewer, input, async ({ tx, row, relation, at }) => {
    const accepted = await tx.quoteOption.findFirst({
      where: { caseId: row.id, status: 'accepted' },
      orderBy: { round: 'desc' },
      select: { premiumCents: true },
    });
    const moved = await moveCase(tx, row, {
      event: 'bound',
      actor: actorOf(viewer, relation),
      at,
      data: { insurer },
      patch: {
        boundInsurer: insurer,
        policyNumber,
        policyEffectiveOn: dateOfDay(effectiveDate),
        policyExpiresOn: dateOfDay(expiresDate),
        policyPremiumCents: accepted?.premiumCents ?? null,
      },
    });
    await tellInPortal(tx, at, moved, 'client', 'bound', `${viewer.fullName} confirmed your coverage · ${row.title}`);
    await queueCaseEmail(tx, services, moved, 'client', optionEmails['coverage-bound'], {
      insurer,
      brokerName: viewer.fullName,
    });
    return moved;
  });
}
