import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Business, businessOf, largeBusiness, seedLarge, smallBusiness } from '../prisma/seed/large.ts';
import { measureAssistant } from './bench/assistant.ts';
import { measureContact } from './bench/contact.ts';
import { measureDesk } from './bench/desk.ts';
import { measureEvents } from './bench/events.ts';
import { measureExport } from './bench/export.ts';
import { atRest, firstWorkDone } from './bench/first-work.ts';
import { measureGrowth } from './bench/growth.ts';
import { measureHomePage } from './bench/home-page.ts';
import { measureLeads } from './bench/leads.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { generator } from './bench/load.ts';
import { matchingBusiness, measureMatching } from './bench/matching.ts';
import { measureMemory } from './bench/memory.ts';
import { measureMessages } from './bench/messages.ts';
import { startNullSmtp } from './bench/null-smtp.ts';
import { measureRaces, racingBusiness } from './bench/races.ts';
import { asText, describeMachine, type Row, withTable } from './bench/report.ts';
import { measureRest } from './bench/rest.ts';
import { measureRetrieval } from './bench/retrieval.ts';
import { measureScale } from './bench/scale.ts';
import { measureStreams } from './bench/streams.ts';
import { manyBrokers, measureSubmissions } from './bench/submissions.ts';
import { measureWebhooks } from './bench/webhooks.ts';
import { measureWeight } from './bench/weight.ts';
import { measureWrites } from './bench/writes.ts';
import { buildServerWhenStale, buildSiteWhenStale } from './lib/build-stamp.ts';
import { findChromium } from './lib/chromium.ts';
import { runCommand } from './lib/command.ts';
import { freshDatabase, postgresVersion } from './lib/databases.ts';
import { generateClient } from './lib/generate.ts';
import { startProduct } from './lib/product.ts';
import { inRoot } from './lib/root.ts';
import { duration, step } from './lib/steps.ts';
import { startTemporaryCluster } from './lib/temporary-cluster.ts';

