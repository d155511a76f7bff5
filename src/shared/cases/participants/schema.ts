/** Other participants of a case: a co-applicant, or someone the client authorised. They read, write and upload; the client decides. */
import { z } from 'zod';
import { linkTokenSchema } from '#shared/accounts/auth/schema.ts';
import { caseIdInputSchema } from '#shared/cases/views.ts';
import { dateTimeSchema, email, idSchema, line } from '#shared/platform/fields.ts';

export const participantRoleSchema = z.enum(['co_applicant', 'authorised'], 'Choose who it is');
export type ParticipantRole = z.infer<typeof participantRoleSchema>;
export const participantRoleLabels: Record<ParticipantRole, string> = {
  co_applicant: 'Co-applicant',
  authorised: 'Helper',
};

/** In one case at a time; more would suggest misuse. */
export const PARTICIPANTS_MAX = 5;

export const inviteParticipantInputSchema = caseIdInputSchema.extend({
  role: participantRoleSchema,
  name: line('Enter a name', { max: 120 }),
  email: email('Invalid email address'),
});
export type InviteParticipantInput = z.infer<typeof inviteParticipantInputSchema>;

export const participantSchema = z.object({
  id: z.uuid(),
  role: participantRoleSchema,
  name: z.string(),
  /** Null when the viewer may not see it: other participants see names only. */
  email: z.string().nullable(),
  /** The account that accepted the invitation, whose name and email may differ; for the client and for staff. */
  joinedAs: z.object({ name: z.string(), email: z.string() }).nullable(),
  status: z.enum(['invited', 'joined', 'expired']),
  createdAt: dateTimeSchema,
  /** This participant is the viewer. */
  me: z.boolean(),
});
export type Participant = z.infer<typeof participantSchema>;
/** `emailed` is false for an address that was invited to this case before: the link in that email works again. */
export const invitedParticipantSchema = participantSchema.extend({ emailed: z.boolean() });
export type InvitedParticipant = z.infer<typeof invitedParticipantSchema>;
export const participantListSchema = z.object({ participants: z.array(participantSchema), mayInvite: z.boolean() });

export const removeParticipantInputSchema = z.object({ participantId: idSchema });
export const participantTokenInputSchema = z.object({ token: linkTokenSchema });
/** Who invites to what; reveals nothing about the request before it is accepted. */
export const participantInvitationSchema = z.object({
  name: z.string(),
  email: z.string(),
  inviterName: z.string(),
  role: participantRoleSchema,
});
export type ParticipantInvitation = z.infer<typeof participantInvitationSchema>;
