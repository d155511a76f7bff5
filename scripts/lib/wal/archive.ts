/**
 * The log of the embedded PostgreSQL, archived segment by segment (WAL_DIR): with a copy of the cluster before it, the database can be put
 * back to any moment since.
 */
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '#server/env.ts';
import { type Account, canReach } from '../postgres-account.ts';
import { SetupError } from '../steps.ts';

/** A segment is archived when it is full, and at the latest after this time: so much may be missing at the end. */
const AT_LATEST_SECONDS = 60;
/** Whatever a shell or PostgreSQL reads as something else. */
const RISKY = /['"%\\$`\n]/;

/** Where segments and copies are kept. */
export interface WalFolder {
  folder: string;
  segments: string;
  copies: string;
}

/** @returns null where nothing is archived */
export function walFolder(named = process.env.WAL_DIR): WalFolder | null {
  if (!named) return null;
  const folder = path.resolve(named);
  if (RISKY.test(folder))
    throw new SetupError('WAL_DIR is used in a shell command: choose a folder without quotes, %, $ and backslashes.');
  return { folder, segments: path.join(folder, 'segments'), copies: path.join(folder, 'copies') };
}

/** @throws SetupError when nothing is archived, or PostgreSQL is elsewhere */
export function embeddedWal({ databaseUrl }: Pick<Env, 'databaseUrl'>): WalFolder {
  if (databaseUrl !== 'embedded')
    throw new SetupError('This PostgreSQL archives its log with its own programs (docs/operations.md, Any moment).');
  const wal = walFolder();
  if (!wal) throw new SetupError('Set WAL_DIR to a folder on another disk, and start the product again.');
  return wal;
}

/** Makes the folders, which PostgreSQL writes to. @throws SetupError when it can’t reach them */
export function makeWalFolder({ folder, segments, copies }: WalFolder, account: Account): void {
  for (const each of [folder, segments, copies]) {
    if (existsSync(each)) continue;
    mkdirSync(each, { recursive: true, mode: 0o700 });
    if (account.uid !== undefined) chownSync(each, account.uid, account.gid ?? account.uid);
  }
  if (!canReach(account, segments))
    throw new SetupError(`The user that runs PostgreSQL can’t reach ${segments}. Choose another WAL_DIR.`);
}

/**
 * A segment gets its name once it is complete and on disk. One that is there already is the same one, after a crash between archiving it
 * and noting that; anything else is a mistake that has to be seen.
 */
export function archiveSettings({ segments }: WalFolder): Record<string, string> {
  const [to, part] = [`${segments}/%f`, `${segments}/.%f.part`];
  return {
    archive_mode: 'on',
    archive_timeout: `${AT_LATEST_SECONDS}s`,
    archive_command: `if test -f '${to}'; then cmp -s '%p' '${to}'; else cp '%p' '${part}' && sync '${part}' && mv '${part}' '${to}'; fi`,
  };
}
