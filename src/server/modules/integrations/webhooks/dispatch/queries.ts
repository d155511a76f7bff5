/** What there is to hand over, and to whom. */
import type { Database, Transaction } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import type { EventType } from '#shared/events/schema.ts';
import type { WebhookStatus } from '#shared/integrations/webhooks.ts';
import type { ReceiverFacts } from '../delivery/policy.ts';
import { receiverColumns } from '../delivery/queries.ts';

export type Undispatched = {
  id: string;
  position: bigint;
  type: EventType;
  caseId: string | null;
  subjectId: string | null;
  data: object;
  status: string | null;
  caseVersion: number | null;
  at: Date;
  /** Whose event it is: brokers and partners. */
  recipients: string[];
};

export function findUndispatched(tx: Transaction, take: number): Promise<Undispatched[]> {
  return tx.$queryRaw<Undispatched[]>`
    SELECT id, position, type, case_id AS "caseId", subject_id AS "subjectId", data, status::text, case_version AS "caseVersion", at,
      ARRAY(SELECT recipient_id FROM integration_event_recipients WHERE event_id = e.id) AS recipients
    FROM integration_events e WHERE position IS NOT NULL AND dispatched_at IS NULL ORDER BY position LIMIT ${take}`;
}

export type Subscriber = ReceiverFacts & {
  id: string;
  holderId: string;
  types: EventType[];
  status: WebhookStatus;
  failingSince: Date | null;
};

/** Every webhook: a few for each system. */
export function findSubscribers(db: Database | Transaction, { env }: Pick<Services, 'env'>): Promise<Subscriber[]> {
  return db.$queryRaw<Subscriber[]>`
    SELECT ${receiverColumns(env.requireSecondFactor)}, e.types, e.status, coalesce(e.owner_id, e.partner_id) AS "holderId"
    FROM webhook_endpoints e`;
}