// npm run bench: measures everything in about fifteen minutes and writes docs/benchmark.md. --quick only checks that everything works, and
// naming parts (npm run bench -- contact streams) measures only those: neither writes the document.
// --cases=1000000 --brokers=2500 measures a business of that size.
await runCommand(async (shutdown) => {
  const started = performance.now();
  const args = process.argv.slice(2);
  const quick = args.includes('--quick');
  const named = args.filter((arg) => !arg.startsWith('--'));
  const given = (name: string) => Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1]) || undefined;
  const business = businessOf(given('cases') ?? largeBusiness.cases, given('brokers'));
  const folder = mkdtempSync(path.join(tmpdir(), 'coverbridge-bench-'));
  shutdown.add(async () => rmSync(folder, { recursive: true, force: true }));

  console.log('\nBenchmark\n');
  if (named.length > 0 && named.every((name) => name === 'retrieval')) {
    // Needs neither server nor database.
    console.log(`\n${asText([await step('retrieval', async () => measureRetrieval())])}\n`);
    return;
  }
  await step('Prisma client', generateClient);
  await step('Site', buildSiteWhenStale);
  await step('Server files', buildServerWhenStale);
  const chromiumPath = await step('Chromium', async () => findChromium());
  const cluster = await step('PostgreSQL, flushed to disk as in production', async () => {
    const database = await startTemporaryCluster({ durable: true });
    shutdown.add(database.stop);
    return database;
  });
  const smtp = await startNullSmtp(shutdown);
  const prepare = async (name: string, business: Business) => {
    const urls = await freshDatabase(cluster.adminUrl, name);
    const size = `${business.cases.toLocaleString('en-CA')} cases`;
    const people = await step(size, () => seedLarge(urls.databaseOwnerUrl, business));
    const product = await startProduct(shutdown, { ...urls, smtpUrl: smtp.url, folder });
    await step(`Days counted and ledgers chained, ${size}`, () => firstWorkDone(urls.databaseUrl));
    await step(`Database at rest, ${size}`, () => atRest(cluster.adminUrl, urls.databaseOwnerUrl));
    return { ...urls, people, product, cases: business.cases };
  };
  const prepareLarge = async () => {
    const main = await prepare('bench_large', business);
    return { shutdown, folder, adminUrl: cluster.adminUrl, smtp, quick, ...main };
  };

  type Main = Awaited<ReturnType<typeof prepareLarge>>;
  const parts: Record<string, (setting: Main) => Promise<Row[]>> = {
    // First: later parts write.
    growth: measureGrowth,
    'home-page': measureHomePage,
    scale: async (main) => {
      const other = await prepare('bench_small', smallBusiness);
      const rows = await measureScale(main, other, quick ? 5 : 100);
      await other.product.stop();
      return rows;
    },
    // At the requested size; by default on a separate business, which has more brokers than the large one.
    ...(given('cases') && { submissions: (main: Main) => measureSubmissions(main, quick) }),
    rest: measureRest,
    events: measureEvents,
    messages: measureMessages,
    // After the lists: those compare two identical businesses, and this leaves the traces of a flood in one of them.
    contact: measureContact,
    export: measureExport,
    streams: measureStreams,
    assistant: measureAssistant,
    retrieval: async () => [measureRetrieval()],
    memory: async ({ product }) => [measureMemory(product.pid)],
    weight: ({ product }) => measureWeight(`${product.url}/`, chromiumPath),
    desk: (main) => measureDesk({ ...main, chromiumPath, quick }),
    lighthouse: ({ product }) => measureLighthouse(`${product.url}/`, chromiumPath, quick ? 1 : 3),
    // Last, and in place of the other server: statements of jobs are not counted when no jobs run.
    writes: async (main) => {
      await main.product.stop();
      const variables = { RUN_JOBS: 'false' };
      const product = await startProduct(shutdown, { ...main, smtpUrl: smtp.url, folder, variables });
      return measureWrites({ ...main, product }, main.cases);
    },
  };
  // On a separate database: run alone, they need not wait for the large one.
  const aside: Record<string, () => Promise<Row[]>> = {
    races: async () => {
      const other = await prepare('bench_races', racingBusiness);
      const rows = await measureRaces(other, other.databaseOwnerUrl, quick);
      await other.product.stop();
      return rows;
    },
    webhooks: async () => {
      const other = await prepare('bench_webhooks', racingBusiness);
      await other.product.stop();
      // Not as in production, which sends nothing to its own network.
      const variables = { NODE_ENV: 'test', SITE_URL: 'http://127.0.0.1:3000', WEBHOOK_ALLOW_PRIVATE: 'true' };
      const product = await startProduct(shutdown, { ...other, smtpUrl: smtp.url, folder, variables });
      const rows = await measureWebhooks({ ...other, product, quick });
      await product.stop();
      return rows;
    },
    leads: async () => {
      const other = await prepare('bench_leads', racingBusiness);
      await other.product.stop();
      // The insert alone: finding a broker and sending emails is the work of other processes.
      const variables = { RUN_JOBS: 'false' };
      const product = await startProduct(shutdown, { ...other, smtpUrl: smtp.url, folder, variables });
      const rows = await measureLeads({ ...other, shutdown, product, quick });
      await product.stop();
      return rows;
    },
    matching: async () => {
      // Needs no server.
      const urls = await freshDatabase(cluster.adminUrl, 'bench_matching');
      await seedLarge(urls.databaseOwnerUrl, matchingBusiness);
      return measureMatching(urls.databaseUrl, quick);
    },
    ...(!given('cases') && {
      submissions: async () => {
        const other = await prepare('bench_brokers', manyBrokers);
        const rows = await measureSubmissions(other, quick);
        await other.product.stop();
        return rows;
      },
    }),
  };
  const rows: Row[] = [];
  const wanted = (name: string) => named.length === 0 || named.includes(name);
  // Printed at once: if a part fails, the earlier numbers must not be lost.
  const add = async (name: string, measure: () => Promise<Row[]>) => {
    const measured = await step(name, measure);
    rows.push(...measured);
    console.log(`\n${asText(measured)}\n`);
  };
  for (const [name, measure] of Object.entries(aside)) if (wanted(name)) await add(name, measure);
  if (Object.keys(parts).some(wanted)) {
    const setting = await prepareLarge();
    for (const [name, measure] of Object.entries(parts)) if (wanted(name)) await add(name, () => measure(setting));
  }

  const machine = describeMachine(await postgresVersion(cluster.adminUrl), generator);
  console.log(`\n${machine}`);
  if (!quick && named.length === 0) {
    const file = inRoot('docs', 'benchmark.md');
    writeFileSync(file, withTable(readFileSync(file, 'utf8'), rows, machine));
    console.log('Written to docs/benchmark.md.');
  }
  console.log(`${duration(performance.now() - started)} in all\n`);
});
