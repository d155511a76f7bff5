import { randomBytes } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Env } from '#server/env.ts';
import { connectDatabase } from '#server/platform/db/client.ts';
import { openDocumentFolder } from '#server/platform/files/document-folder.ts';
import { placeConflict } from '#server/platform/files/document-place.ts';
import { createScanner } from '#server/platform/files/scanner.ts';
import { createStorage } from '#server/platform/storage/create-storage.ts';
import { type Check, type Finding, ok, problem, warning } from './finding.ts';

const GIGABYTE = 1024 ** 3;
const LITTLE_GB = 5;
const NONE_GB = 1;

/** Where files go, and what examines them. */
export function storageChecks(env: Env): Check[] {
  return [
    {
      name: 'Data folder',
      look: () => findFolder(env.dataDir),
      remedy: 'Make DATA_DIR a folder that the user running the product may write to.',
    },
    {
      name: 'Documents',
      look: () => findStorage(env),
      remedy: env.s3
        ? 'Check S3_BUCKET, S3_ENDPOINT and the two keys: they need to put, get and delete objects.'
        : 'Make DATA_DIR/files writable.',
    },
    {
      name: 'Scanner',
      look: () => findScanner(env),
      remedy: 'Start clamd with TCPSocket, and check CLAMD_HOST and CLAMD_PORT.',
    },
  ];
}

async function findFolder(dataDir: string): Promise<Finding> {
  const file = path.join(dataDir, `.doctor-${randomBytes(4).toString('hex')}`);
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, '');
  await rm(file);
  const { bavail, bsize } = await statfs(dataDir);
  const free = (bavail * bsize) / GIGABYTE;
  const says = `writable, ${free.toFixed(1)} GB free`;
  const remedy = 'Free some space, or move DATA_DIR to a larger disk. Uploads fail when it is full.';
  if (free < NONE_GB) return problem(says, remedy);
  return free < LITTLE_GB ? warning(says, remedy) : ok(says);
}

/** Stores a few bytes, reads them and removes them. */
async function findStorage(env: Env): Promise<Finding> {
  const storage = createStorage(env);
  const content = randomBytes(32);
  // The last letters choose the folder, which stays.
  const key = `doctor/${randomBytes(8).toString('hex')}-check`;
  await storage.put(key, Readable.from([content]), content.length);
  const read = await storage.get(key).then(buffer);
  await storage.delete(key);
  if (!read.equals(content)) return problem('what was stored came back different', 'Check the bucket or the disk.');
  const { db, close } = connectDatabase(env.databaseUrl, 1);
  try {
    const conflict = await placeConflict(db, env);
    if (conflict)
      return problem(
        conflict,
        'Give every server and worker the same S3_… variables, or the same DATA_DIR on a shared disk (docs/operations.md, Two machines).',
      );
    if (env.s3) return ok(`in the bucket ${env.s3.bucket}`);
    // The first server that starts gives both their identity.
    const isKnown = (await db.documentFolder.count()) > 0;
    if (isKnown && !(await openDocumentFolder({ db, dataDir: env.dataDir }).isOurs()))
      return problem(
        'the documents of this database are in another folder',
        'Share that folder, use a bucket, or run npm run documents:adopt (docs/operations.md, Documents).',
      );
  } finally {
    await close();
  }
  return ok('in DATA_DIR/files, which every server and worker must share');
}

async function findScanner({ clamd, production }: Env): Promise<Finding> {
  if (!clamd)
    return production
      ? warning('none: files are marked as not scanned', 'Run clamd, and set CLAMD_HOST.')
      : ok('none: files are marked as not scanned');
  await createScanner(clamd)?.scan(Readable.from([Buffer.from('harmless')]));
  return ok(`answers at ${clamd.host}:${clamd.port}`);
}
