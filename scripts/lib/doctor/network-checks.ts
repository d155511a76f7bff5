import type { Env } from '#server/env.ts';
import { verifySmtp } from '#server/platform/email/transport.ts';
import { type Check, type Finding, ok, reasonOf, warning } from './finding.ts';

const ANSWER_MS = 5_000;

/** What is reached over the network, in both directions. */
export function networkChecks(env: Env): Check[] {
  return [
    {
      name: 'Email',
      look: () => findSmtp(env),
      remedy: 'Check SMTP_URL: its host, its port, and the user name and password in it.',
    },
    { name: 'Site address', look: () => findSite(env), remedy: 'Check SITE_URL.' },
    { name: 'Proxies', look: async () => findProxies(env), remedy: 'Set TRUST_PROXY.' },
  ];
}

async function findSmtp(env: Env): Promise<Finding> {
  if (!env.smtpUrl) return ok('none: emails are written to DATA_DIR/mail');
  await verifySmtp(env);
  return ok('the server in SMTP_URL accepts the sign-in');
}

/** Asks as a visitor would, through every proxy. A server that isn't running yet is no problem. */
async function findSite({ configuredSite: site }: Env): Promise<Finding> {
  const address = `${site.url}/healthz`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' }).catch(
    (error) => (error as Error).cause ?? error,
  );
  const remedy = 'Start a server, and check DNS, the certificate and the proxy of SITE_URL.';
  if (!(answer instanceof Response)) return warning(`${site.url} doesn’t answer (${reasonOf(answer)})`, remedy);
  const body = (await answer.json().catch(() => null)) as { status?: string } | null;
  if (typeof body?.status !== 'string')
    return warning(`${site.url} answers ${answer.status}, but it isn’t this product`, remedy);
  return body.status === 'ok' ? ok(`${site.url} answers`) : warning(`${site.url} says: ${body.status}`, remedy);
}

function findProxies({ configuredSite: site, trustProxy }: Env): Finding {
  const isSecure = site.url.startsWith('https:');
  if (isSecure && trustProxy === 0)
    return warning(
      'SITE_URL is https, which needs a proxy in front, and none is trusted',
      'Set TRUST_PROXY to how many proxies there are, or all visitors share the limits of one address.',
    );
  if (!isSecure && trustProxy > 0)
    return warning(
      `SITE_URL is http, and ${trustProxy} in front are trusted`,
      'Set TRUST_PROXY to 0 without a proxy, or visitors can choose the address that limits count.',
    );
  return ok(`${trustProxy} trusted`);
}
