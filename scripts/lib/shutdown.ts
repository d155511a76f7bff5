/** One Ctrl-C arrives several times: from the terminal, from npm and from run.mjs. Within this time they count as one. */
const SAME_SIGNAL_MS = 1000;

type Task = () => Promise<void>;

/**
 * What has to be closed when the command ends, in reverse order of its start. The first SIGINT or SIGTERM (or the end of the process that
 * started us) closes everything gracefully; a second SIGINT, later, exits at once.
 */
export class Shutdown {
  readonly #tasks: Task[] = [];
  #startedAt = 0;

  /** `signalCode` is the exit code after a signal. */
  constructor(signalCode: number) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => this.#heard(signalCode, signal === 'SIGINT'));
    process.on('disconnect', () => this.#heard(signalCode));
    process.on('uncaughtException', (error) => {
      console.error(error);
      this.#heard(1);
    });
  }

  get isRunning(): boolean {
    return this.#startedAt > 0;
  }

  /** Adds a task that runs before those added earlier. */
  add(task: Task): void {
    this.#tasks.unshift(task);
  }

  /** Runs every task once; a task that fails is reported and does not prevent the others from running. */
  async run(): Promise<void> {
    this.#startedAt ||= performance.now();
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) {
      await task().catch((error) => console.error(error));
    }
  }

  /** `impatient`: sent by a person. npm and run.mjs repeat SIGTERM when they end before us. */
  #heard(code: number, impatient = false): void {
    if (!this.#startedAt) {
      this.run().then(() => process.exit(code));
    } else if (impatient && performance.now() - this.#startedAt > SAME_SIGNAL_MS) {
      console.error('Stopped immediately. Open requests were lost.');
      process.exit(1);
    }
  }
}
