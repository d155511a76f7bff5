import { parseArgs } from 'node:util';
import { runCommand } from './lib/command.ts';
import { connectConsole } from './lib/console-database.ts';
import { loadEnvironment } from './lib/environment.ts';
import { startScratchDatabases } from './lib/scratch-databases.ts';
import { SetupError, step } from './lib/steps.ts';

// npm run simulate -- --away=USERNAME --from=2027-03-01 --days=31 [--per-year=600]: what a month would be like without a broker. It reads
// who the brokers are, makes up the demand, and changes nothing.
await runCommand(async (shutdown) => {
  const { values } = parseArgs({
    options: {
      away: { type: 'string' },
      from: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      days: { type: 'string', default: '30' },
      'per-year': { type: 'string', default: '600' },
    },
  });
  const from = new Date(`${values.from}T12:00:00Z`);
  const [days, perYear] = [Number(values.days), Number(values['per-year'])];
  if (
    !values.away ||
    Number.isNaN(from.getTime()) ||
    !(days >= 1 && days <= 366) ||
    !(perYear >= 1 && perYear <= 20_000)
  )
    throw new SetupError(
      'Say who is away, from when and for how many days: --away=USERNAME --from=2027-03-01 --days=31',
    );

  const env = loadEnvironment();
  const db = await connectConsole(shutdown, env, 'owner');
  const { findBrokerFacts, simulate } = await import('../prisma/seed/simulation/what-if.ts');
  const brokers = await findBrokerFacts(db);
  if (!brokers.some(({ username }) => username === values.away))
    throw new SetupError(`There is no broker called ${values.away}.`);

  const scratch = await startScratchDatabases(env);
  shutdown.add(scratch.stop);
  const plan = { brokers, from, days, perYear, seed: 1 };
  const usual = await step('With everyone', async () =>
    simulate(await scratch.create('everyone'), { ...plan, away: null }),
  );
  const without = await step(`Without ${values.away}`, async () =>
    simulate(await scratch.create('without'), { ...plan, away: values.away ?? null }),
  );

  console.log(`\n${usual.requests} made-up requests in ${days} days from ${values.from}\n`);
  console.table({
    'Without a broker at the end': { everyone: usual.unassigned, 'without them': without.unassigned },
    ...Object.fromEntries(
      brokers.map(({ username, fullName }) => [
        `Accepted by ${fullName}`,
        { everyone: usual.accepted[username], 'without them': without.accepted[username] },
      ]),
    ),
  });
});
