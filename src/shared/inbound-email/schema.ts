/** What becomes of an email that someone sends to their reply address, and what they read about it. */

/** `partly`: the text, without some of its files. `ignored`: an automatic reply, which nobody wrote. */
export const inboundOutcomes = ['taken', 'partly', 'refused', 'ignored'] as const;
export type InboundOutcome = (typeof inboundOutcomes)[number];

export const inboundReasons = [
  'sender',
  'unverified',
  'no_part',
  'closed',
  'too_complex',
  'too_large',
  'too_long',
  'empty',
  'files',
  'automatic',
] as const;
export type InboundReason = (typeof inboundReasons)[number];

/** Longer emails are refused. As long as a message may be in the portal. */
export const EMAIL_TEXT_MAX = 5_000;
/** More files in one email are refused as too complex. */
export const EMAIL_FILES_MAX = 20;

type Words = { forBroker: string; forSender: string };

/** For the broker, in the history of the request; for its sender, in the answer of the server or in an email. */
export const inboundReasonWords: Record<Exclude<InboundReason, 'automatic'>, Words> = {
  sender: {
    forBroker: 'it was sent from another address than the client’s',
    forSender: 'It was sent from another address than the one we wrote to.',
  },
  unverified: {
    forBroker: 'its sender could not be verified, so it may be forged',
    forSender: 'Your email provider did not prove that it comes from your address (SPF or DKIM).',
  },
  no_part: {
    forBroker: 'its sender no longer takes part in the request',
    forSender: 'You no longer take part in this request.',
  },
  closed: {
    forBroker: 'the request is closed',
    forSender: 'The request is closed.',
  },
  too_complex: {
    forBroker: 'it has too many parts, or could not be read',
    forSender: 'It has too many parts, or could not be read.',
  },
  too_large: { forBroker: 'it is too large', forSender: 'It is too large.' },
  too_long: {
    forBroker: 'its text is too long for a message',
    forSender: 'Its text is too long. Send it as a file, or in shorter emails.',
  },
  empty: {
    forBroker: 'it had no text and no file',
    forSender: 'It had no text of its own and no file.',
  },
  files: {
    forBroker: 'some of its files were not accepted. Its text was added',
    forSender: 'Your text was added, but some of its files were not accepted.',
  },
};
