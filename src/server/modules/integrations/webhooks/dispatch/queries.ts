/** The events that were not dispatched yet, and the webhooks there are. */
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { EventType } from '#shared/events/schema.ts';
import type { WebhookStatus } from '#shared/integrations/webhooks.ts';
import type { ReceiverFacts } from '../delivery/policy.ts';
import { receiverColumns } from '../delivery/queries.ts';

export type Undispatched = { id: string; position: bigint; type: EventType; caseId: string | null };

export function findUndispatched(tx: Transaction, take: number): Promise<Undispatched[]> {
  return tx.$queryRaw<Undispatched[]>`
    SELECT id, position, type, case_id AS "caseId" FROM integration_events
    WHERE position IS NOT NULL AND dispatched_at IS NULL ORDER BY position LIMIT ${take}`;
}

export type Subscriber = ReceiverFacts & {
  id: string;
  ownerId: string | null;
  partnerId: string | null;
  types: EventType[];
  status: WebhookStatus;
  failingSince: Date | null;
};

/** Every webhook: a few for each system. */
export function findSubscribers(db: Database | Transaction, { env }: Pick<Services, 'env'>): Promise<Subscriber[]> {
  return db.$queryRaw<Subscriber[]>`
    SELECT ${receiverColumns(env)}, e.types, e.status, e.owner_id AS "ownerId", e.partner_id AS "partnerId"
    FROM webhook_endpoints e`;
}
