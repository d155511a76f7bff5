/** A person's consents as they see them, with the cases they are about. */

import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { findConfirmers } from '#server/modules/cases/workflow/withdrawal/queries.ts';
import { type ConsentRow, consentSelect, recorderOf, withdrawalOf } from '#server/modules/consents/records/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import { messagesByEmailConsent } from '#shared/accounts/account/messages-by-email.ts';
import { textConsent } from '#shared/accounts/text-messages/schema.ts';
import { isOpen } from '#shared/cases/rules.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import type { ConsentChannel, ConsentView, RecallReceipt } from '#shared/consents/schema.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { DRAFT_REMINDER } from '#shared/quote-requests/continuing.ts';
import { findReceipts, type Recall } from './receipts/queries.ts';

const titles: Record<string, string> = {
  contact: 'A broker may contact you',
  share: 'Your answers are shared with a broker',
  newsletter: 'You get the newsletter',
  imported_contact: 'You may be contacted (recorded in another system)',
  inquiry: 'Licensed brokers may answer your message',
  [messagesByEmailConsent.purpose]: 'Emails contain the text of messages',
  [textConsent.purpose]: 'You get text messages about your requests',
  [DRAFT_REMINDER]: 'You get one reminder about a request you haven’t sent',
};

const channels: Record<Exclude<ConsentChannel, 'partner' | 'embedded'>, string> = {
  'web-form': 'On the website, when you sent the request',
  agent: 'On the website, when you sent the request that an assistant had filled in',
  'mail-link': 'Through the link in an email',
  'unsubscribe-link': 'Through the unsubscribe link in an email',
  'contact-form': 'On the contact form, when you wrote to us',
  api: 'Through software that sent us your message, not through our own form',
  chat: 'In the chat, when you sent your question to a broker',
  'on-request': 'By us, at your request',
  portal: 'In your portal',
  import: 'Imported from another system',
  spoken: 'Said to your broker, who recorded it',
};

/** A consent on a partner's page is never presented as a checkbox of ours. */
function channelOf(row: ConsentRow): string {
  const channel = row.channel as ConsentChannel;
  if (channel === 'partner') return `Recorded by ${recorderOf(row)}, when you sent the request there`;
  if (channel === 'embedded') return `On our form on the website of ${recorderOf(row)}, when you sent the request`;
  return channels[channel];
}

const CASE_EFFECTS: Record<string, string> = {
  contact:
    'Your request will be withdrawn and no one will contact you about it. Brokers can no longer look for options for you.',
  inquiry: 'Your request will be withdrawn and no one will contact you about it.',
  share:
    'Your request will be withdrawn and your answers won’t be shared with anyone else. If a partner sent us your request, it learns that the request has ended. A broker or insurer keeps what they already have, so contact them directly.',
};

const CLOSED_EFFECT =
  'This request has already ended, so nothing else changes. We’ll record that you withdrew consent and notify the broker who worked on it. Your policy, if you have one, isn’t affected.';

/** The effect of withdrawing, shown before it is done. */
function effectOf({ purpose }: ConsentRow, status: CaseStatus | null): string | null {
  if (purpose === 'newsletter')
    return 'You’ll be removed from the list right away and won’t get the newsletter anymore. To sign up again, first allow emails under Notifications.';
  if (purpose === messagesByEmailConsent.purpose)
    return 'Emails will say that there is a message, but not what it says.';
  if (purpose === textConsent.purpose) return 'You won’t be texted anymore, and the number is removed.';
  if (purpose === DRAFT_REMINDER) return 'If the reminder hasn’t been sent yet, it won’t be.';
  if (!status) return null;
  return isOpen(status) ? (CASE_EFFECTS[purpose] ?? CLOSED_EFFECT) : CLOSED_EFFECT;
}

type AboutCase = {
  id: string;
  serial: number;
  createdAt: Date;
  status: CaseStatus;
  clientId: string | null;
  brokerId: string | null;
  withdrawalConfirmedAt: Date | null;
  /** Who confirmed the latest withdrawal. */
  confirmer: string | null;
  receipts: RecallReceipt[];
};

type Surroundings = {
  rows: readonly ConsentRow[];
  case: AboutCase | null;
  site: SiteProfile;
};

/** Whether the broker knows of a withdrawal, and whether this one was confirmed: another of the same case may have been later. */
function acknowledgement(withdrawal: ConsentRow | undefined, about: AboutCase | null) {
  if (!withdrawal || !about) return { brokerNotified: false, confirmed: null };
  const { brokerId, withdrawalConfirmedAt: at, confirmer } = about;
  return {
    brokerNotified: brokerId !== null,
    confirmed: at && at >= withdrawal.at ? { at: at.toISOString(), by: confirmer } : null,
  };
}

