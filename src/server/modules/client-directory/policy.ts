/** Which clients a list shows, as conditions on users u. Each filter has an index that matches the order of the list. */
import { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { openStatuses } from '#shared/cases/transitions.ts';
import type { ClientFilter } from '#shared/client-directory/schema.ts';

/** Written as in the partial index of open cases. */
const openWords = openStatuses.map((status) => `'${status}'`).join(', ');

const filters: Record<ClientFilter, Prisma.Sql> = {
  all: Prisma.sql`true`,
  verified: Prisma.sql`u.email_verified_at IS NOT NULL`,
  unverified: Prisma.sql`u.email_verified_at IS NULL`,
  disabled: Prisma.sql`u.disabled_at IS NOT NULL`,
  open_cases: Prisma.raw(`EXISTS (SELECT 1 FROM cases c WHERE c.client_id = u.id AND c.status IN (${openWords}))`),
};

/** The role is a literal, not a parameter, because the partial indexes are for clients. As text, like the index per organization. */
export function clientsWhere(filter: ClientFilter = 'all'): Prisma.Sql {
  return Prisma.sql`u.role_text = 'client' AND ${filters[filter]}`;
}
