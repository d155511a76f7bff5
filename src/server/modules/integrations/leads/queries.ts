/** What a partner sees of the requests it sent: their number and how far they are. Names stay with the broker. */
import { certificateOf } from '#server/modules/case-views/certificates/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { afterPlaceBy, afterPlaceUp, decodeCursor, pageOf } from '#server/platform/db/keyset.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { leadStatusOf } from '#shared/cases/lead-status.ts';
import type { Certificate } from '#shared/consents/certificates/schema.ts';
import { type Lead, type ListLeadsInput, leadSchema } from '#shared/integrations/leads.ts';
import { DEFAULT_PAGE } from '#shared/platform/pages.ts';

export const leadSelect = {
  caseId: true,
  externalId: true,
  createdAt: true,
  updatedAt: true,
  case: { select: { serial: true, createdAt: true, type: true, status: true, postalCode: true } },
} satisfies Prisma.PartnerLeadSelect;
export type LeadRow = Prisma.PartnerLeadGetPayload<{ select: typeof leadSelect }>;

export function leadView(
  { caseId, externalId, createdAt, updatedAt, case: row }: LeadRow,
  { env }: Pick<Services, 'env'>,
): Lead {
  return leadSchema.parse({
    id: caseId,
    number: caseNumber(row, env.site),
    externalId,
    line: row.type,
    status: leadStatusOf[row.status],
    receivedAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  });
}

/** @throws {AppError} NOT_FOUND for another partner's, like for what doesn't exist */
export async function getLead(
  services: Pick<Services, 'db' | 'env'>,
  partnerId: string,
  caseId: string,
): Promise<Lead> {
  const row = await services.db.partnerLead.findUnique({ where: { caseId, partnerId }, select: leadSelect });
  if (!row) throw notFound('lead');
  return leadView(row, services);
}

/**
 * The proof of the consents that the partner recorded.
 * @throws {AppError} NOT_FOUND for another partner’s; TOO_MANY_REQUESTS
 */
export async function getLeadCertificate(services: Services, partnerId: string, caseId: string): Promise<Certificate> {
  await services.limiter.consume(limits.consentCertificate, partnerId);
  await getLead(services, partnerId, caseId);
  return certificateOf(services, caseId, 'partner');
}

/** The partner's own, by their latest change of status. @throws {AppError} BAD_REQUEST for a cursor that isn't ours */
export async function findLeads(services: Pick<Services, 'db' | 'env'>, partnerId: string, input: ListLeadsInput) {
  const { cursor, limit = DEFAULT_PAGE, externalId, updatedSince, order } = input;
  const direction = order === 'updated_asc' ? 'asc' : 'desc';
  const after = direction === 'asc' ? afterPlaceUp : afterPlaceBy;
  const found = await services.db.partnerLead.findMany({
    where: {
      partnerId,
      ...(externalId && { externalId }),
      AND: [
        updatedSince ? { updatedAt: { gte: new Date(updatedSince) } } : {},
        cursor ? after('updatedAt', 'caseId', decodeCursor(cursor)) : {},
      ],
    },
    orderBy: [{ updatedAt: direction }, { caseId: direction }],
    take: limit + 1,
    select: leadSelect,
  });
  const { rows, nextCursor } = pageOf(found, limit, ({ updatedAt, caseId }) => ({ at: updatedAt, id: caseId }));
  return { items: rows.map((row) => leadView(row, services)), nextCursor };
}
