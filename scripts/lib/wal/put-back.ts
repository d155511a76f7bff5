/** Makes a cluster as it was at a moment: a copy, and its log up to then. */
import { existsSync } from 'node:fs';
import { appendFile, chown, copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { adminUrlOf, clusterAt, describeFailure } from '../postgres-cluster.ts';
import { launch, livingPostmaster, stopPostmaster } from '../postgres-process.ts';
import { SetupError } from '../steps.ts';
import type { WalFolder } from './archive.ts';
import { findCopies } from './copies.ts';
import { copyCluster } from './copy-cluster.ts';

const LOOK_AGAIN_MS = 200;
/** Its log has a line for each segment that it reads. */
const SILENT_MS = 10 * 60_000;
const OURS = '# coverbridge: putting back';
const TOO_LATE = /recovery ended before configured recovery target was reached/;

/**
 * @param dataDir where the new cluster goes; it must have none
 * @throws SetupError when there is no copy before the moment, or no log after it
 */
export async function putBack(wal: WalFolder, at: Date, dataDir: string): Promise<void> {
  const copies = await findCopies(wal);
  const copy = copies.findLast(({ endedAt }) => Date.parse(endedAt) <= at.getTime());
  if (!copy)
    throw new SetupError(
      copies[0]
        ? `The earliest moment is ${copies[0].endedAt}: no copy of the database is older.`
        : `There is no copy of the database in ${wal.copies}. Run npm run backup -- --copy first.`,
    );
  const cluster = clusterAt(dataDir);
  if (existsSync(cluster.folder))
    throw new SetupError(`There is a database in ${dataDir} already. Name another folder with DATA_DIR.`);
  try {
    await mkdir(cluster.home, { recursive: true, mode: 0o755 });
    await copyCluster(path.join(copy.folder, 'cluster'), cluster.folder, cluster.account);
    await copyFile(path.join(copy.folder, 'access.json'), path.join(cluster.home, 'access.json'));
    const settings = path.join(cluster.folder, 'postgresql.auto.conf');
    const before = await readFile(settings, 'utf8');
    await appendFile(
      settings,
      `${OURS}
restore_command = 'cp "${wal.segments}/%f" "%p"'
recovery_target_time = '${at.toISOString().replace('Z', '+00')}'
recovery_target_action = 'promote'
`,
    );
    await writeFile(path.join(cluster.folder, 'recovery.signal'), '', { mode: 0o600 });
    if (cluster.account.uid !== undefined) await give(cluster.folder, cluster.account.uid, cluster.account.gid);
    await launch(cluster, false, undefined, null);
    await untilItWrites(cluster);
    await writeFile(settings, before);
  } catch (error) {
    const log = await readFile(cluster.log, 'utf8').catch(() => '');
    await stopPostmaster(cluster);
    await rm(cluster.home, { recursive: true, force: true });
    throw TOO_LATE.test(log)
      ? new SetupError('Nothing was archived after that moment: choose an earlier one, or wait a minute.')
      : error;
  }
  await stopPostmaster(cluster);
}

async function give(folder: string, uid: number, gid = uid): Promise<void> {
  for (const name of ['recovery.signal', 'postgresql.auto.conf']) await chown(path.join(folder, name), uid, gid);
}

/** As long as it goes on reading; ends when it accepts writes, has ended itself, or is silent. */
async function untilItWrites(cluster: ReturnType<typeof clusterAt>): Promise<void> {
  for (;;) {
    const running = livingPostmaster(cluster);
    const silence = Date.now() - (await stat(cluster.log)).mtimeMs;
    if (!running || silence > SILENT_MS) throw new SetupError(describeFailure(cluster));
    const ready = running.port ? await writes(adminUrlOf(cluster, running.port)).catch(() => false) : false;
    if (ready) return;
    await sleep(LOOK_AGAIN_MS);
  }
}

async function writes(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ reading: boolean }>('SELECT pg_is_in_recovery() AS reading');
    return rows[0]?.reading === false;
  } finally {
    await client.end();
  }
}
