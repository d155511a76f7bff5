/** When a key works. */
import ipaddr from 'ipaddr.js';
import { AppError } from '#server/platform/errors/app-error.ts';

/** What decides over a key, read in the request that comes with it. */
export type KeyFacts = {
  expiresAt: Date;
  revokedAt: Date | null;
  networks: string[];
  /** The owner's, when it is a person's key. */
  owner: {
    role: string;
    disabledAt: Date | null;
    secondFactorDone: boolean;
    /** Of a broker: days as `YYYY-MM-DD` in the site's time zone. */
    awayUntil: string | null;
    licenceExpiresOn: string | null;
  } | null;
  partner: { pausedAt: Date | null } | null;
};

export const UNKNOWN_KEY = 'This key isn’t valid. Check it for typos, or make a new one.';

function unauthorized(message: string): AppError {
  return new AppError({ code: 'UNAUTHORIZED', message });
}

function forbidden(message: string): AppError {
  return new AppError({ code: 'FORBIDDEN', message });
}

/** A single address is a network of its own. */
function rangeOf(network: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (network.includes('/')) return ipaddr.parseCIDR(network);
  const address = ipaddr.process(network);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

function isWithin(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const caller = ipaddr.process(address);
  return networks
    .map(rangeOf)
    .some(([base, bits]) => base.kind() === caller.kind() && caller.match([base, bits] as never));
}

/**
 * Why a publishable key may not be used by this page, or null. Browsers say where a request comes from; a program can
 * write anything there, so this keeps the form off other people's pages, and the limits keep out programs.
 * @param origin as the browser sent it
 */
export function originRefusal(origins: readonly string[], origin: string | undefined): AppError | null {
  if (origin === undefined)
    return forbidden(
      'A publishable key works in a browser only, on a page it was made for. Servers need a secret key.',
    );
  if (origins.includes(origin)) return null;
  return forbidden('This key can’t be used on this website. Ask the site’s administrators to add its address.');
}

/**
 * Why a key doesn't work now, or null. Its owner's state counts at this moment: disabled, away or without a licence, and so is the key.
 * @param address the caller's
 * @param today in the site's time zone
 */
export function keyRefusal(facts: KeyFacts, address: string, at: Date, today: string): AppError | null {
  const { expiresAt, revokedAt, networks, owner, partner } = facts;
  if (revokedAt) return unauthorized('This key was revoked.');
  if (expiresAt <= at) return unauthorized('This key has expired. Make a new one.');
  if (networks.length > 0 && !isWithin(address, networks))
    return forbidden('This key can’t be used from this address.');
  if (partner?.pausedAt) return forbidden('This partner is paused. Ask the site’s administrators.');
  if (!owner) return null;
  if (owner.disabledAt) return unauthorized('The account of this key’s owner is disabled.');
  if (owner.role === 'client') return unauthorized(UNKNOWN_KEY);
  if (!owner.secondFactorDone) return forbidden('This key’s owner has to set up two-step verification first.');
  if (owner.awayUntil !== null && owner.awayUntil > today)
    return forbidden('This key’s owner is away. It works again once they’re back.');
  if (owner.licenceExpiresOn !== null && owner.licenceExpiresOn < today)
    return forbidden('The licence of this key’s owner has expired.');
  return null;
}
