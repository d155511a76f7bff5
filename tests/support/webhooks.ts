/** Webhooks in the database, and events for them. */
import { acceptOffer } from '#server/modules/assignment/offers/commands.ts';
import { routeCase } from '#server/modules/assignment/routing/commands.ts';
import { publishEvents } from '#server/modules/events/commands.ts';
import { dispatchEvents } from '#server/modules/integrations/webhooks/dispatch/commands.ts';
import { newWebhookSecret, sealSecrets } from '#server/modules/integrations/webhooks/secrets/commands.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import type { EventType } from '#shared/events/schema.ts';
import { viewerNamed } from './people.ts';
import { autoRequest } from './requests.ts';

type Holder = { ownerId: string; keyId?: string } | { partnerId: string };

export async function webhookOf(
  { db, env, now }: Services,
  holder: Holder,
  url: string,
  types: EventType[] = ['case.status_changed'],
): Promise<{ id: string; secret: string }> {
  const [id, secret, at] = [newId(), newWebhookSecret(), now()];
  const sealed = sealSecrets(env, id, { current: secret, former: null });
  await db.webhookEndpoint.create({
    data: { ...holder, id, url, types, sealed, statusAt: at, createdAt: at },
  });
  return { id, secret };
}

/** A case on which a broker works, without any job having run. */
export async function caseWithBroker(services: Services): Promise<{ caseId: string; broker: Viewer }> {
  const { db } = services;
  const request = autoRequest();
  await submitQuote(services, request, '127.0.0.1');
  const where = { draftId: request.draftId };
  const { id: caseId } = await db.case.findUniqueOrThrow({ where, select: { id: true } });
  await routeCase(services, caseId);
  const { version, offers } = await db.case.findUniqueOrThrow({
    where,
    select: { version: true, offers: { select: { broker: { select: { username: true } } } } },
  });
  const broker = await viewerNamed(services, offers[0]?.broker.username ?? '');
  await acceptOffer(services, broker, { caseId, version });
  return { caseId, broker };
}

/** Publishes events of a case and hands them over. @returns their ids, in their order */
export async function happen(services: Services, caseId: string, types: readonly EventType[]): Promise<string[]> {
  const { db, now } = services;
  // What led to the case is not in question.
  await dispatchEvents(services);
  await transaction(db, (tx) =>
    publishEvents(
      tx,
      types.map((type) => ({
        type,
        caseId,
        at: now(),
        data: type === 'consent.withdrawn' ? { purpose: 'share' } : {},
      })),
    ),
  );
  await dispatchEvents(services);
  const rows = await db.integrationEvent.findMany({ orderBy: { position: 'desc' }, take: types.length });
  return rows.map(({ id }) => id).toReversed();
}
