/** Emails about licences. They name the broker and a date, and never a client. */
import { defineEmails, needed } from '#server/modules/notifications/outbox/definition.ts';

type Told = { brokerName: string; firm: string; path: string };

export type BrokerEmailData = {
  /** `days` until expiry; negative once expired. */
  'licence-ending': { endsOn: string; days: number; path: string };
  'licence-verified': { path: string };
  /** For administrators. */
  'broker-licence-ending': Told & { endsOn: string; days: number };
  'broker-licence-changed': Told;
  'broker-joined': Told;
};

function ending(days: number, endsOn: string): string {
  if (days < 0) return `expired on ${endsOn}`;
  return days === 0 ? 'expires today' : `expires on ${endsOn}`;
}

export const brokerEmails = defineEmails<BrokerEmailData>({
  // Without a licence there are no offers, so the broker must be notified.
  'licence-ending': {
    rule: 'always',
    law: needed,
    content: ({ endsOn, days, path }) => ({
      subject: `Your licence ${ending(days, endsOn)}`,
      paragraphs: [
        `According to your profile, your licence ${ending(days, endsOn)}. Starting the day after, you won’t be offered new requests and can’t claim unassigned ones.`,
        'Once the Council has renewed it, enter the new expiry date in your profile. Offers resume once an administrator has checked it against the register.',
      ],
      action: { label: 'Open your profile', path },
    }),
  },
  'licence-verified': {
    rule: 'always',
    law: needed,
    content: ({ path }) => ({
      subject: 'Your licence was verified',
      paragraphs: [
        'An administrator checked the licence in your profile against the register. You can now be offered requests that match it.',
      ],
      action: { label: 'Open your profile', path },
    }),
  },
  'broker-licence-ending': {
    rule: {
      topic: 'operations',
      line: ({ brokerName, endsOn }) => `${brokerName}’s licence: ${endsOn}`,
    },
    law: 'internal',
    content: ({ brokerName, firm, endsOn, days, path }) => ({
      subject: `${brokerName}’s licence ${ending(days, endsOn)}`,
      paragraphs: [
        `The licence held by ${brokerName} (${firm}) ${ending(days, endsOn)}. The broker has been notified too. Without a renewal, new offers stop the day after. Open requests stay with this broker until someone reassigns them.`,
      ],
      action: { label: 'Open the broker’s profile', path },
    }),
  },
  'broker-licence-changed': {
    rule: {
      topic: 'operations',
      line: ({ brokerName }) => `Licence to verify: ${brokerName}`,
    },
    law: 'internal',
    content: ({ brokerName, firm, path }) => ({
      subject: `Licence to verify: ${brokerName}`,
      paragraphs: [
        `${brokerName} (${firm}) updated the licence in their profile. They won’t get new offers until someone checks it against the Council’s register.`,
      ],
      action: { label: 'Verify the licence', path },
    }),
  },
  'broker-joined': {
    rule: { topic: 'operations', line: ({ brokerName }) => `New broker to verify: ${brokerName}` },
    law: 'internal',
    content: ({ brokerName, firm, path }) => ({
      subject: `${brokerName} joined`,
      paragraphs: [
        `${brokerName} (${firm}) accepted the invitation. They won’t get offers until someone checks their licence against the Council’s register.`,
      ],
      action: { label: 'Verify the licence', path },
    }),
  },
});
