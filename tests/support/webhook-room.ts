/** A server without workers, a case with its broker, and a receiver of their webhooks; for tests that say when something is sent. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Services } from '#server/platform/services.ts';
import type { EventType } from '#shared/events/schema.ts';
import { type ApiClient, signIn } from './api-client.ts';
import { startTestServer, type TestServer } from './server.ts';
import { type Receiver, startReceiver } from './webhook-receiver.ts';
import { caseWithBroker, webhookOf } from './webhooks.ts';

export const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000] as const;
export const changed: EventType = 'case.status_changed';

export type WebhookRoom = {
  server: TestServer;
  services: Services;
  receiver: Receiver;
  broker: ApiClient;
  username: string;
  ownerId: string;
  caseId: string;
  /** Milliseconds by which the clock is ahead. */
  ahead: number;
  /** A webhook of the broker that leads to the receiver. */
  own(types?: EventType[]): Promise<{ id: string; secret: string }>;
  log(id: string): Promise<{ id: string; eventId: string; state: string; bytes: number; nextAttemptAt: Date | null }[]>;
  states(id: string): Promise<string[]>;
};

/** Call it once in a file, outside any test. */
export function webhookRoom(): WebhookRoom {
  const room = { ahead: 0 } as WebhookRoom;
  room.own = (types) => webhookOf(room.services, { ownerId: room.ownerId }, room.receiver.url, types);
  room.log = (endpointId) =>
    room.services.db.webhookDelivery.findMany({ where: { endpointId }, orderBy: { position: 'asc' } });
  room.states = async (id) => (await room.log(id)).map(({ state }) => state);
  beforeAll(async () => {
    room.server = await startTestServer({
      variables: { WEBHOOK_ALLOW_PRIVATE: 'true', RUN_JOBS: 'false' },
      overrides: { now: () => new Date(Date.now() + room.ahead) },
    });
    room.services = room.server.services;
    const worked = await caseWithBroker(room.services);
    room.caseId = worked.caseId;
    room.ownerId = worked.broker.id;
    room.username = worked.broker.username;
    room.broker = await signIn(room.server.url, room.username);
  });
  afterAll(() => room.server?.stop());
  beforeEach(async () => {
    room.receiver = await startReceiver();
  });
  afterEach(async () => {
    room.ahead = 0;
    await room.receiver.stop();
    await room.services.db.webhookEndpoint.deleteMany();
    await room.services.db.integrationEvent.deleteMany();
  });
  return room;
}
