/** What a certificate says of the rows of the ledger. */
import type { ProofRow } from '#server/modules/consents/records/queries.ts';
import { screenOf } from '#server/modules/consents/screens/commands.ts';
import type { CertificateChannel, CertificateContent, CertificateEntry } from '#shared/consents/certificates/schema.ts';
import { CERTIFICATE_FORMAT } from '#shared/consents/certificates/schema.ts';
import type { ConsentChannel } from '#shared/consents/schema.ts';

/** A signed end of the ledger. */
type HeadRow = { day: Date; place: number; hash: string; signature: Uint8Array; publicKey: Uint8Array };
/** The rows of a request, in the order of the ledger, and the first signed end that covers all of them. */
export type CertificateFacts = { rows: readonly ProofRow[]; head: HeadRow | null };

type Evidence = Readonly<Record<string, string | undefined>>;

/** What was recorded with a consent, while it is kept. */
function evidenceOf({ detail }: Pick<ProofRow, 'detail'>): Evidence {
  return (detail?.evidence ?? {}) as Evidence;
}

const channels: Record<ConsentChannel, CertificateChannel> = {
  'web-form': 'form',
  agent: 'agent',
  partner: 'partner',
  embedded: 'embedded',
  chat: 'chat',
  spoken: 'spoken',
  'on-request': 'other',
  'contact-form': 'other',
  api: 'other',
  import: 'other',
  'mail-link': 'other',
  portal: 'other',
  'unsubscribe-link': 'other',
};

/** The same form, without a script. */
function throughOf(channel: ConsentChannel, { door }: Evidence): CertificateChannel {
  return channel === 'web-form' && door === 'form' ? 'plain-form' : channels[channel];
}

function tickOf({ tickedAt, givenAt }: Evidence): CertificateEntry['ticked'] {
  if (tickedAt) return { at: tickedAt, by: 'browser' };
  return givenAt ? { at: new Date(givenAt).toISOString(), by: 'partner' } : null;
}

function entryOf(row: ProofRow, caseId: string): CertificateEntry {
  const { seq, personId, purpose, version, given, at, format, digest, link } = row;
  const evidence = evidenceOf(row);
  const channel = row.channel as ConsentChannel;
  return {
    ...{
      seq,
      personId,
      purpose,
      version,
      words: row.text.text,
      given,
      caseId,
      channel,
      at: at.toISOString(),
      format,
      digest,
    },
    through: throughOf(channel, evidence),
    recordedBy: channel === 'partner' ? (evidence.partner ?? null) : null,
    ticked: tickOf(evidence),
    ledger: link,
  };
}

function headOf(head: HeadRow | null): CertificateContent['head'] {
  if (!head) return null;
  const { day, place, hash, signature, publicKey } = head;
  const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  const signed = { signature: encoded(signature), publicKey: encoded(publicKey) };
  return { day: day.toISOString().slice(0, 10), place, hash, ...signed };
}

/** The request, and who gets its certificate. */
export type Asked = {
  caseId: string;
  number: string;
  issuedTo: 'client' | 'broker' | 'administrator' | 'partner';
};

/** @param person what shows whose consents they are; null once they were erased */
export function certificateContent(
  { rows, head }: CertificateFacts,
  { caseId, number, issuedTo }: Asked,
  { issuer, at, person }: { issuer: string; at: Date; person: CertificateContent['person'] },
): CertificateContent {
  const given = rows.filter((row) => row.given).map((row) => ({ ...evidenceOf(row), purpose: row.purpose }));
  return {
    format: CERTIFICATE_FORMAT,
    issuer,
    issuedTo,
    issuedAt: at.toISOString(),
    request: { id: caseId, number },
    person,
    screen: screenOf(given),
    entries: rows.map((row) => entryOf(row, caseId)),
    head: headOf(head),
  };
}
