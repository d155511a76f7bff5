/** Whether a broker already knows the person who is calling: among the broker's own requests, and nowhere else. */
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { toE164 } from '#server/platform/phone.ts';
import type { Services } from '#server/platform/services.ts';
import { isOpen } from '#shared/cases/rules.ts';
import { emailSchema, phoneSchema } from '#shared/lines/answers-schema.ts';
import { shownAddress } from '#shared/platform/placeholder-address.ts';
import type { KnownClient, KnownClientsInput } from '#shared/quote-requests/spoken.ts';

/** Who calls has a handful of requests; more rows than these are no help on the telephone. */
const READ = 20;

/**
 * The clients with this telephone number or mailbox, with their open requests. Nothing for what isn't yet a whole number or address.
 */
export async function findKnownClients(
  { db, env }: Services,
  viewer: Viewer,
  { email, phone }: KnownClientsInput,
): Promise<{ clients: KnownClient[] }> {
  const e164 = phoneSchema.safeParse(phone).success ? toE164(phone) : null;
  const alike = [
    ...(emailSchema.safeParse(email).success ? [{ contactEmailKey: email.trim().toLowerCase() }] : []),
    ...(e164 ? [{ contactPhoneE164: e164 }] : []),
  ];
  if (alike.length === 0) return { clients: [] };
  const rows = await db.case.findMany({
    where: { brokerId: viewer.id, anonymisedAt: null, status: { not: 'duplicate' }, OR: alike },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: READ,
    select: {
      ...{ id: true, serial: true, createdAt: true, title: true, status: true },
      ...{ contactName: true, contactEmail: true, contactEmailKey: true, contactPhone: true, postalCode: true },
    },
  });
  const people = Map.groupBy(rows, (row) => `${row.contactEmailKey} ${row.contactName.toLowerCase()}`);
  return {
    clients: [...people.values()].flatMap((own) => {
      const [latest] = own;
      if (!latest) return [];
      return {
        name: latest.contactName,
        email: shownAddress(latest.contactEmail),
        phone: latest.contactPhone,
        postalCode: latest.postalCode,
        open: own
          .filter(({ status }) => isOpen(status))
          .map((row) => ({ caseId: row.id, number: caseNumber(row, env.site), title: row.title })),
      };
    }),
  };
}
