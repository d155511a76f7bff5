/** Hands events over to webhooks soon after they happened. What is missed here is found by the sweeper within a minute. */
import { dispatchEvents } from '#server/modules/integrations/webhooks/dispatch/commands.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Services } from '#server/platform/services.ts';

/** What happens together is handed over together. */
const GATHER_MS = 1_000;

/** @returns a function that stops it */
export function dispatchAsItHappens(services: Services): () => void {
  const { foreground, live, log } = services;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function dispatch(): Promise<void> {
    await foreground.quiet();
    await dispatchEvents(services).catch((error) => reportError(log, error, { job: 'dispatch events' }));
  }
  const stopWatching = live.watchCases(() => {
    timer ??= setTimeout(async () => {
      timer = undefined;
      // One at a time: what happens meanwhile is found by the next.
      await running;
      running = dispatch();
    }, GATHER_MS);
  });
  return () => {
    stopWatching();
    clearTimeout(timer);
  };
}
