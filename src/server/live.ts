/**
 * Live events: commands notify inside their transaction (PostgreSQL NOTIFY, delivered at commit), every process listens
 * once, and streams wake up and read what is new from the tables. The notice carries only ids, so nothing can be missed
 * or leaked through it, and any number of processes can run side by side.
 */
import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Transaction } from '#server/db.ts';
import type { Log } from '#server/log.ts';

const CHANNEL = 'live';
const RECONNECT_MS = 1_000;
const EVERY_CASE = 'cases';

/** A case somebody watches, who writes in it, a broker's queue that somebody else changed, the notifications of a user, or the settings of the product. */
export type Topic = `case:${string}` | `writing:${string}` | `queue:${string}` | `user:${string}` | 'settings';

export type Live = {
  /** Aborts when the process shuts down, so that streams end and their clients go to another process. */
  readonly ending: AbortSignal;
  endStreams(): void;
  /** Calls `wake` whenever any case may have news. Administrators look at all of them. */
  watchCases(wake: () => void): () => void;
  /** Calls `wake` whenever the topic may have news, also after the connection to the database was lost and found. */
  watch(topic: Topic, wake: () => void): () => void;
  close(): Promise<void>;
};

/** Announces news of a topic when the transaction commits. */
export async function announce(tx: Transaction, topic: Topic): Promise<void> {
  await tx.$queryRaw`SELECT pg_notify(${CHANNEL}, ${topic})::text`;
}

export async function openLive(databaseUrl: string, log: Log): Promise<Live> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;
  const ending = new AbortController();

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    next.on('notification', ({ payload }) => {
      if (!payload) return;
      emitter.emit(payload);
      if (payload.startsWith('case:')) emitter.emit(EVERY_CASE);
    });
    next.on('error', () => undefined);
    next.on('end', () => reconnectLater());
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
    client = next;
  }

  function reconnectLater(): void {
    if (closed || retry) return;
    retry = setTimeout(async () => {
      retry = undefined;
      try {
        await connect();
        // What was announced in between is lost; what it announced is in the tables.
        for (const topic of emitter.eventNames()) emitter.emit(topic);
      } catch {
        log.warn('live events: the database does not answer, trying again');
        reconnectLater();
      }
    }, RECONNECT_MS);
  }

  await connect();
  return {
    ending: ending.signal,
    endStreams() {
      ending.abort();
    },
    watchCases(wake) {
      emitter.on(EVERY_CASE, wake);
      return () => emitter.off(EVERY_CASE, wake);
    },
    watch(topic, wake) {
      emitter.on(topic, wake);
      return () => emitter.off(topic, wake);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
