/** Reads the bytes of an email that somebody sent us. Runs in an examination process: every part of it may be hostile. */
import PostalMime, { type Attachment, addressParser, type Email } from 'postal-mime';
import { isAutomatic } from './automatic.ts';
import { type DeliveryReport, deliveryReport } from './delivery-report.ts';
import { plain, replyText, textOfHtml } from './reply-text.ts';

export type EmailFile = { name: string; bytes: Uint8Array };

export type ReadEmail = {
  /** As its sender's program wrote it, without brackets; null when there is none. */
  messageId: string | null;
  /** The one address in From, in lower case; null when there is none, or several. */
  from: string | null;
  automatic: boolean;
  /** What the sender wrote, without what they quoted. */
  text: string;
  files: EmailFile[];
  /** Of a bounce. */
  report: DeliveryReport | null;
};

/** Null: it has more parts, or deeper ones, than people's programs make. */
export type EmailReading = ReadEmail | null;

const PARTS_MAX = 100;
const DEPTH_MAX = 12;
const HEADER_BYTES_MAX = 200_000;
const NAME_MAX = 120;
/** Pictures in the text that are smaller belong to a signature: logos and icons. */
const DECORATION_BYTES = 20_000;
const SIGNATURES = ['application/pgp-signature', 'application/pkcs7-signature', 'application/x-pkcs7-signature'];
/** Parts of a bounce. */
const REPORTS = ['message/delivery-status', 'text/rfc822-headers'];

/** Counted before they are parsed: each part costs time and memory. */
function hasTooManyParts(bytes: Uint8Array): boolean {
  const found = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .matchAll(/^content-type:/gim);
  let count = 0;
  for (const _ of found) if (++count > PARTS_MAX) return true;
  return false;
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

/** A name without folders or invisible characters. */
function nameOf({ filename }: Attachment, place: number): string {
  const name =
    plain(filename ?? '')
      .replace(/[\n\t]/g, ' ')
      .split(/[/\\]/)
      .at(-1)
      ?.trim() ?? '';
  return name === '' ? `File ${place + 1}` : name.slice(-NAME_MAX);
}

function isFile(part: Attachment): boolean {
  if (SIGNATURES.includes(part.mimeType) || REPORTS.includes(part.mimeType)) return false;
  return !(part.related && part.mimeType.startsWith('image/') && bytesOf(part).length < DECORATION_BYTES);
}

/** A second From, a list or a group would let a program that checks one address show another. */
function senderOf({ headers }: Email): string | null {
  const senders = headers
    .filter(({ key }) => key === 'from')
    .flatMap(({ value }) => addressParser(value, { flatten: true }));
  const address = (senders.length === 1 && senders[0]?.address?.trim().toLowerCase()) || '';
  return /^[^\s@<>,]+@[^\s@<>,]+$/.test(address) ? address : null;
}

async function parsed(bytes: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(bytes, {
      forceRfc822Attachments: true,
      maxNestingDepth: DEPTH_MAX,
      maxHeadersSize: HEADER_BYTES_MAX,
    });
  } catch {
    return null;
  }
}

export async function readEmail(bytes: Uint8Array): Promise<EmailReading> {
  const email = hasTooManyParts(bytes) ? null : await parsed(bytes);
  if (!email) return null;
  const from = senderOf(email);
  const text = email.text?.trim() ? email.text : textOfHtml(email.html ?? '');
  return {
    messageId: email.messageId?.trim().replace(/^<|>$/g, '') || null,
    from,
    automatic: isAutomatic(email, from ?? ''),
    text: replyText(text),
    files: email.attachments.filter(isFile).map((part, place) => ({ name: nameOf(part, place), bytes: bytesOf(part) })),
    report: deliveryReport(email.attachments),
  };
}
