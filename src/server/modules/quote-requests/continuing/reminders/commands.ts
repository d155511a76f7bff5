/** The one reminder about an unsent request, for visitors who agreed to it. */

import { continuingEmails } from '#server/modules/quote-requests/continuing/emails.ts';
import { newLink } from '#server/modules/quote-requests/continuing/policy.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { REMINDER_DAYS } from '#shared/quote-requests/continuing.ts';
import { DRAFT_DAYS } from '#shared/quote-requests/requests.ts';
import { queueLink } from '../commands.ts';

const DAY_MS = 86_400_000;

/** Links whose reminder is due, for the sweeper. */
export function findDueDraftReminders({ db, now }: Services, take: number): Promise<{ id: string }[]> {
  return db.$queryRaw<{ id: string }[]>`
    SELECT token_hash AS id FROM quote_draft_keys WHERE remind_at <= ${now()} ORDER BY remind_at LIMIT ${take}`;
}

async function getPlanned(tx: Transaction, tokenHash: string) {
  await tx.$queryRaw`SELECT 1 FROM quote_draft_keys WHERE token_hash = ${tokenHash} FOR NO KEY UPDATE`;
  return tx.quoteDraftKey.findFirst({ where: { tokenHash, remindAt: { not: null } }, include: { draft: true } });
}

/**
 * Sends the reminder with a link and a code of its own, since the first are stored as hashes; the first keep working. Waits for as long as
 * the visitor still changes the draft. Safe to run twice: a draft is reminded about once.
 */
export async function remindOfDraft(services: Services, tokenHash: string): Promise<void> {
  const { db, env, now } = services;
  await transaction(db, async (tx) => {
    const at = now();
    const planned = await getPlanned(tx, tokenHash);
    if (!planned?.remindAt || planned.remindAt > at) return;
    const { draft, draftId, email } = planned;
    const changedAt = draft.expiresAt.getTime() - DRAFT_DAYS * DAY_MS;
    const dueAt = new Date(changedAt + REMINDER_DAYS * DAY_MS);
    const isLater = dueAt > at;
    await tx.quoteDraftKey.update({ where: { tokenHash }, data: { remindAt: isLater ? dueAt : null } });
    if (isLater || !email || draft.expiresAt <= at) return;
    const { count } = await tx.quoteDraft.updateMany({
      where: { id: draftId, remindedAt: null, submittedCase: null },
      data: { remindedAt: at },
    });
    if (count === 0) return;
    const { expiresAt } = draft;
    const { tokenHash: own, codeHash, ...secret } = newLink(env.dataKey);
    const mailbox = { email, emailKey: email.toLowerCase() };
    await tx.quoteDraftKey.create({
      data: { tokenHash: own, draftId, kind: 'email', codeHash, ...mailbox, expiresAt, createdAt: at },
    });
    await queueLink(tx, services, { email: continuingEmails['draft-reminder'], to: email, secret, expiresAt });
  });
}

/** Cancels the reminders planned for a mailbox: its owner withdrew their consent. */
export async function cancelDraftReminders(tx: Transaction, emailKey: string): Promise<void> {
  await tx.quoteDraftKey.updateMany({ where: { emailKey, remindAt: { not: null } }, data: { remindAt: null } });
}
