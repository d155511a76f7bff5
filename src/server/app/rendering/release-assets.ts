/**
 * The files under `/assets` of all releases that are in use, in the database: while a release is replaced, a page of the new one may ask a
 * server of the old one for its files, and a page that was opened before still loads the parts of its own release.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { RequestHandler } from 'express';
import type { Database } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import {
  type BuiltFile,
  etagOf,
  type FileOnDisk,
  readBuiltFile,
  type StoredFile,
  sendFile,
  storeFile,
} from '#server/platform/http/stored-file.ts';
import { requestIdOf } from '#server/platform/trpc/context.ts';

/** Longer than a page stays open. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** How many files one statement takes: a release has five hundred, twelve kilobytes each. */
const BATCH = 50;
/** A request for a file that no release has asks the database at most this often. */
const ASK_AGAIN_MS = 2_000;
const NAME = /^\/[\w.-]{1,200}$/;

const inflate = promisify(brotliDecompress);

/** The files of a build, by their names below `/assets`. */
export type Assets = ReadonlyMap<string, () => Promise<FileOnDisk>>;

/** @param dist the folder of the build */
export async function assetsOf(dist: string): Promise<Assets> {
  const folder = path.join(dist, 'client', 'assets');
  const names = (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(names.map((name) => [name, () => readBuiltFile(path.join(folder, name))]));
}

/**
 * Publishes the files of this release, and marks those of other releases as superseded. Going back marks them as in use again. What has been
 * superseded for a month is removed.
 */
export async function publishAssets(db: Database, assets: Assets, now: Date): Promise<void> {
  const files = [...assets].sort(([one], [other]) => (one < other ? -1 : 1));
  const names = files.map(([name]) => name);
  const rows = await db.releaseAsset.findMany({ where: { name: { in: names } }, select: { name: true } });
  const known = new Set(rows.map(({ name }) => name));
  const missing = files.filter(([name]) => !known.has(name));
  for (let at = 0; at < missing.length; at += BATCH) {
    const data = await Promise.all(
      missing.slice(at, at + BATCH).map(async ([name, read]) => {
        const { plain, br } = await read();
        return { name, isCompressed: br !== undefined, content: new Uint8Array(br ?? plain) };
      }),
    );
    await db.releaseAsset.createMany({ data, skipDuplicates: true });
  }
  // In the order of the names, as another server that starts at the same time.
  await db.$executeRaw(Prisma.sql`
    UPDATE release_assets SET superseded_at = CASE WHEN release_assets.name = ANY (${names}::text[]) THEN NULL ELSE ${now}::timestamptz END
    FROM (SELECT name FROM release_assets
      WHERE (superseded_at IS NULL) <> (name = ANY (${names}::text[])) ORDER BY name FOR NO KEY UPDATE) AS changed
    WHERE release_assets.name = changed.name`);
  await db.releaseAsset.deleteMany({ where: { supersededAt: { lt: new Date(now.getTime() - KEPT_MS) } } });
}

async function builtOf({ content, isCompressed }: { content: Uint8Array; isCompressed: boolean }): Promise<BuiltFile> {
  const stored = Buffer.from(content);
  const plain = isCompressed ? await inflate(stored) : stored;
  return { plain, ...(isCompressed && { br: stored }), etag: etagOf(plain) };
}

/** Answers for files that this release doesn’t have. Anything else goes on. */
export function otherReleases(db: Database, headers: Record<string, string>): RequestHandler {
  const files = new Map<string, StoredFile>();
  let known: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  let askedAt = Number.NEGATIVE_INFINITY;

  /** The names that any release has; one question for all who ask within two seconds. */
  async function isKnown(name: string): Promise<boolean> {
    if ((await known).has(name)) return true;
    if (performance.now() - askedAt < ASK_AGAIN_MS) return false;
    askedAt = performance.now();
    const asked = db.releaseAsset.findMany({ select: { name: true } });
    known = asked.then(
      (rows) => new Set(rows.map((row) => row.name)),
      () => new Set(),
    );
    return (await known).has(name);
  }

  async function load(name: string): Promise<StoredFile | null> {
    const row = await db.releaseAsset.findUnique({ where: { name } });
    if (!row) return null;
    const file = storeFile(name, await builtOf(row), 200, headers);
    files.set(name, file);
    return file;
  }

  return async function answer(req, res, next) {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !NAME.test(req.path)) return next();
    const name = req.path.slice(1);
    const file = files.get(name) ?? ((await isKnown(name)) ? await load(name) : null);
    if (!file) return next();
    sendFile(file, req, res, requestIdOf(res));
  };
}
