/** Who hears what: modules that say something happened do not know the modules that act on it. */
import { mailboxProven, registeredByInvitation } from '#server/modules/accounts/events.ts';
import { linkCasesOf, linkInvitedCase } from '#server/modules/cases/create/invitations/commands.ts';
import { type Listener, when } from '#server/platform/events.ts';

export const listeners: readonly Listener[] = [
  when(mailboxProven, (tx, { userId, at }) => linkCasesOf(tx, userId, at)),
  when(registeredByInvitation, (tx, { userId, token, at }) => linkInvitedCase(tx, { token, userId, now: at })),
];
