/** Whose webhooks somebody may reach. */
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { mayUseAdminArea } from '#shared/platform/permissions.ts';

/** Whether they look after partners' webhooks: administrators themselves, never a key. */
export function managesPartners(viewer: Viewer): boolean {
  return mayUseAdminArea(viewer.role) && !viewer.key;
}

/** One's own, and those of partners for administrators. */
export function reachOf(viewer: Viewer): Prisma.WebhookEndpointWhereInput {
  return { OR: [{ ownerId: viewer.id }, ...(managesPartners(viewer) ? [{ partnerId: { not: null } }] : [])] };
}
