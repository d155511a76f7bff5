/** Partners as administrators see them. */
import { findKeyList } from '#server/modules/integrations/keys/queries.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { afterPlace, decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type Partner, type PartnerDetail, partnerSchema } from '#shared/integrations/partners.ts';

const PAGE_SIZE = 50;

export const partnerSelect = {
  id: true,
  slug: true,
  itself: { select: { name: true } },
  contactEmail: true,
  lines: true,
  areas: true,
  dailyCeiling: true,
  pausedAt: true,
  version: true,
  createdAt: true,
} satisfies Prisma.PartnerSelect;
type PartnerRow = Prisma.PartnerGetPayload<{ select: typeof partnerSelect }>;

export function partnerView({ itself, pausedAt, createdAt, ...kept }: PartnerRow): Partner {
  return partnerSchema.parse({
    ...kept,
    name: itself.name,
    pausedAt: pausedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  });
}

/** Newest first. @throws {AppError} BAD_REQUEST for a cursor that isn't ours */
export async function findPartners({ db }: Pick<Services, 'db'>, cursor: string | undefined) {
  const found = await db.partner.findMany({
    where: cursor ? afterPlace('createdAt', decodeCursor(cursor)) : {},
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: partnerSelect,
  });
  const { rows, nextCursor } = pageOf(found, PAGE_SIZE, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { partners: rows.map(partnerView), nextCursor };
}

/** @throws {AppError} NOT_FOUND */
export async function getPartner(services: Services, partnerId: string): Promise<PartnerDetail> {
  const row = await services.db.partner.findUnique({ where: { id: partnerId }, select: partnerSelect });
  if (!row) throw notFound('partner');
  return { partner: partnerView(row), ...(await findKeyList(services, { partnerId })) };
}
