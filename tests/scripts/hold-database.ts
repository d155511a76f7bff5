import { ensureDatabase } from '../../scripts/lib/embedded-database.ts';

// A process that holds the embedded database of a folder until it is told to end: node hold-database.ts FOLDER
const database = await ensureDatabase({ dataDir: process.argv[2] ?? '' });
process.once('SIGTERM', async () => {
  await database.stop();
  process.exit(0);
});
setInterval(() => undefined, 1000);
process.stdout.write(`${database.how}: ${database.url}\n`);
