import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedDemo } from '../../prisma/seed/demo.ts';
import { startCuttableProxy } from '../../tests/support/cuttable-proxy.ts';
import { startServerProcess } from '../../tests/support/server-process.ts';
import { mountSmallDisk } from '../../tests/support/small-disk.ts';
import { startSmtp } from '../../tests/support/smtp.ts';
import { workedCase } from '../../tests/support/worked-case.ts';
import { bringUpToDate } from '../lib/bring-up-to-date.ts';
import { ensureDatabase } from '../lib/embedded-database.ts';
import { inRoot } from '../lib/root.ts';
import type { Shutdown } from '../lib/shutdown.ts';
import { SetupError, step } from '../lib/steps.ts';
import { countAll } from './count.ts';
import { faultsOf, inTurns, type Product } from './faults.ts';
import { openLedger } from './ledger.ts';
import { isWhole, type Outcome, tablesOf, withTables } from './report.ts';
import { startWriters } from './writers.ts';

/** Facts that must be acknowledged after each fault before the next one: they show that the product has recovered. */
const FACTS_BETWEEN = 30;
const DISK_MEGABYTES = 200;

/**
 * Starts the product and everything around it, injects faults while people write, and counts.
 * @param quick each fault once or twice; docs/reliability.md is not written
 * @throws {SetupError} when something acknowledged is lost or duplicated
 */
export async function runChaos(shutdown: Shutdown, quick: boolean): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'coverbridge-chaos-'));
  shutdown.add(async () => rmSync(folder, { recursive: true, force: true }));
  const disk = mountSmallDisk(DISK_MEGABYTES);
  shutdown.add(async () => disk?.unmount());
  const database = await step('Its own PostgreSQL, flushed to disk', () => ensureDatabase({ dataDir: folder }));
  shutdown.add(database.stop);
  await step('Migrations and the demo’s people', async () => {
    await bringUpToDate(database.urls);
    await seedDemo(database.urls.databaseUrl);
  });
  const smtp = await startSmtp();
  shutdown.add(smtp.close);
  const wire = await startCuttableProxy(Number(new URL(database.adminUrl).port));
  shutdown.add(wire.close);
  const { databaseUrl, databaseOwnerUrl, databaseRetentionUrl } = database.urls;
  const server = await step('The server', () =>
    startServerProcess({
      database: {
        url: wire.behind(databaseUrl),
        ownerUrl: databaseOwnerUrl,
        retentionUrl: wire.behind(databaseRetentionUrl),
        drop: async () => undefined,
      },
      dataDir: path.join(disk?.folder ?? folder, 'data'),
      variables: { SMTP_URL: smtp.url, DATABASE_POOL: '8', SHUTDOWN_DRAIN_SECONDS: '2' },
    }),
  );
  shutdown.add(server.stop);

  const desk = { url: server.url, ...(await workedCase(server.url)) };
  const product: Product = { server, databaseFolder: folder, wire, disk };
  const faults = faultsOf(quick ? 2 : 20, disk !== null);
  const turns = inTurns(faults).filter(({ strike }) => strike);
  const ledger = openLedger();
  const stopWriters = startWriters(desk, ledger);
  await ledger.more(FACTS_BETWEEN);
  for (const [turn, { name, strike }] of turns.entries()) {
    await step(`${turn + 1} of ${turns.length}: ${name}`, async () => {
      await strike?.(product);
      await ledger.more(FACTS_BETWEEN);
    });
  }
  await stopWriters();
  const counted = await step('Counting', () => countAll(desk, databaseOwnerUrl, smtp, ledger.facts()));
  const outcome: Outcome = { faults, counted, refused: ledger.refused() };
  console.log(`\n${tablesOf(outcome)}\n`);
  if (!quick) {
    const file = inRoot('docs', 'reliability.md');
    writeFileSync(file, withTables(readFileSync(file, 'utf8'), outcome));
  }
  if (!isWhole(outcome)) throw new SetupError('Something that was acknowledged is lost, or is there twice.');
}
