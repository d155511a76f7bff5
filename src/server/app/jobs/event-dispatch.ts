/**
 * Hands events over to webhooks, and notifications to devices and phones, soon after they happened. What is missed here is found by the sweeper within
 * a minute.
 */
import { stopNumber } from '#server/modules/accounts/text-messages/commands.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { dispatchEvents } from '#server/modules/integrations/webhooks/dispatch/commands.ts';
import { sendDuePushes } from '#server/modules/notifications/push/sending/commands.ts';
import { sendDueTexts } from '#server/modules/notifications/texts/sending/commands.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Services } from '#server/platform/services.ts';

/** What happens together is handed over together. */
const GATHER_MS = 1_000;

/** Runs the work soon after it was woken, one run at a time: what happens meanwhile is found by the next. */
function soon({ foreground, log }: Services, job: string, work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    await foreground.quiet();
    await work().catch((error) => reportError(log, error, { job }));
  }
  return {
    wake() {
      timer ??= setTimeout(async () => {
        timer = undefined;
        await running;
        running = run();
      }, GATHER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** @returns a function that stops it */
export function dispatchAsItHappens(services: Services): () => void {
  const { live } = services;
  const events = soon(services, 'dispatch events', () => dispatchEvents(services));
  const pushes = soon(services, 'send to devices', async () => {
    await sendDuePushes(services, caseNumber);
    await sendDueTexts(services, { numberOf: caseNumber, stopped: stopNumber });
  });
  const stops = [live.watchCases(events.wake), live.watch('pushes', pushes.wake), events.stop, pushes.stop];
  return () => {
    for (const stop of stops) stop();
  };
}
