/** Emails about licences. They name the broker and a date, and never a client. */
import { defineEmails } from '#server/modules/notifications/outbox/definition.ts';

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
  if (days < 0) return `has run out on ${endsOn}`;
  return days === 0 ? 'ends today' : `ends on ${endsOn}`;
}

export const brokerEmails = defineEmails<BrokerEmailData>({
  // Without a licence there are no offers, so the broker must be notified.
  'licence-ending': {
    rule: 'always',
    content: ({ endsOn, days, path }) => ({
      subject: `Your licence ${ending(days, endsOn)}`,
      paragraphs: [
        `According to your profile, your licence ${ending(days, endsOn)}. From the day after, no new request is offered to you and you can take none from the pool.`,
        'When the Council has renewed it, enter the new last day in your profile. An administrator compares it with the register; then offers go on.',
      ],
      action: { label: 'Open your profile', path },
    }),
  },
  'licence-verified': {
    rule: 'always',
    content: ({ path }) => ({
      subject: 'Your licence was verified',
      paragraphs: [
        'An administrator compared the licence in your profile with the register. Requests that fit it can be offered to you.',
      ],
      action: { label: 'Open your profile', path },
    }),
  },
  'broker-licence-ending': {
    rule: {
      topic: 'operations',
      line: ({ brokerName, endsOn }) => `Licence of ${brokerName}: ${endsOn}`,
    },
    content: ({ brokerName, firm, endsOn, days, path }) => ({
      subject: `The licence of ${brokerName} ${ending(days, endsOn)}`,
      paragraphs: [
        `The licence of ${brokerName} (${firm}) ${ending(days, endsOn)}. The broker has been told as well. Without a renewal nothing new is offered from the day after; open requests stay where they are until somebody hands them over.`,
      ],
      action: { label: 'Open the broker', path },
    }),
  },
  'broker-licence-changed': {
    rule: {
      topic: 'operations',
      line: ({ brokerName }) => `A licence to verify: ${brokerName}`,
    },
    content: ({ brokerName, firm, path }) => ({
      subject: `Please verify the licence of ${brokerName}`,
      paragraphs: [
        `${brokerName} (${firm}) changed the licence in the profile. Until somebody has compared it with the register of the Council, nothing new is offered to this broker.`,
      ],
      action: { label: 'Compare and verify', path },
    }),
  },
  'broker-joined': {
    rule: { topic: 'operations', line: ({ brokerName }) => `A new broker to verify: ${brokerName}` },
    content: ({ brokerName, firm, path }) => ({
      subject: `${brokerName} has joined`,
      paragraphs: [
        `${brokerName} (${firm}) accepted the invitation. Until somebody has compared the licence with the register of the Council, nothing is offered to this broker.`,
      ],
      action: { label: 'Compare and verify', path },
    }),
  },
});
