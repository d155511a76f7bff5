/**
 * Live events: commands notify inside their transaction (PostgreSQL NOTIFY, delivered at commit), every process listens once, and streams
 * wake up and read what is new from the tables. The notification carries only ids, so nothing can be missed or leaked through it, and any
 * number of processes can run in parallel.
 */
import { EventEmitter } from 'node:events';
import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { KEPT } from '#server/platform/db/kept-statements.ts';
import { gathering } from '#server/platform/db/transaction.ts';
import type { Log } from '#server/platform/process/log.ts';
import { openLiveConnection } from './live-connection.ts';
import { recentTopics } from './recent-topics.ts';

const CHANNEL = 'live';
const EVERY_CASE = 'cases';

/** A case, its typing indicators, a broker's queue, a user's notifications, the contact messages, what is on its way to devices, or the settings. */
export type Topic =
  | `case:${string}`
  | `writing:${string}`
  | `queue:${string}`
  | `user:${string}`
  | 'contacts'
  | 'pushes'
  | 'settings';

export type Live = {
  /** Aborts when the process shuts down, so that streams end and their clients reconnect to another process. */
  readonly ending: AbortSignal;
  endStreams(): void;
  /** Calls `wake` whenever any case may have changed. Administrators see all of them. */
  watchCases(wake: () => void): () => void;
  /** Calls `wake` whenever the topic may have changed, also after the database connection was lost and restored. */
  watch(topic: Topic, wake: () => void): () => void;
  /** Whether none of the topics, with `'cases'` for any case, was announced in the last `ms`, as far as this process can tell. */
  quiet(topics: readonly (Topic | 'cases')[], ms: number): boolean;
  /** Milliseconds of `Date.now()` at which the listening connection last answered. */
  answeredAt(): number;
  close(): void;
};

/** One statement, however many topics; PostgreSQL delivers them when the transaction commits. */
const announcements = gathering<Topic>('announcements', async (tx, topics) => {
  await tx.$queryRaw`${KEPT}
    SELECT pg_notify(${CHANNEL}, topic)::text FROM unnest(${[...new Set(topics)]}::text[]) AS announced (topic)`;
});

/** The column with which a statement announces topics of its own rows. @param topic a text */
export function announcing(topic: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`pg_notify(${CHANNEL}, ${topic})::text`;
}

/** Announces a topic when the transaction commits, once however often it is called. */
export function announce(tx: Transaction, topic: Topic): void {
  announcements.add(tx, [topic]);
}

/** @param name of its connection, by which the other processes know this one (src/server/platform/files/document-place.ts) */
export async function openLive(databaseUrl: string, log: Log, name?: string): Promise<Live> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const ending = new AbortController();
  const recent = recentTopics();
  const connection = await openLiveConnection(databaseUrl, log, {
    name,
    onNotice(payload) {
      for (const topic of payload.startsWith('case:') ? [payload, EVERY_CASE] : [payload]) {
        recent.heard(topic);
        emitter.emit(topic);
      }
    },
    onReconnect() {
      recent.forget();
      // Announcements in between are lost; the changes they announced are in the tables.
      for (const topic of emitter.eventNames()) emitter.emit(topic);
    },
  });
  return {
    ending: ending.signal,
    answeredAt: connection.answeredAt,
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
    quiet: recent.quiet,
    close: connection.close,
  };
}
