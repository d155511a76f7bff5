/** The environment of the sandbox, derived from that of the live site (docs/decisions/0087). */
import path from 'node:path';
import type { Env } from './env.ts';

const POOL = 4;

/** @returns null where there is no database for it */
export function sandboxEnv(env: Env): Env | null {
  if (!env.sandbox) return null;
  return {
    ...env,
    ...env.sandbox,
    isSandbox: true,
    sandbox: null,
    dataDir: path.join(env.dataDir, 'sandbox'),
    databasePool: POOL,
    // Whatever a process does for the live side, its own test requests go on.
    runJobs: true,
    smtpUrl: '',
    openai: null,
  };
}
