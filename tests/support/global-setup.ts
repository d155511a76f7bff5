/** Gives a manual run (`npx vitest`, `npx playwright test`) its own PostgreSQL; `npm test` starts one itself. */
// biome-ignore lint/style/noDefaultExport: Playwright looks for one
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_ADMIN_URL) return undefined;
  const { startTestCluster } = await import('../../scripts/lib/test-cluster.ts');
  const cluster = await startTestCluster();
  process.env.TEST_DATABASE_ADMIN_URL = cluster.adminUrl;
  return cluster.stop;
}
