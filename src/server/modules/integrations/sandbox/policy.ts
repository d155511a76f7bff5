/** What the sandbox has in place of the live site’s database, files, emails and AI provider. */
import path from 'node:path';
import type { Env } from '#server/env.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

const POOL = 4;

/** Its requests have numbers of their own. */
export const sandboxSite = (site: SiteProfile): SiteProfile => ({ ...site, numberPrefix: 'TEST' });

/** @returns null where there is no database for it */
export function sandboxEnv(env: Env): Env | null {
  if (!env.sandbox) return null;
  return {
    ...env,
    ...env.sandbox,
    isSandbox: true,
    configuredSite: sandboxSite(env.configuredSite),
    sandbox: null,
    dataDir: path.join(env.dataDir, 'sandbox'),
    databasePool: POOL,
    // Whatever a process does for the live side, its own test requests go on.
    runJobs: true,
    smtpUrl: '',
    inboundEmail: null,
    texts: null,
    openai: null,
  };
}
