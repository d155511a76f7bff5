import { ensureDatabase } from '../../scripts/lib/embedded-database.ts';

// Holds the embedded database of a folder until it is asked to end, and reports when it has been lost for longer than PATIENCE
// milliseconds: node hold-database.ts FOLDER [PATIENCE]
const database = await ensureDatabase({ dataDir: process.argv[2] ?? '', giveUpMs: Number(process.argv[3] ?? 60_000) });
process.once('SIGTERM', async () => {
  await database.stop();
  process.exit(0);
});
let told: string | null = null;
setInterval(() => {
  if (database.lost() === told) return;
  told = database.lost();
  process.stdout.write(`${told ?? 'it is back'}\n`);
}, 50);
process.stdout.write(`${database.how}: ${database.urls.databaseOwnerUrl}\n`);
