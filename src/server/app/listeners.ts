/** Who listens to which event: modules that publish events do not know the modules that react to them. */
import { mailboxProven, registeredByInvitation } from '#server/modules/accounts/events.ts';
import { linkCasesOf, linkInvitedCase } from '#server/modules/cases/create/invitations/commands.ts';
import { type Listener, when } from '#server/platform/events.ts';

export const listeners: readonly Listener[] = [
  when(mailboxProven, (tx, { userId, at }) => linkCasesOf(tx, userId, at)),
  when(registeredByInvitation, (tx, { userId, token, at }) => linkInvitedCase(tx, { token, userId, now: at })),
];
