/** Who a reply address belongs to, and whether an email is really from them. */
import { mayReadPerson } from '#server/modules/cases/access.ts';
import { findRelation } from '#server/modules/cases/queries.ts';
import { type Proof, proofOf } from '#server/modules/inbound-email/policy.ts';
import type { ReplyTarget } from '#server/modules/notifications/reply-addresses/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { within } from '#server/platform/process/deadline.ts';
import type { Services } from '#server/platform/services.ts';
import type { Relation } from '#shared/cases/views.ts';

/** Someone who was written to about a case. */
export type Replier = {
  caseId: string;
  /** In lower case. */
  email: string;
  /** Null for a client without an account. */
  viewer: Viewer | null;
  /** Null once they no longer take part. */
  relation: Relation | null;
  /** They read messages in emails, so an answer means that they have read them. */
  readsByEmail: boolean;
};

/** More merges in a row than anyone makes. */
const MERGES_MAX = 5;
const PROOF_MS = 20_000;

const caseSelect = {
  id: true,
  type: true,
  status: true,
  clientId: true,
  brokerId: true,
  importBatchId: true,
  contactEmailKey: true,
  mergedIntoId: true,
} as const;

/** The case of an address; of a merged one, the case it was merged into: the conversation goes on there. */
async function findCase({ db }: Services, serial: number) {
  let row = await db.case.findUnique({ where: { serial }, select: caseSelect });
  for (let merges = 0; row?.mergedIntoId && merges < MERGES_MAX; merges++)
    row = await db.case.findUnique({ where: { id: row.mergedIntoId }, select: caseSelect });
  return row;
}

/** Null when there is no such person or case anymore. */
export async function findReplier(services: Services, { serial, userId }: ReplyTarget): Promise<Replier | null> {
  const { db, now } = services;
  const row = await findCase(services, serial);
  if (!row) return null;
  if (userId === null) {
    const relation = row.clientId === null ? 'client' : null;
    return { caseId: row.id, email: row.contactEmailKey, viewer: null, relation, readsByEmail: false };
  }
  const user = await db.user.findUnique({ where: { id: userId } });
  if (!user) return null;
  const { id, role, username, fullName, email, emailKey, emailVerifiedAt } = user;
  const viewer: Viewer = {
    ...{ id, role, username, fullName, email },
    emailVerified: emailVerifiedAt !== null,
    sessionId: '',
    secondFactorDone: true,
  };
  const relation = user.disabledAt ? null : await findRelation(db, viewer, row, now());
  return {
    caseId: row.id,
    email: emailKey,
    viewer,
    relation: relation && mayReadPerson(relation) ? relation : null,
    readsByEmail: user.messagesByEmail,
  };
}

/** Asks the name servers of a domain, as `dns.promises.resolve` does. */
export type Resolve = (name: string, type: string) => Promise<string[] | string[][]>;

type Sent = { bytes: Uint8Array; sender: string; peer: { ip: string; helo: string } | null };

/** Whether the domain of an address vouches for an email. `later` when its name servers do not answer. */
export async function findProof(
  { env }: Services,
  resolve: Resolve,
  from: string,
  { bytes, sender, peer }: Sent,
): Promise<Proof> {
  // Loaded with the first email: four megabytes of code that most servers never use.
  const { authenticate } = await import('mailauth');
  const checking = authenticate(Buffer.from(bytes), {
    ...(peer ?? { trustReceived: env.inboundEmail?.behindRelay ?? false }),
    sender,
    mta: env.inboundEmail?.domain ?? 'localhost',
    resolver: resolve,
    disableArc: true,
    disableBimi: true,
  });
  const checked = await within(PROOF_MS, 'checking the sender of an email', checking).catch(() => null);
  return checked ? proofOf(checked, from) : 'later';
}
