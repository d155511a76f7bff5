import { serveWarm } from '#server/app/serve.ts';
import { runCommand } from './lib/command.ts';
import { assertPortFree } from './lib/ports.ts';
import { openRelease } from './lib/release.ts';

// npm run serve: one server of an installation that is built and migrated. With `-- --no-jobs` it leaves jobs to npm run worker.
await runCommand(async (shutdown) => {
  if (process.argv.includes('--no-jobs')) process.env.RUN_JOBS = 'false';
  const { env, lost } = await openRelease(shutdown);
  await assertPortFree(env.host, env.port);
  const running = await serveWarm(env, { lost });
  shutdown.add(running.close);
  // Before the shutdown hears of it, whose end sends what was reported.
  process.prependListener('uncaughtException', (error) => void running.lastWords(error));
  console.warn(`listening on ${running.url}`);
  if (running.launchWarning) console.warn(running.launchWarning);
  await new Promise(() => undefined);
}, 0);
