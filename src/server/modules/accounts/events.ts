import { defineEvent } from '#server/platform/events.ts';

/** The owner of an account proved control of its mailbox. */
export const mailboxProven = defineEvent<{ userId: string; at: Date }>('mailbox verified');

/** Someone registered through the link in an email about a case. */
export const registeredByInvitation = defineEvent<{ userId: string; token: string; at: Date }>(
  'registered by invitation',
);
