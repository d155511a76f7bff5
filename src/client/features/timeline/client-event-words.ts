/** Events in the words for the client of the case, where these differ from what staff read. */
import type { CaseEventType } from '#shared/cases/schema.ts';

export const clientEventWords: Partial<Record<CaseEventType, string>> = {
  submitted: 'You sent your request',
  accepted: 'A broker took on your request',
  claimed: 'A broker took on your request',
  assigned: 'A broker was assigned to you',
  information_requested: 'Your broker asked you for information',
  responded: 'You answered your broker',
  options_published: 'Options from your broker',
  change_requested: 'You asked for a change',
  option_accepted: 'You chose an option. There is no coverage until your broker confirms it',
  bound: 'Your broker confirmed with the insurer',
  withdrawn: 'You withdrew your request',
  account_linked: 'Your account was linked',
};
