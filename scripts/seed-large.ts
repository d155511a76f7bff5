import { businessOf, largeBusiness } from '../prisma/seed/large.ts';
import { runCommand } from './lib/command.ts';
import { loadEnvironment } from './lib/environment.ts';
import { generateClient } from './lib/generate.ts';
import { prepareDatabase } from './lib/prepare-database.ts';
import { SetupError, step } from './lib/steps.ts';

// npm run seed:large: 200,000 cases of 500 brokers in a database without requests, to show the product as it is after years of work.
// npm run seed:large -- 1000000 creates that many cases instead, with one broker per 400; a second number sets the number of brokers.
// Remove the data folder to get rid of them.
await runCommand(async (shutdown) => {
  const env = loadEnvironment();
  if (env.production) throw new SetupError('These people are invented and don’t belong in a real business.');
  const wanted = Number(process.argv[2] ?? largeBusiness.cases);
  if (!Number.isInteger(wanted) || wanted < 100 || wanted > 2_000_000)
    throw new SetupError('Say how many cases there should be: 100 to 2,000,000.');

  const brokers = process.argv[3] === undefined ? undefined : Number(process.argv[3]);
  if (brokers !== undefined && (!Number.isInteger(brokers) || brokers < 2 || brokers > 10_000))
    throw new SetupError('Enter the number of brokers: 2 to 10,000.');

  console.log('\nA large business\n');
  await step('Prisma client', generateClient);
  await prepareDatabase(env, shutdown);
  const { connectDatabase } = await import('#server/platform/db/client.ts');
  const { db, close } = connectDatabase(env.databaseUrl, 2);
  shutdown.add(close);
  if ((await db.case.count({ take: 1 })) > 0)
    throw new SetupError('This database has requests already. Remove the data folder, and run this before npm start.');
  const { seedLarge } = await import('../prisma/seed/large.ts');
  const size = businessOf(wanted, brokers);
  await step(`${wanted.toLocaleString('en-CA')} cases`, () => seedLarge(env.databaseOwnerUrl, size));
  console.log('\nStart the product and sign in as demo_admin or demo_broker, password Prairie-2026.\n');
});
