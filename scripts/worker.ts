import { work } from '#server/app/work.ts';
import { runCommand } from './lib/command.ts';
import { openRelease } from './lib/release.ts';

// npm run worker: does jobs and answers no requests, but those of a supervisor on HEALTH_PORT.
await runCommand(async (shutdown) => {
  process.env.RUN_JOBS = 'true';
  const { env, lost } = await openRelease(shutdown);
  const running = await work(env, { lost });
  shutdown.add(running.close);
  // Before the shutdown hears of it, whose end sends what was reported.
  process.prependListener('uncaughtException', (error) => void running.lastWords(error));
  console.warn(running.url ? `working; health at ${running.url}` : 'working');
  await new Promise(() => undefined);
}, 0);
