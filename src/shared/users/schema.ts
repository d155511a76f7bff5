/** All accounts, as administrators manage them. */
import { z } from 'zod';
import { reasonSchema } from '#shared/audit/reason.ts';
import { invitedBrokerSchema } from '#shared/brokers/profile-schema.ts';
import { cursorSchema, dateTimeSchema, idSchema, line } from '#shared/platform/fields.ts';
import { roleSchema } from '#shared/platform/permissions.ts';
import { searchProgressShape } from '#shared/platform/text-search/schema.ts';

export const listUsersInputSchema = z.object({
  role: roleSchema.optional(),
  account: z.enum(['active', 'disabled'], 'Choose active or disabled').optional(),
  /** Word prefixes of the name, the username or the email address; a telephone number also by its end. */
  search: line('Shorten your search', { min: 0, max: 100 }).optional(),
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
  /** A client's own requests; a broker's unfinished work. */
  ownCases: z.int(),
  openWork: z.int(),
  hasBrokerProfile: z.boolean(),
  isSelf: z.boolean(),
});
export type UserDetail = z.infer<typeof userDetailSchema>;

export const changeRoleInputSchema = userIdInputSchema.extend({
  role: roleSchema,
  reason: reasonSchema,
  /** For a user who becomes a broker for the first time. */
  profile: invitedBrokerSchema.optional(),
});
export type ChangeRoleInput = z.output<typeof changeRoleInputSchema>;

export const disableUserInputSchema = userIdInputSchema.extend({
  reason: reasonSchema,
  /** Where a broker's open work goes: to another broker, or with null each request is matched again. */
  handOver: z.object({ toBrokerId: idSchema.nullable() }).optional(),
});
export type DisableUserInput = z.infer<typeof disableUserInputSchema>;

export const userReasonInputSchema = userIdInputSchema.extend({ reason: reasonSchema });
export type UserReasonInput = z.infer<typeof userReasonInputSchema>;

export const sessionsEndedSchema = z.object({ ended: z.int() });
