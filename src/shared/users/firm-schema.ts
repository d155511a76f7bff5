/** A brokerage as its managers and administrators see it: who works there, on what, and how it goes. */
import { z } from 'zod';
import { invitedBrokerSchema, licenceStateSchema } from '#shared/brokers/profile-schema.ts';

import { cursorSchema, dateTimeSchema, email, idSchema, line } from '#shared/platform/fields.ts';
import { firmRoleSchema } from '#shared/platform/permissions.ts';

/** Managers leave it out: they have one firm. */
const firmIdSchema = idSchema.optional();

export const firmInputSchema = z.object({ firmId: firmIdSchema });
export type FirmInput = z.infer<typeof firmInputSchema>;

export const firmNumbersSchema = z.object({
  open: z.int(),
  /** Clients who are owed a message, and those whose message is late. */
  waiting: z.int(),
  overdue: z.int(),
  boundThisMonth: z.int(),
  /** Median of the last 30 days, in business minutes; null without one. */
  firstReplyMinutes: z.int().nullable(),
});
export type FirmNumbers = z.infer<typeof firmNumbersSchema>;

export const firmInvitationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: firmRoleSchema,
  expiresAt: dateTimeSchema,
  expired: z.boolean(),
});

export const firmSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  numbers: firmNumbersSchema,
  /** Not yet accepted, newest first. */
  invitations: z.array(firmInvitationSchema),
});
export type Firm = z.infer<typeof firmSchema>;

export const firmMembersInputSchema = firmInputSchema.extend({ cursor: cursorSchema.optional() });
export type FirmMembersInput = z.infer<typeof firmMembersInputSchema>;

export const firmMemberSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  role: firmRoleSchema,
  /** Null for someone without a licence. */
  licence: z.object({ number: z.string(), state: licenceStateSchema, verified: z.boolean() }).nullable(),
  /** The day until which a broker is away. */
  awayUntil: z.string().nullable(),
  disabled: z.boolean(),
  /** Of their own requests; of an assistant, those they help with. */
  open: z.int(),
  overdue: z.int(),
  unread: z.int(),
  isSelf: z.boolean(),
});
export type FirmMemberRow = z.infer<typeof firmMemberSchema>;
export const firmMemberPageSchema = z.object({
  members: z.array(firmMemberSchema),
  nextCursor: z.string().nullable(),
});

export const firmListInputSchema = z.object({
  search: line('Shorten your search', { min: 0, max: 100 }).optional(),
  cursor: cursorSchema.optional(),
});
export type FirmListInput = z.infer<typeof firmListInputSchema>;
export const firmListSchema = z.object({
  firms: z.array(z.object({ id: z.uuid(), name: z.string(), members: z.int(), managers: z.int() })),
  nextCursor: z.string().nullable(),
});

export const firmMemberInputSchema = firmInputSchema.extend({ userId: idSchema });
export type FirmMemberInput = z.infer<typeof firmMemberInputSchema>;
export const changeFirmRoleInputSchema = firmMemberInputSchema.extend({ role: firmRoleSchema });
export type ChangeFirmRoleInput = z.infer<typeof changeFirmRoleInputSchema>;

const invited = firmInputSchema.extend({
  fullName: line('Full name is required', { max: 120 }),
  email: email('Invalid email address'),
});
export const inviteToFirmInputSchema = z.discriminatedUnion(
  'role',
  [
    invited.extend({ role: z.literal('assistant') }),
    invited.extend({ role: z.literal('broker'), profile: invitedBrokerSchema }),
  ],
  'Choose broker or assistant',
);
export type InviteToFirmInput = z.output<typeof inviteToFirmInputSchema>;

export const firmInvitationInputSchema = firmInputSchema.extend({ invitationId: idSchema });
export type FirmInvitationInput = z.infer<typeof firmInvitationInputSchema>;

export const renameFirmInputSchema = z.object({ firmId: idSchema, name: line('Enter the firm’s name', { max: 120 }) });
export type RenameFirmInput = z.infer<typeof renameFirmInputSchema>;

export const mergeFirmsInputSchema = z.object({ firmId: idSchema, intoId: idSchema });
export type MergeFirmsInput = z.infer<typeof mergeFirmsInputSchema>;

export const joinFirmInputSchema = z.object({ brokerId: idSchema });
