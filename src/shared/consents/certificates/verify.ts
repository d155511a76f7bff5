/** Checks a certificate with nothing but its bytes and the published keys. Runs in browsers and on the server, on Web Crypto alone. */
import { CERTIFICATE_TYPE, type CertificateContent, type CertificateEntry, type CertificateKeys } from './schema.ts';

export type Verified = { content: CertificateContent; problems: string[] } | { content: null; problems: string[] };

const OTHER_BYTES = 'It isn’t exactly what was issued: something in the file was changed, added or reformatted.';
const UNKNOWN_KEY = 'It was signed with a key that isn’t among the published ones.';
const WRONG_SIGNATURE = 'Its signature doesn’t match: it was changed after it was issued, or someone else made it.';

/** Of the members, in the order of the file. */
type Parts = { payload: string; protected: string; signature: string };

/** The members of the file, or null unless it consists of exactly these bytes. */
function partsOf(text: string): Parts | null {
  try {
    const { payload, protected: header, signature } = JSON.parse(text) as Parts;
    const parts = { payload, protected: header, signature };
    return text === JSON.stringify(parts) && [payload, header, signature].every(isExact) ? parts : null;
  } catch {
    return null;
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** The last character of base64url may have bits that mean nothing; only one of its spellings is ours. */
function isExact(base64url: unknown): boolean {
  if (typeof base64url !== 'string' || !/^[\w-]+$/.test(base64url)) return false;
  const text = btoa(String.fromCharCode(...bytesOf(base64url.slice(-(base64url.length % 4 || 4)))));
  return base64url.endsWith(text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
}

const jsonOf = (base64url: string) => JSON.parse(new TextDecoder().decode(bytesOf(base64url))) as unknown;
const utf8 = (text: string) => new TextEncoder().encode(text);
const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hexadecimal SHA-256 of a text in UTF-8. */
export async function sha256Of(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', utf8(text)));
}

function signedBy(key: CryptoKey, signature: string, text: string): Promise<boolean> {
  return crypto.subtle.verify('Ed25519', key, bytesOf(signature), utf8(text));
}

async function isSigned(parts: Parts, x: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', bytesOf(x), 'Ed25519', false, ['verify']);
  return signedBy(key, parts.signature, `${parts.protected}.${parts.payload}`);
}

async function entryProblem(entry: CertificateEntry): Promise<string | null> {
  const { ledger, seq, personId, purpose, version, words, given, caseId, channel, at, format, digest } = entry;
  if (!ledger) return null;
  const { prevHash, place, hash } = ledger;
  const facts = [prevHash, place, seq, personId, purpose, version, words, given, caseId, channel, at, format, digest];
  return (await sha256Of(JSON.stringify(facts))) === hash
    ? null
    : `Entry ${place} doesn’t match its hash in the ledger.`;
}

async function headProblem({ head, entries }: CertificateContent): Promise<string | null> {
  if (!head) return null;
  const { day, place, hash, signature, publicKey } = head;
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), 'Ed25519', false, ['verify']);
  if (!(await signedBy(key, signature, JSON.stringify(['consents', day, place, hash]))))
    return `The end of the ledger on ${day} has no valid signature.`;
  const last = entries.find(({ ledger }) => ledger?.place === place);
  return last && last.ledger?.hash !== hash ? `The end of the ledger on ${day} is another.` : null;
}

async function screenProblem({ screen, entries }: CertificateContent): Promise<string | null> {
  if (!screen) return null;
  const texts = screen.order.map((shown) => entries.find(({ given, purpose }) => given && purpose === shown)?.words);
  const shown = await sha256Of(JSON.stringify([...texts, screen.notice]));
  return shown === screen.sha256 ? null : 'The words aren’t those that were on the screen.';
}

/**
 * Whether a file is a certificate exactly as it was issued by the holder of one of these keys.
 * @param text the whole file
 * @param keys what `/.well-known/consent-keys.json` says
 * @returns what it says, and what is wrong with it in words
 * @throws where Web Crypto has no Ed25519: in older browsers, and without HTTPS
 */
export async function verifyCertificate(text: string, { keys }: CertificateKeys): Promise<Verified> {
  const refuse = (problem: string): Verified => ({ content: null, problems: [problem] });
  const parts = partsOf(text);
  if (!parts) return refuse(OTHER_BYTES);
  let header: { alg?: unknown; kid?: unknown; typ?: unknown };
  try {
    header = jsonOf(parts.protected) as typeof header;
  } catch {
    return refuse(OTHER_BYTES);
  }
  if (header.alg !== 'EdDSA' || header.typ !== CERTIFICATE_TYPE) return refuse('This isn’t a consent certificate.');
  const key = keys.find(({ kid }) => kid === header.kid);
  if (!key) return refuse(UNKNOWN_KEY);
  if (!(await isSigned(parts, key.x))) return refuse(WRONG_SIGNATURE);
  const content = jsonOf(parts.payload) as CertificateContent;
  const found = await Promise.all([...content.entries.map(entryProblem), headProblem(content), screenProblem(content)]);
  return { content, problems: found.filter((problem) => problem !== null) };
}

/** Whether the certificate is about the owner of an email address. */
export async function isAbout({ person }: CertificateContent, email: string): Promise<boolean> {
  if (!person) return false;
  const password = await crypto.subtle.importKey('raw', utf8(email.trim().toLowerCase()), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const { salt, iterations } = person;
  const method = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
  return hex(await crypto.subtle.deriveBits(method, password, 256)) === person.emailHash;
}
