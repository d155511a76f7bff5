/**
 * The part of a caller's address that rate limits are keyed by. A household or a server gets a whole IPv6 /64 to choose addresses from, and
 * many providers hand out a /48, so a limit by the full address would be useless.
 */
import ipaddr from 'ipaddr.js';

export type CallerKeys = {
  /** An IPv4 address, or the /64 of an IPv6 address. */
  own: string;
  /** The /48 of an IPv6 address: counted in addition to `own`, with a wider limit. */
  network: string | null;
};

/** @param address as reported by Express; anything that is not an address is its own key */
export function callerKeys(address: string): CallerKeys {
  if (!ipaddr.isValid(address)) return { own: address, network: null };
  // IPv4 inside IPv6 (::ffff:192.0.2.1) is one caller with or without the wrapping.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return { own: parsed.toString(), network: null };
  const groups = (parsed as ipaddr.IPv6).parts.map((part) => part.toString(16));
  return { own: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The network of a caller, for records: precise enough to distinguish an attack from the owner, but not a person's address. */
export function coarseNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return `${parsed.toByteArray().slice(0, 3).join('.')}.0/24`;
  return callerKeys(address).network ?? 'unknown';
}
