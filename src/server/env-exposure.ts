/**
 * Configurations that would expose people unintentionally: a demo on the internet, sign-in limits that no longer limit, email in clear
 * text. Each is refused unless its ALLOW_ variable says that it is intended.
 */
import { BlockList, isIP } from 'node:net';

type Source = Record<string, string | undefined>;

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
loopbackAddresses.addAddress('::1', 'ipv6');

/** Whether a host name or address can only be reached from this machine. `0.0.0.0` and `::` listen on every interface and do not count. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  const family = isIP(name);
  if (family === 0) return name === 'localhost' || name.endsWith('.localhost');
  return loopbackAddresses.check(name, family === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a variable such as ALLOW_PUBLIC_DEMO says yes. Values that are neither yes nor no are reported where they are parsed. */
function says(value: string | undefined): boolean {
  return /^(true|1|yes|on|y|enabled)$/i.test(value ?? '');
}

/** Outside production, /dev/mail shows every email and the demo accounts have a published password. */
export function demoProblems(source: Source): string[] {
  if (says(source.ALLOW_PUBLIC_DEMO)) return [];
  const why =
    'outside production, /dev/mail and the demo accounts are open to anyone who can reach the server. Set NODE_ENV=production, or ALLOW_PUBLIC_DEMO=true if this is intended';
  const problems: string[] = [];
  if (source.HOST && !isLoopbackHost(source.HOST))
    problems.push(`HOST must be a loopback address such as 127.0.0.1: ${why}`);
  const site = source.SITE_URL && URL.canParse(source.SITE_URL) ? new URL(source.SITE_URL) : null;
  if (site && (site.protocol === 'https:' || !isLoopbackHost(site.hostname)))
    problems.push(`SITE_URL must be an http:// address on this machine: ${why}`);
  return problems;
}

/** Whether an SMTP address keeps email on this machine, where it cannot be intercepted in transit. */
export function isLocalSmtp(smtpUrl: string): boolean {
  return URL.canParse(smtpUrl) && isLoopbackHost(new URL(smtpUrl).hostname);
}

/** Which part of an SMTP address disables encryption or certificate verification. */
function weakening(smtpUrl: string): string | null {
  if (!URL.canParse(smtpUrl) || isLocalSmtp(smtpUrl)) return null;
  const { searchParams } = new URL(smtpUrl);
  const off = (name: string) => searchParams.has(name) && !says(searchParams.get(name) ?? '');
  const on = (name: string) => searchParams.has(name) && !off(name);
  return ['ignoreTLS', 'opportunisticTLS'].find(on) ?? ['requireTLS', 'tls.rejectUnauthorized'].find(off) ?? null;
}

/** Production must limit guesses as designed, must not send email that can be read in transit, and must not let others call its network. */
export function weakProductionProblems(source: Source): string[] {
  const problems: string[] = [];
  const scale = source.RATE_LIMIT_SCALE;
  if (scale !== undefined && Number(scale) !== 1 && !says(source.ALLOW_RATE_LIMIT_SCALE))
    problems.push(
      'RATE_LIMIT_SCALE must be 1 in production, or set ALLOW_RATE_LIMIT_SCALE=true if another value is intended',
    );
  const weak = weakening(source.SMTP_URL ?? '');
  if (weak && !says(source.ALLOW_INSECURE_SMTP))
    problems.push(
      `SMTP_URL must not turn encryption off with ${weak}: emails contain names and sign-in links. Set ALLOW_INSECURE_SMTP=true if this is intended`,
    );
  if (says(source.WEBHOOK_ALLOW_PRIVATE))
    problems.push(
      'WEBHOOK_ALLOW_PRIVATE must be false in production: anyone with a webhook could have this server call machines in its own network',
    );
  return problems;
}
