import { defineEvent } from '#server/platform/events.ts';

/** The mailbox of an account was proven to be its owner's. */
export const mailboxProven = defineEvent<{ userId: string; at: Date }>('mailbox proven');

/** Somebody registered by the link of an email about a case. */
export const registeredByInvitation = defineEvent<{ userId: string; token: string; at: Date }>(
  'registered by invitation',
);
