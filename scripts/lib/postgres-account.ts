import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from './steps.ts';

/** The user PostgreSQL runs as: unset unless this process is root, which PostgreSQL refuses to run as. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** Folder for root's databases when the project's folder is closed to every other user (a clone under /root, say). */
const OPEN_GROUND = '/var/lib/coverbridge';

/**
 * Decides who runs PostgreSQL on this cluster folder: when we are root, the owner of an existing folder, otherwise the system user
 * `postgres`, which is created when missing.
 */
export function accountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return lookUp('postgres') ?? createPostgresUser();
}

function createPostgresUser(): Account {
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
      {
        stdio: 'pipe',
      },
    );
  } catch {
    // Another process may have created it at the same moment; the lookup below will show.
  }
  const account = lookUp('postgres');
  if (account) return account;
  throw new SetupError(
    'PostgreSQL does not run as root, and a system user "postgres" could not be created here.\n' +
      'Create one (useradd --system postgres), or run this as an ordinary user, or set DATABASE_URL to a server you have.',
  );
}

function lookUp(name: string): Account | undefined {
  const answer = spawnSync('id', ['-u', name], { encoding: 'utf8' });
  const group = spawnSync('id', ['-g', name], { encoding: 'utf8' });
  if (answer.status !== 0 || group.status !== 0) return undefined;
  return { uid: Number(answer.stdout), gid: Number(group.stdout) };
}

/** Whether that user can enter the folder, which must exist. */
export function canReach(account: Account, folder: string): boolean {
  if (account.uid === undefined) return true;
  return (
    spawnSync('test', ['-x', folder], { cwd: '/', uid: account.uid, gid: account.gid ?? account.uid }).status === 0
  );
}

/**
 * A folder the account can access for something that belongs to `folder`: the folder itself, or one in a public location that a symlink
 * `folder/name` points to. When the link was deleted, its old target is deleted too, so `rm -rf .data` still gives a fresh start.
 */
export function reachableHome(account: Account, folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  if (canReach(account, folder)) return path.join(folder, name);
  const link = path.join(folder, name);
  const target = path.join(placeFor(folder), name);
  openGround(path.dirname(target), folder);
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) {
    rmSync(target, { recursive: true, force: true });
    symlinkSync(target, link);
  }
  return target;
}

/** Removes what `reachableHome` created for this folder. */
export function leaveOpenGround(folder: string): void {
  rmSync(placeFor(folder), { recursive: true, force: true });
}

function placeFor(folder: string): string {
  return path.join(OPEN_GROUND, createHash('sha256').update(folder).digest('hex').slice(0, 12));
}

/** Creates a folder that every user can enter. */
export function openGround(folder: string, reason: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw new SetupError(
      `PostgreSQL runs as the user "postgres", which isn’t allowed to enter ${reason}, and ${OPEN_GROUND} can’t be created ` +
        `(${(error as Error).message}).\nMove the project to a folder other users can enter, or set DATABASE_URL to a server you have.`,
    );
  }
}

/** Where copies of the programs go when the project's folder is closed to the account. */
export function programsOnOpenGround(version: string): string {
  return path.join(OPEN_GROUND, `postgres-${version}`);
}
