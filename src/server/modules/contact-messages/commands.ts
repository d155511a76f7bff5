import { createHash } from 'node:crypto';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { announce } from '#server/platform/live/live.ts';
import { toE164 } from '#server/platform/phone.ts';
import { batchedPerDatabase } from '#server/platform/process/batching.ts';
import type { Services } from '#server/platform/services.ts';
import { INQUIRY_NOTICE } from '#shared/contact-messages/notice.ts';
import { type ContactReceipt, DEFAULT_SUBJECT, type SubmitContactInput } from '#shared/contact-messages/schema.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import type { SubmittedVia } from '#shared/platform/submitted-via.ts';
import { contactEmails } from './emails.ts';

type Submission = ReturnType<typeof submissionOf>;
type StoredMessage = { id: string; fingerprint: string; createdAt: Date };

function submissionOf(input: SubmitContactInput, via: SubmittedVia, now: Date, site: SiteProfile) {
  const row = {
    name: input.name,
    email: input.email,
    phone: input.phone,
    subject: input.subject ?? DEFAULT_SUBJECT,
    message: input.message,
    insuranceType: input.insuranceType && input.insuranceType !== 'none' ? input.insuranceType : null,
  };
  const day = localDay(now, site);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([day, ...Object.values(row)]))
    .digest('base64url');
  return {
    id: newId(),
    ...row,
    phoneE164: toE164(input.phone),
    fingerprint,
    via,
    noticeVersion: INQUIRY_NOTICE,
    createdAt: now,
  };
}

/**
 * Inserts the new messages in one statement. Written by hand because the size of a burst varies: a generated statement has a
 * parameter for every field of every row, and is compiled again for each number of rows.
 */
function insertNew(tx: Transaction, submissions: readonly Submission[]): Promise<StoredMessage[]> {
  return tx.$queryRaw`
    INSERT INTO contact_messages (id, name, email, phone, phone_e164, subject, message, insurance_type, fingerprint, via, notice_version, created_at)
    SELECT id, name, email, phone, "phoneE164", subject, message, "insuranceType", fingerprint, via, "noticeVersion", "createdAt"
    FROM json_to_recordset(${JSON.stringify(submissions)}::json) AS sent (id uuid, name text, email text, phone text, "phoneE164" text,
      subject text, message text, "insuranceType" text, fingerprint text, via text, "noticeVersion" int, "createdAt" timestamptz)
    ON CONFLICT (fingerprint) DO NOTHING
    RETURNING id::text, fingerprint, created_at AS "createdAt"`;
}

/** Writes a batch: the new messages, and two emails for each, in one transaction. */
async function writeSubmissions(
  { db, jobs, env }: Services,
  submissions: readonly Submission[],
): Promise<ContactReceipt[]> {
  const unique = [...new Map(submissions.map((submission) => [submission.fingerprint, submission])).values()];
  const stored = await transaction(db, async (tx) => {
    const created = await insertNew(tx, unique);
    if (created.length > 0) announce(tx, 'contacts');
    const isNew = new Set(created.map((row) => row.fingerprint));
    await queueEmails(
      tx,
      jobs,
      unique
        .filter((submission) => isNew.has(submission.fingerprint))
        .flatMap(({ email }) => [
          outgoing(contactEmails['contact-received'], { to: email, toName: '', data: {} }),
          outgoing(contactEmails['contact-arrived'], { to: env.site.email, toName: env.site.name, data: {} }),
        ]),
    );
    const repeated = unique
      .filter((submission) => !isNew.has(submission.fingerprint))
      .map((submission) => submission.fingerprint);
    if (repeated.length === 0) return created;
    const known = await tx.contactMessage.findMany({
      where: { fingerprint: { in: repeated } },
      select: { id: true, fingerprint: true, createdAt: true },
    });
    return [...created, ...known];
  });
  const receipts = new Map(
    stored.map((row) => [row.fingerprint, { id: row.id, receivedAt: row.createdAt.toISOString() }]),
  );
  return submissions.map((submission) => receipts.get(submission.fingerprint) as ContactReceipt);
}

const write = batchedPerDatabase(writeSubmissions, 2);

/**
 * Stores a contact message, thanks its sender and notifies the team. The same text from the same person on the same day is
 * one message: a double click, or a retry after a lost response, gets the first receipt.
 */
export function submitContact(
  services: Services,
  input: SubmitContactInput,
  via: SubmittedVia,
): Promise<ContactReceipt> {
  return write(services, submissionOf(input, via, services.now(), services.env.site));
}
