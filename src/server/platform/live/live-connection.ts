/** The single listening connection, with a heartbeat: a connection that went silent looks exactly like one without events. */
import { DeadlineClient } from '#server/platform/db/deadline-client.ts';
import type { Log } from '#server/platform/process/log.ts';

const CHANNEL = 'live';
const HEARTBEAT_MS = 10_000;
const SILENCE_MS = 5_000;
const RECONNECT_MS = 1_000;

export type LiveConnection = {
  /** Milliseconds of `Date.now()` at which it last answered. */
  answeredAt(): number;
  close(): void;
};

type Heard = {
  onNotice(payload: string): void;
  /** Anything announced while disconnected is lost. */
  onReconnect(): void;
  /** What the connection is called in the database's list of them. */
  name?: string;
};

/**
 * Listens, and reconnects after the connection was lost.
 * @throws the database's error when the first connection fails
 */
export async function openLiveConnection(databaseUrl: string, log: Log, heard: Heard): Promise<LiveConnection> {
  let client: DeadlineClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;
  let answeredAt = 0;

  async function connect(): Promise<void> {
    const next = new DeadlineClient({
      connectionString: databaseUrl,
      application_name: heard.name,
      connectionTimeoutMillis: SILENCE_MS,
      deadline: () => SILENCE_MS,
    });
    next.on('notification', ({ payload }) => payload && heard.onNotice(payload));
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client === next) reconnectLater();
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    if (closed) return void next.end().catch(() => undefined);
    client = next;
    answeredAt = Date.now();
  }

  function reconnectLater(): void {
    client = undefined;
    if (closed || retry) return;
    retry = setTimeout(async () => {
      retry = undefined;
      try {
        await connect();
        heard.onReconnect();
      } catch {
        log.warn('live events: the database isn’t responding, trying again');
        reconnectLater();
      }
    }, RECONNECT_MS);
  }

  /** Without an answer in time the connection breaks itself, and `end` follows. */
  async function beat(): Promise<void> {
    const asked = client;
    if (!asked) return;
    await asked.query('SELECT 1').then(
      () => {
        answeredAt = Date.now();
      },
      () => undefined,
    );
  }

  await connect();
  const heartbeat = setInterval(beat, HEARTBEAT_MS).unref();
  return {
    answeredAt: () => answeredAt,
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      client?.end().catch(() => undefined);
    },
  };
}
