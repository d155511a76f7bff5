/** Everybody with an account, as administrators keep them. */
import { z } from 'zod';
import { reasonSchema } from '#shared/audit/reason.ts';
import { invitedBrokerSchema } from '#shared/brokers/profile-schema.ts';
import { cursorSchema, dateTimeSchema, idSchema, line } from '#shared/platform/fields.ts';
import { roleSchema } from '#shared/platform/permissions.ts';
import { searchProgressShape } from '#shared/platform/text-search/schema.ts';

export const listUsersInputSchema = z.object({
  role: roleSchema.optional(),
  account: z.enum(['active', 'disabled'], 'Please choose active or disabled').optional(),
  /** The beginnings of words of the name, the username or the e-mail address; a telephone also by its end. */
  search: line('Please search for fewer words', { min: 0, max: 100 }).optional(),
  cursor: cursorSchema.optional(),
});
export type ListUsersInput = z.infer<typeof listUsersInputSchema>;

export const userRowSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: roleSchema,
  emailVerified: z.boolean(),
  secondFactor: z.boolean(),
  disabled: z.boolean(),
  createdAt: dateTimeSchema,
});
export type UserRow = z.infer<typeof userRowSchema>;
export const userPageSchema = z.object({
  users: z.array(userRowSchema),
  nextCursor: z.string().nullable(),
  ...searchProgressShape,
});
export type UserPage = z.infer<typeof userPageSchema>;

export const userIdInputSchema = z.object({ userId: idSchema });

export const userDetailSchema = userRowSchema.extend({
  phone: z.string(),
  disabledAt: dateTimeSchema.nullable(),
  lastSeenAt: dateTimeSchema.nullable(),
  openSessions: z.int(),
  /** Own requests of a client; work of a broker that is not finished. */
  ownCases: z.int(),
  openWork: z.int(),
  hasBrokerProfile: z.boolean(),
  isSelf: z.boolean(),
});
export type UserDetail = z.infer<typeof userDetailSchema>;

export const changeRoleInputSchema = userIdInputSchema.extend({
  role: roleSchema,
  reason: reasonSchema,
  /** Where somebody becomes a broker who has never been one. */
  profile: invitedBrokerSchema.optional(),
});
export type ChangeRoleInput = z.output<typeof changeRoleInputSchema>;

export const disableUserInputSchema = userIdInputSchema.extend({
  reason: reasonSchema,
  /** What becomes of a broker's open work: another broker takes all of it, or with null each request is matched anew. */
  handOver: z.object({ toBrokerId: idSchema.nullable() }).optional(),
});
export type DisableUserInput = z.infer<typeof disableUserInputSchema>;

export const userReasonInputSchema = userIdInputSchema.extend({ reason: reasonSchema });
export type UserReasonInput = z.infer<typeof userReasonInputSchema>;

export const sessionsEndedSchema = z.object({ ended: z.int() });