export function consentView(row: ConsentRow, { rows, case: about, site }: Surroundings): ConsentView {
  const withdrawal = withdrawalOf(row, rows);
  return {
    seq: row.seq,
    purpose: row.purpose,
    title: titles[row.purpose] ?? row.purpose,
    version: row.version,
    text: row.text.text,
    givenAt: row.at.toISOString(),
    channel: channelOf(row),
    // A request that is not linked to an account yet can be named, but not opened.
    caseId: about?.clientId ? about.id : null,
    caseNumber: about ? caseNumber(about, site) : null,
    withdrawnAt: withdrawal?.at.toISOString() ?? null,
    ...acknowledgement(withdrawal, about),
    receipts: withdrawal && row.purpose === 'share' ? (about?.receipts ?? []) : [],
    effect: withdrawal ? null : effectOf(row, about?.status ?? null),
  };
}

const SHOWN_MAX = 1_000;

const ownCaseSelect = {
  id: true,
  serial: true,
  createdAt: true,
  status: true,
  clientId: true,
  brokerId: true,
  withdrawalConfirmedAt: true,
} satisfies Prisma.CaseSelect;

/** The person whose consents are read: the viewer, or a client an administrator is helping. */
type Giver = Pick<Viewer, 'id' | 'email' | 'emailVerified'>;

/**
 * The cases whose consents are the viewer's: their own, and those without an account that were sent from their mailbox. Never
 * a case of another account, whatever address it has; an unverified address proves nothing.
 */
function ownCases({ id, email, emailVerified }: Giver): Prisma.CaseWhereInput {
  const own = { clientId: id };
  return emailVerified ? { OR: [own, { clientId: null, contactEmailKey: email.toLowerCase() }] } : own;
}

function ownConsents({ email, emailVerified }: Giver, caseIds: string[]): Prisma.ConsentRecordWhereInput {
  const ofCases = { caseId: { in: caseIds } };
  return emailVerified ? { OR: [ofCases, { caseId: null, person: { emailKey: email.toLowerCase() } }] } : ofCases;
}

/** Everything in the ledger about the viewer, consents and withdrawals, with their cases. */
async function findOwn(db: Database | Transaction, viewer: Giver) {
  const cases = await db.case.findMany({ where: ownCases(viewer), select: ownCaseSelect });
  const rows = await db.consentRecord.findMany({
    where: ownConsents(
      viewer,
      cases.map(({ id }) => id),
    ),
    orderBy: { seq: 'desc' },
    take: SHOWN_MAX,
    select: consentSelect,
  });
  return { rows, cases };
}

/** The requests whose sharing the person has ended, and when. */
function recallsIn(rows: readonly ConsentRow[]): Recall[] {
  const withdrawn = rows.filter(({ given, purpose, caseId }) => !given && purpose === 'share' && caseId !== null);
  return withdrawn.map(({ caseId, at }) => ({ caseId: caseId as string, withdrawnAt: at }));
}

/** The viewer's consents, newest first, each with the day it was withdrawn or the effect of withdrawing it. */
export async function findConsents(
  { db, env }: Pick<Services, 'env'> & { db: Database | Transaction },
  viewer: Giver,
): Promise<{ consents: ConsentView[] }> {
  const { rows, cases: own } = await findOwn(db, viewer);
  const [confirmers, receipts] = await Promise.all([findConfirmers(db, own), findReceipts(db, recallsIn(rows))]);
  const cases = new Map(
    own.map((row) => [
      row.id,
      { ...row, confirmer: confirmers.get(row.id) ?? null, receipts: receipts.get(row.id) ?? [] },
    ]),
  );
  const consents = rows
    .filter(({ given }) => given)
    .map((row) =>
      consentView(row, { rows, case: row.caseId ? (cases.get(row.caseId) ?? null) : null, site: env.site }),
    );
  return { consents };
}

/** One of the viewer's consents, with its withdrawal if there is one; null for a number that is not theirs. */
export async function findOwnConsent(tx: Transaction, viewer: Giver, seq: number) {
  const { rows } = await findOwn(tx, viewer);
  const consent = rows.find((row) => row.seq === seq && row.given);
  return consent ? { consent, withdrawn: withdrawalOf(consent, rows) !== undefined } : null;
}
