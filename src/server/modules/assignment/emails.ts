/** Who works on a case: offers, the broker who accepted, and reassignments. */
import { type CaseFacts, defineEmails, needed } from '#server/modules/notifications/outbox/definition.ts';

export type AssignmentEmailData = {
  'offer-made': { title: string; area: string; expires: string; path: string };
  'broker-assigned': CaseFacts & { brokerName: string; firm: string; licenceNumber: string; replyBy?: string };
  /** `beyond` is the province of a postal code outside Alberta. */
  'routing-failed': CaseFacts & { beyond?: string | undefined };
  /** `replyBy` is when the new broker must reply by, if a reply is due. */
  'broker-changed': CaseFacts & { brokerName: string; firm: string; licenceNumber: string; replyBy?: string };
  'broker-left': CaseFacts & { promise?: string };
  /** To the new broker, and to the former one. */
  'case-handed-over': CaseFacts;
  'case-taken-over': CaseFacts;
  'work-handed-over': { count: number; path: string };
};

export const assignmentEmails = defineEmails<AssignmentEmailData>({
  'offer-made': {
    rule: 'offers',
    law: needed,
    content: (data) => ({
      subject: `New request offered to you until ${data.expires}`,
      paragraphs: [
        `A new request (${data.title}, area ${data.area}) matches your licence and has been offered to you.`,
        `You have until ${data.expires} to accept it. After that, it goes to the next broker.`,
      ],
      action: { label: 'View the request', path: data.path },
    }),
  },
  'broker-assigned': {
    rule: 'always',
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `Your licensed broker for ${data.number}: ${data.brokerName}`,
      paragraphs: [
        `${data.brokerName} of ${data.firm} (licence ${data.licenceNumber}) is your broker for "${data.title}"${data.replyBy ? ` and will reply by ${data.replyBy}` : ''}.`,
        'You can message each other in your portal.',
      ],
      action: { label: 'Open your request', path: data.path },
    }),
  },
  'routing-failed': {
    rule: { topic: 'operations', line: ({ number }) => `No broker available for ${number}` },
    law: 'internal',
    content: (data) => ({
      subject: `No broker available for ${data.number}`,
      paragraphs: [
        data.beyond
          ? `The postal code of "${data.title}" is in ${data.beyond}, and brokers are licensed in Alberta. The client expects to hear whether one of them can help: open the request to answer or assign one.`
          : `No broker meets every rule for "${data.title}". Review it and assign a broker.`,
      ],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  // Who has your information now, and whether there is coverage.
  'broker-changed': {
    rule: 'always',
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `Your new broker for ${data.number}: ${data.brokerName}`,
      paragraphs: [
        `${data.brokerName} of ${data.firm} (licence ${data.licenceNumber}) is now your broker for "${data.title}". They can see everything you’ve sent.`,
        ...(data.replyBy ? [`You can expect a reply by ${data.replyBy}.`] : []),
      ],
      action: { label: 'Open your request', path: data.path },
    }),
  },
  'broker-left': {
    rule: 'always',
    law: needed,
    toParticipants: true,
    content: (data) => ({
      subject: `We’re looking for another broker for ${data.number}`,
      paragraphs: [
        `The broker working on "${data.title}" is no longer available. We’re looking for another licensed broker, and you don’t need to do anything.`,
        ...(data.promise ? [data.promise] : []),
        'Options you’ve received can no longer be accepted. Your next broker can prepare new ones.',
      ],
      action: { label: 'Open your request', path: data.path },
    }),
  },
  'case-handed-over': {
    rule: { topic: 'progress', line: ({ number }) => `${number} was reassigned to you` },
    law: needed,
    content: (data) => ({
      subject: `${data.number} was reassigned to you`,
      paragraphs: [`You’re now the broker for "${data.title}". The client has been notified.`],
      action: { label: 'Open the request', path: data.path },
    }),
  },
  'case-taken-over': {
    rule: { topic: 'progress', line: ({ number }) => `${number} was reassigned to another broker` },
    law: needed,
    content: (data) => ({
      subject: `${data.number} was reassigned to another broker`,
      paragraphs: [`Another broker now has "${data.title}". You don’t need to do anything more.`],
      action: { label: 'Open your dashboard', path: data.path },
    }),
  },
  'work-handed-over': {
    rule: {
      topic: 'progress',
      line: ({ count }) => `${count === 1 ? 'A request was' : `${count} requests were`} reassigned to you`,
    },
    law: needed,
    content: ({ count, path }) => ({
      subject: count === 1 ? 'A request was reassigned to you' : `${count} requests were reassigned to you`,
      paragraphs: ['An administrator reassigned a colleague’s work to you. The clients have been notified.'],
      action: { label: 'Open your dashboard', path },
    }),
  },
});
