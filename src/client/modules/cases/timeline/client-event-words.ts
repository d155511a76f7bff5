/** Events in words for the client's side. Staff read the words of `eventLabels`. */
import { eventLabels } from '#shared/cases/labels.ts';
import type { TimelineEntry } from '#shared/cases/views.ts';
import type { CaseEventType } from '#shared/cases/vocabulary.ts';

type Words = Partial<Record<CaseEventType, string>>;

/** The reader's own actions. */
const ownDeeds: Words = {
  submitted: 'You sent your request',
  responded: 'You answered the question',
  change_requested: 'You requested a change',
  option_accepted: 'You chose an option. There is no coverage until your broker confirms it',
  withdrawn: 'You withdrew your request',
  reopened: 'You reopened your request',
  document_added: 'You uploaded a document',
  document_renamed: 'You renamed a document',
  document_removed: 'You deleted a document',
  participant_invited: 'You invited someone',
  participant_joined: 'You joined this request',
  participant_removed: 'You removed someone',
};

/** Events of the client's own request. */
const forClient: Words = {
  accepted: 'A broker accepted your request',
  claimed: 'A broker accepted your request',
  assigned: 'A broker was assigned to you',
  reassigned: 'You have a new broker',
  unassigned: 'Your broker is no longer available. We’re looking for another',
  information_requested: 'Your broker needs something from you',
  held: 'Your request was put on hold',
  resumed: 'Your request is no longer on hold',
  options_published: 'Your broker sent options',
  bound: 'Your broker confirmed it with the insurer',
  policy_corrected: 'Your broker corrected your policy’s details',
  merged: 'Merged with another of your requests',
  account_linked: 'Your account was linked',
  document_requested: 'Your broker requested a document',
  document_decided: 'Your broker reviewed a document',
};

/** Neither: worded without "you" and "your", for any reader. */
const fromOutside: Words = {
  responded: 'The question was answered',
  change_requested: 'A change was requested',
  option_accepted: 'An option was chosen. There is no coverage until the broker confirms it',
  bound: 'The broker confirmed with the insurer',
};

export type TimelineSide = 'client' | 'participant' | 'staff';

export function eventWords({ type, actorName }: TimelineEntry, side: TimelineSide, ownName?: string): string {
  if (side === 'staff') return eventLabels[type];
  const own = actorName === ownName ? ownDeeds[type] : undefined;
  return own ?? (side === 'client' ? forClient[type] : undefined) ?? fromOutside[type] ?? eventLabels[type];
}
