/** What each side of a case is told about the others in it. */
import { isStaff } from '#server/modules/cases/access.ts';
import type { Relation } from '#shared/cases/views.ts';

/** Addresses, and invitations nobody has taken up yet: the client's to know, and the staff's who work for the client. */
export function mayReadAddresses(relation: Relation): boolean {
  return relation === 'client' || isStaff(relation);
}
