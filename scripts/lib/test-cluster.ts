import { createDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';
import { databaseUrl, templates } from './test-templates.ts';

/** Starts a PostgreSQL of its own for one test run, with the templates in place. */
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

async function createTemplates(adminUrl: string): Promise<void> {
  await createDatabase(adminUrl, templates.empty);
  const emptyUrl = databaseUrl(adminUrl, templates.empty);
  await migrate(emptyUrl);
  // The job tables too, so that a server on a clone finds everything in place.
  const [{ openJobs }, { createLog }] = await Promise.all([import('#server/jobs/jobs.ts'), import('#server/log.ts')]);
  await (await openJobs(emptyUrl, createLog('silent'), 'America/Edmonton')).close();
  await createDatabase(adminUrl, templates.demo, templates.empty);
  const { seedDemo } = await import('../../prisma/seed/demo.ts');
  await seedDemo(databaseUrl(adminUrl, templates.demo));
}
