/** Viewing the portal as a client: read-only, for half an hour, with a reason that is recorded in the audit log. */
import { z } from 'zod';
import { reasonSchema } from '#shared/audit/reason.ts';
import { idSchema } from '#shared/platform/fields.ts';

export const VIEW_AS_MINUTES = 30;

export const startViewInputSchema = z.object({ clientId: idSchema, reason: reasonSchema });
export type StartViewInput = z.infer<typeof startViewInputSchema>;

export const endViewInputSchema = z.object({ grantId: idSchema });
export const viewEndedSchema = z.object({ ended: z.boolean() });
