/** What a worker reads to deliver. */
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import { recallTypes } from '#shared/integrations/webhooks.ts';
import type { ReceiverFacts } from './policy.ts';

export type Receiver = ReceiverFacts & {
  id: string;
  url: string;
  sealed: Uint8Array;
  formerUntil: Date | null;
  failingSince: Date | null;
};

/** Whose an endpoint is, and whether they may receive: for a statement about `webhook_endpoints AS e`. People in the sandbox never sign in. */
export const receiverColumns = ({ requireSecondFactor, isSandbox }: Services['env']) => Prisma.sql`
  e.id, e.url, e.sealed, e.former_until AS "formerUntil", e.failing_since AS "failingSince", e.key_id AS "keyId",
  (SELECT expires_at FROM api_keys WHERE id = e.key_id) AS "keyExpiresAt", (SELECT revoked_at FROM api_keys WHERE id = e.key_id) AS "keyRevokedAt",
  (SELECT role_text FROM users WHERE id = e.owner_id) AS role, (SELECT disabled_at FROM users WHERE id = e.owner_id) AS "ownerDisabledAt",
  coalesce((SELECT totp_enabled_at IS NOT NULL FROM users WHERE id = e.owner_id), false) OR ${isSandbox || !requireSecondFactor} AS "secondFactorDone",
  (SELECT away_until::text FROM broker_profiles WHERE user_id = e.owner_id) AS "awayUntil",
  (SELECT licence_expires_on::text FROM broker_profiles WHERE user_id = e.owner_id) AS "licenceExpiresOn",
  (SELECT paused_at FROM partners WHERE id = e.partner_id) AS "pausedAt"`;

/**
 * Takes an active endpoint that no other worker has, until the given moment.
 * @returns undefined when there is nothing to take
 */
export async function takeReceiver(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  at: Date,
  until: Date,
): Promise<Receiver | undefined> {
  const [receiver] = await db.$queryRaw<Receiver[]>`
    UPDATE webhook_endpoints e SET busy_until = ${until}
    WHERE e.id = ${id}::uuid AND e.status = 'active' AND (e.busy_until IS NULL OR e.busy_until <= ${at})
    RETURNING ${receiverColumns(env)}`;
  return receiver;
}

export type Due = { id: string; eventId: string; caseId: string | null; type: string; body: string; attempts: number };

/** Whether a delivery `d` may be sent: an event waits while an earlier one of its case does; a recall never waits. */
export const isDue = (at: Date) => Prisma.sql`
  d.state = 'pending' AND d.next_attempt_at <= ${at}
    AND (d.type IN (${Prisma.join([...recallTypes])}) OR NOT EXISTS (
      SELECT FROM webhook_deliveries earlier WHERE earlier.endpoint_id = d.endpoint_id AND earlier.case_id = d.case_id
        AND earlier.state = 'pending' AND earlier.position < d.position AND earlier.next_attempt_at > ${at}))`;

/** What is due to an endpoint, in the order of the events. */
export function findDue(db: Database | Transaction, endpointId: string, at: Date, take: number): Promise<Due[]> {
  return db.$queryRaw<Due[]>`
    SELECT id, event_id AS "eventId", case_id AS "caseId", type, body, attempts FROM webhook_deliveries d
    WHERE endpoint_id = ${endpointId}::uuid AND ${isDue(at)}
    ORDER BY position LIMIT ${take}`;
}

/** Active endpoints with something due that nobody is sending: their job was lost, or its time has come. */
export function findDueEndpoints({ db, now }: Pick<Services, 'db' | 'now'>, take: number): Promise<{ id: string }[]> {
  const at = now();
  return db.$queryRaw<{ id: string }[]>`
    SELECT e.id FROM webhook_endpoints e
    WHERE e.status = 'active' AND (e.busy_until IS NULL OR e.busy_until <= ${at})
      AND EXISTS (SELECT FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.state = 'pending' AND d.next_attempt_at <= ${at})
    ORDER BY e.id LIMIT ${take}`;
}
