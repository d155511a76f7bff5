/** A consent as stored in the ledger, and as its proof shows it. */
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { breakBetween } from '#server/platform/ledger/policy.ts';
import type { ConsentChannel, ConsentProof } from '#shared/consents/schema.ts';
import { shownAddress } from '#shared/platform/placeholder-address.ts';
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
  detail: { select: { evidence: true } },
} satisfies Prisma.ConsentRecordSelect;
export type ConsentRow = Prisma.ConsentRecordGetPayload<{ select: typeof consentSelect }>;

/** Everything a consent's proof needs. */
export const proofSelect = {
  ...consentSelect,
  personId: true,
  format: true,
  digest: true,
  person: { select: { id: true, emailKey: true, salt: true } },
  link: { select: { place: true, prevHash: true, hash: true } },
} satisfies Prisma.ConsentRecordSelect;
export type ProofRow = Prisma.ConsentRecordGetPayload<{ select: typeof proofSelect }>;

export function ledgerRow({ text, detail, ...row }: Omit<ProofRow, 'link'>): LedgerRow {
  return { ...row, text: text.text, evidence: detail?.evidence ?? null };
}

/** The partner that recorded a consent, while its details are kept. */
export function recorderOf({ detail }: Pick<ConsentRow, 'detail'>): string {
  const { partner, shownBy } = (detail?.evidence ?? {}) as { partner?: unknown; shownBy?: unknown };
  const name = partner ?? shownBy;
  return typeof name === 'string' ? name : 'a partner';
}

const staffTitles: Record<string, string> = {
  contact: 'A broker may contact them',
  share: 'Answers may be shared with a broker',
  newsletter: 'Newsletter',
  inquiry: 'Message may go to licensed brokers',
  draft_reminder: 'One reminder about an unsent request',
};

export function staffTitleOf(purpose: string): string {
  return staffTitles[purpose] ?? purpose;
}

/** The row that withdrew this consent: the next withdrawal of the same purpose, by the same person, about the same subject. */
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

const staffChannels: Record<ConsentChannel, string> = {
  'web-form': 'Website form',
  agent: 'Website form that an AI agent filled in; the person ticked the box and sent it',
  'mail-link': 'Link in an email',
  'unsubscribe-link': 'Unsubscribe link in an email',
  'contact-form': 'Contact form',
  api: 'REST API, not our own form',
  chat: 'Chat on the website',
  'on-request': 'Removed by an administrator, on request',
  portal: 'Portal',
  import: 'Imported from another system',
  partner: 'Recorded by a partner, not on our own form',
  embedded: 'Our own form, shown on a partner’s website',
  spoken: 'Said to a broker, who read the words aloud and recorded it',
};

const evidenceNames: Record<string, string> = {
  form: 'Form',
  address: 'IP address',
  agent: 'Agent',
  subscriberId: 'List entry',
  topics: 'Topics',
  userId: 'Account',
  contactMessageId: 'Contact message',
  recordedAt: 'Recorded',
  shown: 'Text shown',
  partner: 'Recorded by',
  page: 'Page it was shown on',
  frame: 'Address of our form',
  shownBy: 'Website of',
  browser: 'Browser',
  givenAt: 'Given',
  tickedAt: 'Ticked',
  screen: 'SHA-256 of the screen',
  screenBy: 'Screen confirmed by',
  notice: 'Version of the notice',
  door: 'Sent by',
  broker: 'Recorded by',
  how: 'Said',
  saidAt: 'Said yes',
};

function isWhole(row: LedgerRow, link: ProofRow['link'], before: { place: number; hash: string } | null): boolean {
  return link ? breakBetween(before, link, sealedConsent(row)) === null : !isChanged(row);
}

/** A ledger row for the person who must show that the proof is valid. */
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
    mailbox: row.person.emailKey && (shownAddress(row.person.emailKey) || 'None: said to a broker'),
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
