import type { ParticipantInvitation } from '#shared/cases/participants/schema.ts';

const roles: Record<ParticipantInvitation['role'], string> = {
  co_applicant: 'apply for insurance with them',
  authorised: 'help with their insurance request',
};

/** Who invites in which role, and what taking part means. */
export function InvitationWords({ invitation }: { invitation: ParticipantInvitation }) {
  const { inviterName, role } = invitation;
  return (
    <p>
      {inviterName} invited you to {roles[role]}. You can read and join the conversation with the broker, and upload
      documents. {inviterName} makes all the decisions, and sensitive answers stay hidden.
    </p>
  );
}
