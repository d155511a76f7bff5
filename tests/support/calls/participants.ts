/** Valid calls about the people of a case. */
import { FREE_TEXT } from '../hostile.ts';
import { assistantCalls } from './firms.ts';
import { type CaseCall, caseClient, everybody, partOfIt, row, type World } from './rows.ts';

export const PARTICIPANT_ID = '0194a3c0-0000-7000-8000-000000000011';
/** The link in an email that invites somebody to a case other than the one under test. */
export const PARTICIPATION = 'P'.repeat(43);

export function participantCalls({ caseId }: World): CaseCall[] {
  return [
    ...assistantCalls(caseId),
    row('client', 'active', 'participants.list', partOfIt, { caseId }),
    // Only the client adds and removes participants; participation is tested in participants.test.ts.
    row('client', 'active', 'participants.invite', caseClient, {
      caseId,
      role: 'co_applicant',
      name: FREE_TEXT,
      email: 'robin.guest@example.com',
    }),
    row('client', 'active', 'participants.remove', caseClient, { participantId: PARTICIPANT_ID }),
    // For somebody else's case: any client who holds the link gets in.
    row('client', 'active', 'participants.accept', [401, 200, 403, 403, 200, 403], { token: PARTICIPATION }),
    row('client', 'active', 'participants.invitation', everybody, { token: PARTICIPATION }),
  ];
}
