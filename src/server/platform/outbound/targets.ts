/**
 * Which addresses of the internet somebody else may have us call: public ones only. Anything else would let them reach this machine, its
 * network, or the credentials that cloud providers offer to the machines inside it.
 */
import ipaddr from 'ipaddr.js';

/** Reachable only inside a cloud provider's network, although their ranges are public. */
const providersOwn = new Set([
  // Azure's platform service.
  '168.63.129.16',
]);

/** Everything that is assigned to the public internet. Translated, mapped and compatible forms of IPv4 are outside. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** @param address in a form that DNS answers with */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || providersOwn.has(parsed.toString())) return false;
  return !(parsed instanceof ipaddr.IPv6) || (!parsed.zoneId && parsed.match(publicIpv6));
}

/** Names that are never public: of this machine, of a network, and of the metadata services of cloud providers. */
const innerNames = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/;

export const MAX_URL = 2000;

/** What is wrong with an address, by the rule of the issue. */
export type UrlProblem = 'invalid_format' | 'too_long' | 'not_allowed';
export type CheckedUrl = { url: URL } | { problem: UrlProblem; message: string };

const refused = (problem: UrlProblem, message: string): CheckedUrl => ({ problem, message });

/** The host without the brackets of IPv6. The parser has already turned every spelling of an IPv4 address into the usual one. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function nameProblem(host: string): string | null {
  if (ipaddr.isValid(host)) return isPublicAddress(host) ? null : 'This address isn’t public';
  const name = host.replace(/\.$/, '');
  return name.includes('.') && !innerNames.test(name) ? null : 'This address isn’t public';
}

/**
 * Checks an address before it is stored or called. Where its name leads is checked when it is called.
 * @param allowPrivate any port, without TLS, and on private networks: for development
 */
export function checkedUrl(text: string, { allowPrivate }: { allowPrivate: boolean }): CheckedUrl {
  if (text.length > MAX_URL) return refused('too_long', `Use at most ${MAX_URL} characters`);
  if (!URL.canParse(text)) return refused('invalid_format', 'Enter an address such as https://example.com/webhooks');
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:'))
    return refused('not_allowed', 'The address must begin with https://');
  if (url.username || url.password) return refused('not_allowed', 'Leave the name and password out of the address');
  if (url.hash || text.includes('#')) return refused('not_allowed', 'Leave out the part after #');
  if (allowPrivate) return { url };
  if (url.port !== '' && url.port !== '8443') return refused('not_allowed', 'Only the ports 443 and 8443 can be used');
  const problem = nameProblem(hostOf(url));
  return problem ? refused('not_allowed', problem) : { url };
}
