/** A consent as its giver reads it. */
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { breakBetween } from '#server/platform/ledger/policy.ts';
import { isOpen } from '#shared/cases/rules.ts';
import type { CaseStatus } from '#shared/cases/schema.ts';
import type { ConsentChannel, ConsentProof, ConsentView } from '#shared/consents/schema.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { isChanged, isErased, type LedgerRow, sealedConsent } from '../policy.ts';

export const consentSelect = {
  seq: true,
  purpose: true,
  version: true,
  given: true,
  person: { select: { id: true, emailKey: true } },
  caseId: true,
  channel: true,
  at: true,
  text: { select: { text: true } },
} satisfies Prisma.ConsentRecordSelect;
export type ConsentRow = Prisma.ConsentRecordGetPayload<{ select: typeof consentSelect }>;

/** Everything that makes a consent a proof. */
export const proofSelect = {
  ...consentSelect,
  personId: true,
  format: true,
  digest: true,
  person: { select: { id: true, emailKey: true, salt: true } },
  detail: { select: { evidence: true } },
  link: { select: { place: true, prevHash: true, hash: true } },
} satisfies Prisma.ConsentRecordSelect;
type ProofRow = Prisma.ConsentRecordGetPayload<{ select: typeof proofSelect }>;

export function ledgerRow({ text, detail, ...row }: Omit<ProofRow, 'link'>): LedgerRow {
  return { ...row, text: text.text, evidence: detail?.evidence ?? null };
}

const titles: Record<string, string> = {
  contact: 'A broker may contact you',
  share: 'Your answers are shared with a broker',
  newsletter: 'You receive the newsletter',
  imported_contact: 'You may be contacted, as another system recorded',
  inquiry: 'Your message is answered by licensed brokers',
};

/** The same for administrators. */
const staffTitles: Record<string, string> = {
  contact: 'A broker may get in touch',
  share: 'The answers are shared with a broker',
  newsletter: 'The newsletter is sent',
  inquiry: 'A message goes to licensed brokers',
};

export function staffTitleOf(purpose: string): string {
  return staffTitles[purpose] ?? purpose;
}

const channels: Record<ConsentChannel, string> = {
  'web-form': 'On the website, when you sent the request',
  'mail-link': 'By the link in a mail',
  'unsubscribe-link': 'By the unsubscribe link of a mail',
  'contact-form': 'On the contact form, when you wrote to us',
  api: 'By a program that sent your message to us; our own form was not used',
  chat: 'In the chat, when you sent your question to a broker',
  'on-request': 'By us, because you asked for it',
  portal: 'In your portal',
  import: 'Brought here from another system',
};

const CASE_EFFECTS: Record<string, string> = {
  contact:
    'Your request is withdrawn, and nobody contacts you about it any more. No broker can look for options for you then.',
  inquiry: 'Your request is withdrawn, and nobody contacts you about it any more.',
  share:
    'Your request is withdrawn, and your answers are shared with nobody else. What a broker or insurer has already received stays in their files: ask them directly.',
};

const CLOSED_EFFECT =
  'This request has already ended, so nothing else changes. We write down that you took this back, and tell the broker who worked on it. A policy you have is not touched.';

/** What taking it back does, said before it is done. */
function effectOf({ purpose }: ConsentRow, status: CaseStatus | null): string | null {
  if (purpose === 'newsletter')
    return 'You are taken off the list at once. No newsletter comes to your address any more.';
  if (!status) return null;
  return isOpen(status) ? (CASE_EFFECTS[purpose] ?? CLOSED_EFFECT) : CLOSED_EFFECT;
}

/** The row that took this one back: the next withdrawal of the same purpose, by the same person, about the same thing. */
export function withdrawalOf<
  Row extends Pick<ConsentRow, 'seq' | 'purpose' | 'given' | 'caseId'> & { person: { id: string } },
>(row: Row, rows: readonly Row[]): Row | undefined {
  return rows
    .filter(
      (other) =>
        !other.given &&
        other.seq > row.seq &&
        other.purpose === row.purpose &&
        other.caseId === row.caseId &&
        (row.caseId !== null || other.person.id === row.person.id),
    )
    .sort((a, b) => a.seq - b.seq)[0];
}

type Surroundings = {
  rows: readonly ConsentRow[];
  case: { id: string; serial: number; createdAt: Date; status: CaseStatus; clientId: string | null } | null;
  site: SiteProfile;
};

export function consentView(row: ConsentRow, { rows, case: about, site }: Surroundings): ConsentView {
  const withdrawal = withdrawalOf(row, rows);
  return {
    seq: row.seq,
    purpose: row.purpose,
    title: titles[row.purpose] ?? row.purpose,
    version: row.version,
    text: row.text.text,
    givenAt: row.at.toISOString(),
    channel: channels[row.channel as ConsentChannel],
    // A request that no account has taken up yet can be named, but not opened.
    caseId: about?.clientId ? about.id : null,
    caseNumber: about ? caseNumber(about, site) : null,
    withdrawnAt: withdrawal?.at.toISOString() ?? null,
    effect: withdrawal ? null : effectOf(row, about?.status ?? null),
  };
}

const staffChannels: Record<ConsentChannel, string> = {
  'web-form': 'Form on the website',
  'mail-link': 'Link in a mail',
  'unsubscribe-link': 'Unsubscribe link of a mail',
  'contact-form': 'Contact form',
  api: 'REST API, not our own form',
  chat: 'Chat on the website',
  'on-request': 'Taken off by an administrator, on request',
  portal: 'Portal',
  import: 'Brought from another system',
};

const evidenceNames: Record<string, string> = {
  form: 'Form',
  address: 'Internet address',
  subscriberId: 'Entry of the list',
  topics: 'Topics',
  userId: 'Account',
  contactMessageId: 'Contact message',
  recordedAt: 'Written down',
  shown: 'Words shown',
};

function isWhole(row: LedgerRow, link: ProofRow['link'], before: { place: number; hash: string } | null): boolean {
  return link ? breakBetween(before, link, sealedConsent(row)) === null : !isChanged(row);
}

/** A row of the ledger for whoever must show that it holds. */
export function proofView(proof: ProofRow, before: { place: number; hash: string } | null): ConsentProof {
  const { link, ...facts } = proof;
  const row = ledgerRow(facts);
  const evidence = Object.entries((row.evidence ?? {}) as Record<string, unknown>);
  return {
    seq: row.seq,
    title: staffTitleOf(row.purpose),
    purpose: row.purpose,
    version: row.version,
    text: row.text,
    given: row.given,
    mailbox: row.person.emailKey,
    channel: staffChannels[row.channel as ConsentChannel],
    at: row.at.toISOString(),
    evidence: evidence
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ name: evidenceNames[name] ?? name, value: String(value).replaceAll(',', ', ') })),
    chain: link,
    erased: isErased(row),
    whole: isWhole(row, link, before),
  };
}
