/**
 * Where a process stores documents, as all others on its database see it: its listening connection has that name, so it is known exactly
 * as long as the process lives.
 */
import { createHash } from 'node:crypto';
import type { Env } from '#server/env.ts';
import type { Database } from '#server/platform/db/client.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { openDocumentFolder } from './document-folder.ts';

const PREFIX = 'coverbridge documents: ';
const NOWHERE = `${PREFIX}nowhere`;
const REMEDY =
  'Give every server and worker the same S3_… variables, or the same DATA_DIR on a shared disk (docs/operations.md, Two machines). After a change, stop all of them first.';

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** @param identity of the folder with the documents; null without a bucket means that this process has another folder */
export function documentPlace({ s3 }: Pick<Env, 's3'>, identity: string | null): string {
  if (s3) return `${PREFIX}bucket ${short(`${s3.endpoint ?? ''} ${s3.bucket}`)}`;
  return identity === null ? NOWHERE : `${PREFIX}folder ${short(identity)}`;
}

/** The places of the processes that are running now. */
async function runningPlaces(db: Database): Promise<string[]> {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT application_name AS name FROM pg_stat_activity
    WHERE datname = current_database() AND starts_with(application_name, ${PREFIX}) AND application_name <> ${NOWHERE}`;
  return rows.map(({ name }) => name);
}

/**
 * What is wrong with storing documents where this process would, while the others run; null when nothing is. Alone, a process may start
 * without the documents' folder: everything but documents works, and the go-live checklist says so.
 */
export async function placeConflict(db: Database, env: Pick<Env, 's3' | 'dataDir'>): Promise<string | null> {
  const running = await runningPlaces(db);
  if (running.length === 0) return null;
  const usesBucket = running.some((name) => name.startsWith(`${PREFIX}bucket`));
  // Before the folder is asked, which would make it the folder of this database.
  if (!env.s3 && usesBucket)
    return 'other servers or workers on this database store documents in a bucket, and this one has none';
  const identity = env.s3 ? null : await openDocumentFolder({ db, dataDir: env.dataDir }).identity();
  const own = documentPlace(env, identity);
  if (running.every((name) => name === own)) return null;
  return env.s3
    ? `other servers or workers on this database store documents in ${usesBucket ? 'another bucket' : 'a folder'}, and this one in its bucket`
    : 'other servers or workers on this database have the documents in another folder than this one';
}

/** @throws StartError when documents would be in two places: a visitor’s file would be found at every second try */
export async function assertOnePlace(db: Database, env: Pick<Env, 's3' | 'dataDir'>): Promise<void> {
  const conflict = await placeConflict(db, env);
  if (conflict) throw new StartError(`Documents would be in two places: ${conflict}.\n${REMEDY}`);
}
