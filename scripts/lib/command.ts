import { Shutdown } from './shutdown.ts';

/** By name, because the bundled server has classes of its own. */
const SENTENCES = ['SetupError', 'StartError'];

/**
 * Runs a command's main function, then closes what it added to the shutdown and ends the process, regardless of timers left by libraries.
 * A SetupError or StartError is printed as a sentence, anything else with its stack; both exit with code 1. `signalCode` is the exit code
 * after Ctrl-C: 0 for a server, which is meant to end this way.
 */
export async function runCommand(main: (shutdown: Shutdown) => Promise<void>, signalCode = 130): Promise<void> {
  const shutdown = new Shutdown(signalCode);
  try {
    await main(shutdown);
  } catch (error) {
    // Ctrl-C closed the resources of the command; the shutdown is about to end the process.
    if (shutdown.isRunning) return;
    const { name, message } = error as Error;
    console.error(SENTENCES.includes(name) ? `\n${message}\n` : error);
    process.exitCode = 1;
  }
  await shutdown.run();
  process.exit();
}
