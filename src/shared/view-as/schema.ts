/** Looking at the portal as a client: read-only, for half an hour, with a reason that stands in the audit. */
import { z } from 'zod';
import { reasonSchema } from '#shared/audit/reason.ts';
import { dateTimeSchema, idSchema } from '#shared/fields.ts';

/** Names the grant on every request of the tab that looks. */
export const VIEW_AS_HEADER = 'x-view-as';
export const VIEW_AS_MINUTES = 30;

/** The answer to everything that would change something, or hand out a file. */
export const VIEW_IS_READ_ONLY =
  'You are looking at the portal as a client: nothing can be changed, sent or downloaded. End the view to act as yourself.';
export const VIEW_HAS_ENDED =
  'This view as a client has ended. Please end it here, and begin a new one where you still need it.';

export const startViewInputSchema = z.object({ clientId: idSchema, reason: reasonSchema });
export type StartViewInput = z.infer<typeof startViewInputSchema>;

export const viewGrantSchema = z.object({
  grantId: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  expiresAt: dateTimeSchema,
});
export type ViewGrant = z.infer<typeof viewGrantSchema>;

export const endViewInputSchema = z.object({ grantId: idSchema });
export const viewEndedSchema = z.object({ ended: z.boolean() });
