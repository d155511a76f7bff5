import { type ParticipantRole, participantRoleLabels } from '#shared/cases/participants/schema.ts';
import type { Relation } from '#shared/cases/views.ts';

const fromOutside: Record<ParticipantRole, string> = {
  co_applicant: 'Applying with the client',
  authorised: 'Helping the client with this request',
};

/** A person's role in a case: the client reads it from their own perspective, everyone else from outside. */
export function participantRoleWords(role: ParticipantRole, relation: Relation): string {
  return (relation === 'client' ? participantRoleLabels : fromOutside)[role];
}
