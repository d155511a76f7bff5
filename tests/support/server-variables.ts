/** The environment of a server under test: nothing from the machine, rate limits out of the way, links in mails that lead to itself. */
export function serverVariables(port: number, databaseUrl: string, dataDir: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    DATA_DIR: dataDir,
    SESSION_SECRET: 'for-tests-only-0123456789-abcdefghijk',
    DATA_KEY: Buffer.alloc(32, 7).toString('base64url'),
    RATE_LIMIT_SCALE: '1000',
    SHUTDOWN_DRAIN_SECONDS: '0',
    LOG_LEVEL: 'silent',
  };
}
