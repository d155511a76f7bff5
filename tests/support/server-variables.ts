import type { TestDatabase } from './database.ts';

type Logins = Pick<TestDatabase, 'url' | 'retentionUrl'>;

/** For tests of a part that never uses one. */
export const noDatabase: Logins = { url: 'embedded', retentionUrl: '' };

/** The database addresses for the product, or one of its scripts. */
export function databaseVariables({ url, retentionUrl }: Logins): Record<string, string> {
  return { DATABASE_URL: url, DATABASE_RETENTION_URL: retentionUrl };
}

/** The same for a command that reads the rows of every organization. */
export function ownerVariables(database: Logins & Pick<TestDatabase, 'ownerUrl'>): Record<string, string> {
  return { ...databaseVariables(database), DATABASE_OWNER_URL: database.ownerUrl };
}

/** The environment of a server under test: nothing from the machine, rate limits effectively off, and email links to itself. */
export function serverVariables(port: number, database: Logins, dataDir: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    ...databaseVariables(database),
    DATABASE_POOL: '4',
    DATA_DIR: dataDir,
    SESSION_SECRET: 'for-tests-only-0123456789-abcdefghijk',
    DATA_KEY: Buffer.alloc(32, 7).toString('base64url'),
    RATE_LIMIT_SCALE: '1000',
    SHUTDOWN_DRAIN_SECONDS: '0',
    LOG_LEVEL: 'silent',
  };
}
