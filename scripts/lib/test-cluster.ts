import { bringUpToDate } from './bring-up-to-date.ts';
import { databaseUrls } from './cluster-roles.ts';
import { createDatabase } from './embedded-database.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';
import { templates } from './test-templates.ts';

/** Starts a separate PostgreSQL for one test run, with the templates in it. */
export async function startTestCluster(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const cluster = await startTemporaryCluster();
  try {
    await createTemplates(cluster.adminUrl);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

/** As the server in a test uses them. */
const JOBS = { databaseTimeoutSeconds: 15, runJobs: true, configuredSite: { timeZone: 'America/Edmonton' } };

async function createTemplates(adminUrl: string): Promise<void> {
  await createDatabase(adminUrl, templates.empty);
  const urls = databaseUrls(adminUrl, templates.empty);
  await bringUpToDate(urls);
  // The queues too, so that a server on a clone has nothing to create.
  const [{ jobs }, { openJobs }, { createLog }] = await Promise.all([
    import('#server/app/jobs/workers.ts'),
    import('#server/platform/jobs/jobs.ts'),
    import('#server/platform/process/log.ts'),
  ]);
  await (await openJobs({ ...urls, ...JOBS }, jobs, createLog('silent'))).close();
  await createDatabase(adminUrl, templates.demo, templates.empty);
  const [{ seedDemo }, { hashCheaply }] = await Promise.all([
    import('../../prisma/seed/demo.ts'),
    import('#server/platform/crypto/password-hash.ts'),
  ]);
  // A hash carries its cost: every sign-in of a demo account in a test is cheap.
  hashCheaply();
  await seedDemo(databaseUrls(adminUrl, templates.demo).databaseUrl);
}
