/** Converts a contact message to a case: what the person wrote, who they are, and what they agreed to by writing. Nothing is made up. */

import { type Opening, openCase, openingPromise } from '#server/modules/cases/create/commands.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { recordConsent } from '#server/modules/consents/commands.ts';
import { inboxEmails } from '#server/modules/contact-messages/inbox/emails.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { ContactMessage } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { ConvertInput } from '#shared/contact-messages/desk-schema.ts';
import { inquiryNotice } from '#shared/contact-messages/notice.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';

export const CONTACT_SOURCE = 'contact form';

type Wanted = Pick<ConvertInput, 'type' | 'title' | 'area'>;

/** The message as a new case. Staff submit it; the text stays the person's own. */
function openingOf(viewer: Viewer, message: ContactMessage, { type, title, area }: Wanted): Opening {
  const { name, email, phone, phoneE164 } = message;
  return {
    row: {
      type,
      title,
      contactName: name,
      contactEmail: email,
      contactPhone: phone,
      contactPhoneE164: phoneE164,
      postalCode: area,
      clientId: null,
      definitionVersion: quoteDefinitions[type].version,
      answers: { fullName: name, email, phone },
      source: CONTACT_SOURCE,
    },
    actor: { id: viewer.id, name: viewer.fullName, role: viewer.role },
    data: { contactMessageId: message.id, writtenAt: message.createdAt.toISOString() },
    messages: [
      {
        senderName: name,
        senderRole: 'client',
        body: message.message,
        clientKey: message.id,
        createdAt: message.createdAt,
      },
    ],
  };
}

/** What is known about the form, unless it was ours and a person filled it in. */
function formFacts(via: string | null): Record<string, string> {
  if (via === 'form') return {};
  if (via === 'agent') return { agent: 'In the person’s browser' };
  return { shown: via === 'api' ? 'Sent through the REST API, not shown by us' : 'Not recorded' };
}

/**
 * Creates the case, emails the person, and queues the routing. The ledger gets the text shown next to the form and the time of
 * agreement; neither checkbox of the quote forms was ticked, so neither is recorded.
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
  const row = await openCase(tx, services, openingOf(viewer, message, wanted), at);
  await recordConsent(tx, message.createdAt, {
    ...inquiryNotice(message.noticeVersion),
    given: true,
    emailKey: message.email.toLowerCase(),
    caseId: row.id,
    // Our form shows the notice; we don't know what a REST client showed its user, and the ledger must not claim more than that.
    channel: message.via === 'api' ? 'api' : 'contact-form',
    evidence: {
      contactMessageId: message.id,
      recordedAt: at.toISOString(),
      ...formFacts(message.via),
    },
  });
  const data = {
    subject: message.subject,
    number: caseNumber(row, env.site),
    promise: openingPromise(row, services).words,
    path: row.path,
  };
  await queueEmails(tx, jobs, [
    outgoing(inboxEmails['contact-became-request'], { to: message.email, toName: message.name, data }),
  ]);
  return row.id;
}
