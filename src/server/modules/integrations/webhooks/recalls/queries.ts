/** Recalls that didn't reach a system which has the person's data: withdrawn consents and erased people. */
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { afterPlace, decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import type { Services } from '#server/platform/services.ts';
import { type RecallPage, recallPageSchema } from '#shared/integrations/recalls.ts';
import { recallTypes } from '#shared/integrations/webhooks.ts';
import { hostOfUrl } from '../queries.ts';

const PAGE_SIZE = 50;

/** As the partial index has it. */
const open = { type: { in: [...recallTypes] }, state: { not: 'delivered' }, handledAt: null };
/** On its way to an active endpoint for the first time, it's no trouble yet. */
const isTrouble = {
  OR: [{ state: { not: 'pending' } }, { attempts: { gt: 0 } }, { endpoint: { status: { not: 'active' } } }],
};
export const openRecall: Prisma.WebhookDeliveryWhereInput = { ...open, ...isTrouble };

/** The same rows, to be counted. */
export const openRecallRows = Prisma.sql`
  SELECT 1 FROM webhook_deliveries d WHERE type IN (${Prisma.join([...recallTypes])}) AND state <> 'delivered' AND handled_at IS NULL
    AND (state <> 'pending' OR attempts > 0 OR EXISTS (SELECT FROM webhook_endpoints e WHERE e.id = d.endpoint_id AND e.status <> 'active'))`;

/** The newest first. @throws {AppError} BAD_REQUEST for a cursor that isn't ours */
export async function findOpenRecalls({ db }: Pick<Services, 'db'>, cursor: string | undefined): Promise<RecallPage> {
  const found = await db.webhookDelivery.findMany({
    where: { AND: [openRecall, cursor ? afterPlace('createdAt', decodeCursor(cursor)) : {}] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: {
      id: true,
      type: true,
      state: true,
      createdAt: true,
      log: { orderBy: { at: 'desc' }, take: 1, select: { status: true, failure: true } },
      endpoint: {
        select: {
          url: true,
          status: true,
          owner: { select: { fullName: true } },
          partner: { select: { itself: { select: { name: true } } } },
        },
      },
    },
  });
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }));
  const recalls = rows.map(({ endpoint, log, createdAt, ...kept }) => ({
    ...kept,
    host: hostOfUrl(endpoint.url),
    webhookStatus: endpoint.status,
    ownerName: endpoint.owner?.fullName ?? endpoint.partner?.itself.name ?? '',
    lastStatus: log[0]?.status ?? null,
    lastFailure: log[0]?.failure ?? null,
    createdAt: createdAt.toISOString(),
  }));
  return recallPageSchema.parse({ recalls, nextCursor });
}
