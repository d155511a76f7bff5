/** From a contact message to a case: what the person wrote, who they are, and what they agreed to by writing. Nothing is made up. */
import { randomUUID } from 'node:crypto';
import { addBusinessMinutes } from '#server/clock/business-time.ts';
import { calendarOf } from '#server/clock/calendar.ts';
import { FIRST_REPLY_MINUTES } from '#server/clock/deadlines.ts';
import { describeMoment } from '#server/clock/moments.ts';
import type { Transaction } from '#server/db.ts';
import { caseNumber } from '#server/features/cases/view.ts';
import { recordConsent } from '#server/features/consents/commands.ts';
import { inviteToCase } from '#server/features/invitations/commands.ts';
import { queueMails } from '#server/features/mail/commands.ts';
import type { ContactMessage } from '#server/generated/prisma/client.ts';
import type { Viewer } from '#server/http/session.ts';
import { announce } from '#server/live.ts';
import type { Services } from '#server/services.ts';
import { initialState } from '#shared/cases/rules.ts';
import type { ConvertInput } from '#shared/contact/desk-schema.ts';
import { inquiryNotice } from '#shared/contact/schema.ts';
import { quoteDefinitions } from '#shared/quotes/registry.ts';

export const CONTACT_SOURCE = 'contact form';

type Wanted = Pick<ConvertInput, 'type' | 'title' | 'area'>;

function createCase(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  message: ContactMessage,
  { type, title, area }: Wanted,
  at: Date,
) {
  return tx.case.create({
    data: {
      id: randomUUID(),
      type,
      title,
      ...initialState(),
      contactName: message.name,
      contactEmail: message.email,
      contactEmailKey: message.email.toLowerCase(),
      contactPhone: message.phone,
      contactPhoneE164: message.phoneE164,
      postalCode: area,
      definitionVersion: quoteDefinitions[type].version,
      answers: { fullName: message.name, email: message.email, phone: message.phone },
      source: CONTACT_SOURCE,
      firstReplyDueAt: addBusinessMinutes(at, FIRST_REPLY_MINUTES, calendarOf(services)),
      eventSeq: 1,
      messageSeq: 1,
      createdAt: at,
      lastEventAt: at,
      events: {
        create: {
          seq: 1,
          type: 'submitted',
          actorId: viewer.id,
          actorName: viewer.fullName,
          actorRole: viewer.role,
          data: { source: CONTACT_SOURCE, contactMessageId: message.id, writtenAt: message.createdAt.toISOString() },
          at,
        },
      },
      // Their own words open the conversation: only the client, the broker who accepts and administrators read them.
      messages: {
        create: {
          seq: 1,
          senderName: message.name,
          senderRole: 'client',
          body: message.message,
          clientKey: message.id,
          createdAt: message.createdAt,
        },
      },
    },
    select: { id: true, serial: true, createdAt: true },
  });
}

/**
 * Makes the case, tells the person, and lets it be routed. The ledger gets the words that stood beside the form and the hour they
 * were agreed to; neither box of the quote forms was ticked, so neither is written down.
 */
export async function caseOfMessage(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  message: ContactMessage,
  wanted: Wanted,
  at: Date,
): Promise<string> {
  const { env, jobs } = services;
  const row = await createCase(tx, services, viewer, message, wanted, at);
  await recordConsent(tx, message.createdAt, {
    ...inquiryNotice,
    given: true,
    subjectEmail: message.email.toLowerCase(),
    caseId: row.id,
    channel: 'contact-form',
    evidence: { contactMessageId: message.id, recordedAt: at.toISOString() },
  });
  const firstReplyBy = addBusinessMinutes(at, FIRST_REPLY_MINUTES, calendarOf(services));
  const data = {
    subject: message.subject,
    number: caseNumber(row, env.site),
    firstReplyBy: describeMoment(firstReplyBy, env.site),
    path: await inviteToCase(tx, row.id, at),
  };
  await queueMails(tx, jobs, [{ template: 'contact-became-request', to: message.email, toName: message.name, data }]);
  await jobs.enqueue(tx, 'case.route', { caseId: row.id });
  await announce(tx, `case:${row.id}`);
  return row.id;
}
