/** An emailed invitation link that creates a broker or an administrator. */
import { z } from 'zod';
import { confirmPasswordSchema, passwordsMatch } from '#shared/accounts/auth/password-pair.ts';
import {
  linkTokenSchema,
  registerInputSchema,
  registrationPhoneSchema,
  staffPasswordSchema,
} from '#shared/accounts/auth/schema.ts';
import { invitedBrokerSchema, licenceFactsSchema } from '#shared/brokers/profile-schema.ts';
import { dateTimeSchema, email, idSchema, line } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { firmRoleSchema, roleSchema } from '#shared/platform/permissions.ts';

const person = {
  fullName: line('Full name is required', { max: 120 }),
  email: email('Invalid email address'),
};

export const inviteBrokerInputSchema = z.object({ ...person, role: z.literal('broker'), profile: invitedBrokerSchema });
export const inviteAdminInputSchema = z.object({ ...person, role: z.literal('admin') });
export const inviteUserInputSchema = z.discriminatedUnion(
  'role',
  [inviteBrokerInputSchema, inviteAdminInputSchema],
  'Choose broker or administrator',
);
export type InviteUserInput = z.output<typeof inviteUserInputSchema>;

export const userInvitationIdInputSchema = z.object({ invitationId: idSchema });

export const userInvitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  role: roleSchema,
  firm: z.string().nullable(),
  invitedByName: z.string(),
  createdAt: dateTimeSchema,
  expiresAt: dateTimeSchema,
  expired: z.boolean(),
});
export type UserInvitationView = z.infer<typeof userInvitationSchema>;
export const userInvitationListSchema = z.object({ invitations: z.array(userInvitationSchema) });

export const openInvitationInputSchema = z.object({ token: linkTokenSchema });

/** What the person with the link sees. */
export const openInvitationSchema = z.object({
  fullName: z.string(),
  email: z.string(),
  role: roleSchema,
  /** The facts the inviter filled in, to be confirmed or corrected; null for an administrator and an assistant. */
  profile: invitedBrokerSchema.nullable(),
  /** The brokerage they join, and as what. */
  firm: z.object({ name: z.string(), role: firmRoleSchema }).nullable(),
});
export type OpenInvitation = z.output<typeof openInvitationSchema>;

export const acceptUserInvitationInputSchema = z.object({
  token: linkTokenSchema,
  username: registerInputSchema.shape.username,
  password: staffPasswordSchema,
  phone: registrationPhoneSchema,
  /** A broker's facts, confirmed or corrected. */
  licence: licenceFactsSchema.optional(),
});
export type AcceptUserInvitationInput = z.output<typeof acceptUserInvitationInputSchema>;

/** Fields the form asks for but does not send. */
export const acceptUserInvitationFormSchema = acceptUserInvitationInputSchema
  .omit({ token: true })
  .extend({
    confirmPassword: confirmPasswordSchema,
    // Not required for an administrator.
    confirmLicence: z
      .boolean()
      .optional()
      .refine((confirmed) => confirmed !== false, byRule('required', 'Confirm that your licence details are correct')),
    agreeTerms: z.literal(true, 'You must agree to the terms and conditions'),
  })
  .refine(...passwordsMatch);
