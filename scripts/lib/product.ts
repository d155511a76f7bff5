import { openSync } from 'node:fs';
import path from 'node:path';
import { sealData } from 'iron-session';
import { cookieName } from '#server/platform/auth/cookie-names.ts';
import type { DatabaseUrls } from '#server/platform/db/roles.ts';
import { freePort } from './ports.ts';
import { nodeRunning, type Running, startServer } from './processes.ts';
import type { Shutdown } from './shutdown.ts';

/** Where the measured product believes it is. */
const MEASURED_SITE = 'https://coverbridge.example';

const SESSION_SECRET = 'for-measuring-only-0123456789-abcdefghij';

/** The server's default number of database connections; the bare server gets the same. */
export const POOL = 16;

export interface Product extends Running {
  url: string;
}

/** `npm run serve` in a separate process, with the production environment and its log in a file. */
export async function startProduct(
  shutdown: Shutdown,
  { databaseUrl, databaseRetentionUrl, smtpUrl, folder, variables = {} }: ProductOptions,
): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(path.join(folder, `server-${port}.log`), 'a');
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    // As the image and the units say it.
    NODE_OPTIONS: '--max-semi-space-size=16',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: MEASURED_SITE,
    SITE_EMAIL: 'hello@coverbridge.example',
    SITE_POSTAL_ADDRESS: '1 Example Street, Calgary, Alberta',
    MAIL_FROM: 'hello@coverbridge.example',
    SMTP_URL: smtpUrl,
    DATABASE_URL: databaseUrl,
    DATABASE_RETENTION_URL: databaseRetentionUrl,
    DATABASE_POOL: String(POOL),
    DATA_DIR: folder,
    SESSION_SECRET,
    DATA_KEY: Buffer.alloc(32, 7).toString('base64url'),
    TRUST_PROXY: '1',
    RATE_LIMIT_SCALE: '1000000',
    ALLOW_RATE_LIMIT_SCALE: 'true',
    // Seeded brokers have no second factor.
    REQUIRE_SECOND_FACTOR: 'false',
    SHUTDOWN_DRAIN_SECONDS: '0',
    LOG_LEVEL: 'info',
    ...variables,
  };
  const running = await startServer(shutdown, `${url}/readyz`, nodeRunning('dist', 'server', 'serve.js'), {
    env,
    stdio: ['ignore', log, log],
  });
  return { ...running, url };
}

export interface ProductOptions extends Omit<DatabaseUrls, 'databaseOwnerUrl'> {
  smtpUrl: string;
  /** The folder of the log. */
  folder: string;
  variables?: Record<string, string>;
}

/** The cookie of a seeded user, sealed as the server seals it. Their session is the row with the same id. @param secure on an https site */
export async function sessionCookie(userId: string, secure = true): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1000);
  return `${cookieName('session', secure)}=${await sealData({ sessionId: userId, epoch: 0, issuedAt }, { password: SESSION_SECRET })}`;
}
