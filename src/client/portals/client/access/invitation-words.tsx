import type { ParticipantInvitation } from '#shared/cases/participants/schema.ts';

const roles: Record<ParticipantInvitation['role'], string> = {
  co_applicant: 'to apply together',
  authorised: 'to help',
};

/** Who invites in which role, and what taking part means. */
export function InvitationWords({ invitation }: { invitation: ParticipantInvitation }) {
  const { inviterName, role } = invitation;
  return (
    <p>
      {inviterName} asks you {roles[role]} with an insurance request. You can read the conversation with the broker,
      write in it and send documents. Everything is decided by {inviterName}; sensitive answers stay hidden.
    </p>
  );
}
