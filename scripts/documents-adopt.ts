import { parseArgs } from 'node:util';
import { runCommand } from './lib/command.ts';
import { connectConsole } from './lib/console-database.ts';
import { loadEnvironment } from './lib/environment.ts';
import { SetupError } from './lib/steps.ts';

// npm run documents:adopt [-- --despite-missing]: declares DATA_DIR/files to be the folder that holds the documents of the database, after
// it was restored without its identity file, or lost. The product may be running.
await runCommand(async (shutdown) => {
  const { values } = parseArgs({ options: { 'despite-missing': { type: 'boolean', default: false } } });
  const env = loadEnvironment();
  if (env.s3) throw new SetupError('Documents are in the bucket named by S3_BUCKET, so there is no folder to adopt.');
  const db = await connectConsole(shutdown, env, 'product');
  const { adoptFolder } = await import('#server/platform/files/document-folder.ts');

  const place = { db, dataDir: env.dataDir };
  const { wanted, found, adopted } = await adoptFolder(place, { despiteMissing: values['despite-missing'] });
  if (!adopted)
    throw new SetupError(
      `None of the newest ${wanted} documents is in the files folder of ${env.dataDir}. Set DATA_DIR to the folder that holds them, or restore it from a backup. If they are lost for good, run this again with -- --despite-missing.`,
    );
  console.log(
    `The files folder of ${env.dataDir} now belongs to this database. ${found} of the newest ${wanted} documents are in it.`,
  );
});
