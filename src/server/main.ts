/** Starts one server process from its environment. The only server file with side effects on import. */

import { serveWarm } from '#server/app/serve.ts';
import { EnvError, readEnv } from '#server/env.ts';
import { StartError } from '#server/platform/errors/start-error.ts';

try {
  const running = await serveWarm(readEnv(process.env));
  console.warn(`listening on ${running.url}`);
  if (running.launchWarning) console.warn(running.launchWarning);
  // An unhandled rejection ends here, too.
  process.on('uncaughtException', async (error) => {
    await running.lastWords(error);
    process.exit(1);
  });
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      // Only a second Ctrl-C, pressed by a person, exits at once: a repeated SIGTERM must not cut the draining short.
      if (closing && signal === 'SIGINT') process.exit(1);
      if (closing) return;
      closing = true;
      await running.close();
      process.exit(0);
    });
  }
} catch (error) {
  console.error(error instanceof EnvError || error instanceof StartError ? error.message : error);
  process.exit(1);
}
