/** Certificates of consent: made from the ledger on each request, and checked against it. Nothing about them is stored but their keys. */
import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { type ProofRow, proofSelect } from '#server/modules/consents/records/queries.ts';
import { publicBytes, signingKey, signJson, thumbprint } from '#server/platform/crypto/signing.ts';
import type { Database } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import {
  CERTIFICATE_TYPE,
  type Certificate,
  type CertificateContent,
  type CertificateKeys,
  type CheckedCertificate,
  EMAIL_ITERATIONS,
} from '#shared/consents/certificates/schema.ts';
import { verifyCertificate } from '#shared/consents/certificates/verify.ts';
import { isReachable } from '#shared/platform/placeholder-address.ts';
import { type Asked, type CertificateFacts, certificateContent } from './policy.ts';

const derive = promisify(pbkdf2);
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Far more than a request has, and still short enough to be checked (`CERTIFICATE_MAX`). */
const ENTRIES_MAX = 30;

/** The first signed end of the ledger that covers a position. */
function findHead(db: Database, place: number) {
  return db.ledgerHead.findFirst({
    where: { ledger: 'consents', place: { gte: place } },
    orderBy: { day: 'asc' },
    select: { day: true, place: true, hash: true, signature: true, publicKey: true },
  });
}

async function findFacts(db: Database, caseId: string): Promise<CertificateFacts> {
  const rows = await db.consentRecord.findMany({
    where: { caseId },
    orderBy: { seq: 'asc' },
    take: ENTRIES_MAX,
    select: proofSelect,
  });
  const places = rows.flatMap(({ link }) => (link ? [link.place] : []));
  const isChained = rows.length > 0 && places.length === rows.length;
  return { rows, head: isChained ? await findHead(db, Math.max(...places)) : null };
}

async function personOf(rows: readonly ProofRow[]): Promise<CertificateContent['person']> {
  // The details are erased with the request; the person may have agreed to something else that is kept.
  const emailKey = rows.find(({ detail }) => detail !== null)?.person.emailKey;
  if (!emailKey || !isReachable(emailKey)) return null;
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(emailKey, salt, EMAIL_ITERATIONS, HASH_BYTES, 'sha256');
  return { salt: salt.toString('base64url'), iterations: EMAIL_ITERATIONS, emailHash: hash.toString('hex') };
}

function presentKey({ env }: Pick<Services, 'env'>) {
  return signingKey(env.dataKey, 'coverbridge consent certificate');
}

/**
 * The certificate of a request’s consents. The caller has checked that it may be had. Its key is published before it is used, and stays
 * so when the master key changes.
 * @throws {AppError} NOT_FOUND for a request without consents
 */
export async function makeCertificate(
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  asked: Asked,
): Promise<Certificate> {
  const key = presentKey({ env });
  const publicKey = publicBytes(key);
  const facts = await findFacts(db, asked.caseId);
  if (facts.rows.length === 0) throw notFound('consent');
  await db.consentKey.createMany({
    data: [{ kid: thumbprint(publicKey), publicKey, at: now() }],
    skipDuplicates: true,
  });
  const made = { issuer: env.site.url, at: now(), person: await personOf(facts.rows) };
  return signJson(key, CERTIFICATE_TYPE, certificateContent(facts, asked, made));
}

/** Every key that has signed a certificate, and today’s. */
export async function findCertificateKeys({ db, env }: Pick<Services, 'db' | 'env'>): Promise<CertificateKeys> {
  const rows = await db.consentKey.findMany({ orderBy: { at: 'desc' }, select: { publicKey: true } });
  const all = [publicBytes(presentKey({ env })), ...rows.map(({ publicKey }) => publicKey)];
  const byName = new Map(all.map((bytes) => [thumbprint(bytes), Buffer.from(bytes).toString('base64url')]));
  return {
    keys: [...byName].map(([kid, x]) => ({ kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' })),
  };
}

/** What of a certificate contradicts the ledger as it is now, in words. */
async function ledgerProblems(db: Database, { entries }: CertificateContent): Promise<string[]> {
  const links = await db.consentLink.findMany({
    where: { seq: { in: entries.map(({ seq }) => seq) } },
    select: { seq: true, place: true, hash: true },
  });
  return entries.flatMap(({ seq, ledger }) => {
    const link = links.find((row) => row.seq === seq);
    const isThere = !ledger || (link?.place === ledger.place && link.hash === ledger.hash);
    return isThere ? [] : [`Entry ${ledger.place} isn’t in the ledger anymore, or is another.`];
  });
}

/** Whether a file is a certificate of ours, unchanged, and its entries are where it says in the ledger. */
export async function checkCertificate(
  services: Pick<Services, 'db' | 'env'>,
  certificate: string,
): Promise<CheckedCertificate> {
  const { content, problems } = await verifyCertificate(certificate, await findCertificateKeys(services));
  const all = content ? [...problems, ...(await ledgerProblems(services.db, content))] : problems;
  return { valid: all.length === 0, problems: all, content: all.length === 0 ? content : null };
}
