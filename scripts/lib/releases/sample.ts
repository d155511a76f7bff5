/**
 * A backup of the demo as a release left it: a year of a small brokerage, encrypted like any other. The next release is upgraded from it in
 * tests. Everybody in it is fictional, so its keys are no secrets.
 */
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Env } from '#server/env.ts';
import { seedBusiness } from '../../../prisma/seed/demo/business.ts';
import { seedDemo } from '../../../prisma/seed/demo.ts';
import { createBackup } from '../backup/create.ts';
import { bringUpToDate } from '../bring-up-to-date.ts';
import { databaseUrls } from '../cluster-roles.ts';
import { createDatabase } from '../embedded-database.ts';
import { inRoot } from '../root.ts';
import { startTemporaryCluster } from '../temporary-cluster.ts';

export const sampleKeys = {
  dataKey: Buffer.alloc(32, 7).toString('base64'),
  passphrase: 'nobody in here is a real person',
};

const folder = inRoot('tests', 'releases');
export const sampleOf = (version: string) => path.join(folder, `${version}.tar.gz.age`);

/** Makes the sample of this release, in place of all earlier ones. */
export async function writeSample(env: Env, version: string): Promise<void> {
  const cluster = await startTemporaryCluster();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'coverbridge-sample-'));
  try {
    await createDatabase(cluster.adminUrl, 'sample');
    const target = { ...env, ...databaseUrls(cluster.adminUrl, 'sample'), dataDir, s3: null, sandbox: null };
    await bringUpToDate(target);
    await seedDemo(target.databaseUrl);
    await seedBusiness(target);
    const { file } = await createBackup(target, { folder: dataDir, passphrase: sampleKeys.passphrase });
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    // Not renamed: the temporary folder may be on another disk.
    await copyFile(file, sampleOf(version));
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
