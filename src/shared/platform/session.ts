/** What the browser learns about a session, and the headers and messages shared by client and server. */
import { z } from 'zod';
import { dateTimeSchema } from './fields.ts';
import { firmRoleSchema, roleSchema } from './permissions.ts';

/** Sent by pages without user activity: such requests do not keep a session alive. */
export const IDLE_HEADER = 'x-idle';

export const sessionUserSchema = z
  .object({
    id: z.uuid(),
    username: z.string(),
    fullName: z.string(),
    email: z.string(),
    role: roleSchema,
    firm: z
      .object({ name: z.string(), role: firmRoleSchema.meta({ description: 'What they do there' }) })
      .nullable()
      .meta({ description: 'The brokerage a broker or an assistant works at; null for everyone else' }),
    emailVerified: z.boolean(),
    /** Staff outside the demo must set up a second factor before anything else. */
    mustSetUpSecondFactor: z.boolean(),
    authenticated: z.literal(true),
  })
  .meta({ id: 'User', description: 'The person whose session this is' });
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const NOT_AUTHENTICATED = 'Not authenticated';
/** Identifies the grant on every request of the tab that impersonates a client. */
export const VIEW_AS_HEADER = 'x-view-as';
/** The response to every request that would change something, or download a file. */
export const VIEW_IS_READ_ONLY =
  'You’re viewing the portal as a client, so you can’t change, send or download anything. End this view to act as yourself.';
export const VIEW_HAS_ENDED = 'This client view has expired. End it here and start a new one if you still need it.';

export const viewGrantSchema = z.object({
  grantId: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  expiresAt: dateTimeSchema,
});
export type ViewGrant = z.infer<typeof viewGrantSchema>;
