/** What each side of a case may see of the other participants. */
import { isStaff } from '#server/modules/cases/access.ts';
import type { Relation } from '#shared/cases/views.ts';

/** Addresses and pending invitations: for the client, and for the staff who work for the client. */
export function mayReadAddresses(relation: Relation): boolean {
  return relation === 'client' || isStaff(relation);
}
