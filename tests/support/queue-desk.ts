/** A server whose clock shows a Tuesday morning, with two brokers and an administrator who read their queues. */
import { randomUUID } from 'node:crypto';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { ListWorklistInput } from '#shared/queue/schema.ts';
import { type ApiClient, signIn } from './api-client.ts';
import { createPerson } from './people.ts';
import { putCases, type QueueCase } from './queue-cases.ts';
import { startTestServer, type TestServer } from './server.ts';

/** A Tuesday, eleven in the morning in Edmonton. */
export const NOW = new Date('2026-11-24T17:00:00Z');
export const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

export type Filters = Omit<ListWorklistInput, 'cursor' | 'scope'>;

export interface QueueDesk {
  server: TestServer;
  broker: Viewer;
  other: Viewer;
  as: Record<'broker' | 'other' | 'admin', ApiClient>;
  /** Adds cases of the broker, unless they say otherwise. */
  put(...cases: QueueCase[]): Promise<void>;
  /** Removes all cases. */
  clear(): Promise<void>;
}

export async function openQueueDesk(): Promise<QueueDesk> {
  const server = await startTestServer({ overrides: { now: () => NOW } });
  const { services, url } = server;
  const [broker, other] = await Promise.all([
    createPerson(services, 'broker', 'Robin Kestrel'),
    createPerson(services, 'broker', 'Jamie Sparrow'),
  ]);
  const [mine, theirs, admin] = await Promise.all([
    signIn(url, broker.username),
    signIn(url, other.username),
    signIn(url, 'demo_admin'),
  ]);
  return {
    server,
    broker,
    other,
    as: { broker: mine, other: theirs, admin },
    put: (...cases) => putCases(services.db, { brokerId: broker.id, at: NOW }, cases),
    async clear() {
      await services.db.message.deleteMany();
      await services.db.offer.deleteMany();
      await services.db.case.deleteMany();
    },
  };
}

/** The fields of a client's message besides its case. */
export const clientMessage = (seq: number, body: string) => ({
  seq,
  kind: 'message' as const,
  body,
  senderName: 'Morgan',
  senderRole: 'client' as const,
  clientKey: randomUUID(),
});

/** The titles a list shows, in its order; the viewer's own list unless the input says otherwise. */
export async function titles(
  client: ApiClient,
  input: Filters & { scope?: ListWorklistInput['scope'] },
): Promise<string[]> {
  const { cases } = await client.trpc.worklist.list.query({ scope: 'mine', ...input });
  return cases.map(({ title }) => title);
}
