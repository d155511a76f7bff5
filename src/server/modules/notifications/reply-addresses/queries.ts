/** Which reply address an email gets, and what an address that something arrives at names. */
import type { Services } from '#server/platform/services.ts';
import { type BounceTarget, type ReplyTarget, readSigned, signBounce, signReply } from './policy.ts';

export type { BounceTarget, ReplyTarget };

/** The number of a request ends with its serial. */
function serialIn(number: unknown): number | null {
  const digits = typeof number === 'string' ? /^[A-Z]+-\d{4}-(\d{6,9})$/.exec(number)?.[1] : undefined;
  return digits ? Number(digits) : null;
}

/** The person with this mailbox among those who take part in a case: an account, null for a client without one, or nobody. */
async function findReplier(
  { db }: Services,
  serial: number,
  emailKey: string,
): Promise<{ userId: string | null } | undefined> {
  const [row, user] = await Promise.all([
    db.case.findUnique({
      where: { serial },
      select: {
        clientId: true,
        brokerId: true,
        contactEmailKey: true,
        participants: { where: { acceptedAt: { not: null }, removedAt: null }, select: { userId: true } },
      },
    }),
    db.user.findUnique({ where: { emailKey }, select: { id: true } }),
  ]);
  if (!row) return undefined;
  const people = [row.clientId, row.brokerId, ...row.participants.map(({ userId }) => userId)];
  if (user && people.includes(user.id)) return { userId: user.id };
  return row.clientId === null && row.contactEmailKey === emailKey ? { userId: null } : undefined;
}

export type ReturnPaths = {
  /** Where an answer goes; absent when nobody in a case would read it. */
  replyTo?: string;
  /** Where the email comes back to when it can't be delivered. */
  bounceTo?: string;
};

/** The addresses of an email; none while no domain for answers is configured. */
export async function findReturnPaths(
  services: Services,
  mail: { id: string; to: string; data: unknown },
): Promise<ReturnPaths> {
  const { env, now } = services;
  if (!env.inboundEmail) return {};
  const { domain } = env.inboundEmail;
  const bounceTo = `${signBounce(env, mail.id, now())}@${domain}`;
  const serial = serialIn((mail.data as { number?: unknown } | null)?.number);
  const replier = serial === null ? undefined : await findReplier(services, serial, mail.to.toLowerCase());
  if (serial === null || !replier) return { bounceTo };
  return { bounceTo, replyTo: `${signReply(env, { serial, ...replier }, now())}@${domain}` };
}

/** What an address names: `unknown` when it is none of ours. */
export function targetOf({ env, now }: Services, address: string): ReplyTarget | BounceTarget | 'unknown' | 'expired' {
  const at = address.lastIndexOf('@');
  if (address.slice(at + 1).toLowerCase() !== env.inboundEmail?.domain) return 'unknown';
  const read = readSigned(env, address.slice(0, at), now());
  return read === 'forged' ? 'unknown' : read;
}
