/** What a session says of itself to the browser, and the headers and answers both sides know. */
import { z } from 'zod';
import { dateTimeSchema } from './fields.ts';
import { roleSchema } from './permissions.ts';

/**
 * A cookie scripts may read, set beside the sealed one: it says only that somebody is signed in, so that a screen need not ask
 * the server, and be answered 401, when nobody is.
 */
export const SIGNED_IN_COOKIE = 'coverbridge_signed_in';

/** Sent by pages while nobody touches them: such requests do not keep a session alive. */
export const IDLE_HEADER = 'x-idle';

export const sessionUserSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: roleSchema,
  emailVerified: z.boolean(),
  /** Staff outside the demo must set up a second factor before anything else. */
  mustSetUpSecondFactor: z.boolean(),
  authenticated: z.literal(true),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const NOT_AUTHENTICATED = 'Not authenticated';
/** Names the grant on every request of the tab that looks. */
export const VIEW_AS_HEADER = 'x-view-as';
/** The answer to everything that would change something, or hand out a file. */
export const VIEW_IS_READ_ONLY =
  'You are looking at the portal as a client: nothing can be changed, sent or downloaded. End the view to act as yourself.';
export const VIEW_HAS_ENDED =
  'This view as a client has ended. Please end it here, and begin a new one where you still need it.';

export const viewGrantSchema = z.object({
  grantId: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  expiresAt: dateTimeSchema,
});
export type ViewGrant = z.infer<typeof viewGrantSchema>;
