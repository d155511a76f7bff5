import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Env, EnvError, readEnv } from '#server/env.ts';
import { dataDirectory, inRoot } from './root.ts';
import { SetupError } from './steps.ts';

/** Reads `.env` (variables set in the shell win), fills in what a development machine may omit, and checks everything. */
export function loadEnvironment(): Env {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  process.env.DATA_DIR = dataDirectory();
  const source = { ...process.env };
  if (process.env.NODE_ENV !== 'production') Object.assign(source, ensureDevSecrets(dataDirectory()));
  try {
    return readEnv(source);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const list = error.problems.map((problem) => `  - ${problem}`).join('\n');
    throw new SetupError(
      `The environment isn’t complete, so nothing was started:\n${list}\n.env.example explains every variable.`,
    );
  }
}

/**
 * Sets SESSION_SECRET and DATA_KEY in process.env when they are absent: 32 random bytes each (base64url), generated once into
 * `secrets.json`. Returns both.
 */
export function ensureDevSecrets(dataDir: string): { SESSION_SECRET: string; DATA_KEY: string } {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    // A data folder inside a repository isn’t committed with its secrets, and not linted.
    writeFileSync(path.join(dataDir, '.gitignore'), '*\n');
    const secret = () => randomBytes(32).toString('base64url');
    try {
      writeFileSync(file, JSON.stringify({ SESSION_SECRET: secret(), DATA_KEY: secret() }), {
        mode: 0o600,
        flag: 'wx',
      });
    } catch (error) {
      // Another process has just written it: use its secrets.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const secrets = JSON.parse(readFileSync(file, 'utf8')) as { SESSION_SECRET: string; DATA_KEY: string };
  process.env.SESSION_SECRET ||= secrets.SESSION_SECRET;
  process.env.DATA_KEY ||= secrets.DATA_KEY;
  return { SESSION_SECRET: process.env.SESSION_SECRET, DATA_KEY: process.env.DATA_KEY };
}
