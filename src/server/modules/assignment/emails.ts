/** Who works on a case: offers, the broker who accepted, and reassignments. */
import { type CaseFacts, defineEmails } from '#server/modules/notifications/outbox/definition.ts';

export type AssignmentEmailData = {
  'offer-made': { title: string; area: string; expires: string; path: string };
  'broker-assigned': CaseFacts & { brokerName: string; firm: string; licenceNumber: string; replyBy?: string };
  'routing-failed': CaseFacts;
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
    content: (data) => ({
      subject: `A request is offered to you until ${data.expires}`,
      paragraphs: [
        `A new request (${data.title}, area ${data.area}) fits your licence and has been offered to you.`,
        `Until ${data.expires} it is yours to accept; after that it goes to the next broker.`,
      ],
      action: { label: 'Look at the request', path: data.path },
    }),
  },
  'broker-assigned': {
    rule: 'always',
    toParticipants: true,
    content: (data) => ({
      subject: `You have a licensed broker for ${data.number}`,
      paragraphs: [
        `${data.brokerName} of ${data.firm} (licence ${data.licenceNumber}) is your broker for "${data.title}"${data.replyBy ? ` and answers you by ${data.replyBy}` : ''}.`,
        'You can write to each other in your portal.',
      ],
      action: { label: 'Open your request', path: data.path },
    }),
  },
  'routing-failed': {
    rule: { topic: 'operations', line: ({ number }) => `No broker available for ${number}` },
    content: (data) => ({
      subject: `No broker available for ${data.number}`,
      paragraphs: [`No broker passes the checks for "${data.title}". Somebody should look at it.`],
      action: { label: 'Open the case', path: data.path },
    }),
  },
  // Who has your information now, and whether there is coverage.
  'broker-changed': {
    rule: 'always',
    toParticipants: true,
    content: (data) => ({
      subject: `You have another licensed broker for ${data.number}`,
      paragraphs: [
        `${data.brokerName} of ${data.firm} (licence ${data.licenceNumber}) is your broker for "${data.title}" now. Everything you sent and wrote is there.`,
        ...(data.replyBy ? [`You can expect a reply by ${data.replyBy}.`] : []),
      ],
      action: { label: 'Open your request', path: data.path },
    }),
  },
  'broker-left': {
    rule: 'always',
    toParticipants: true,
    content: (data) => ({
      subject: `We are looking for another broker for ${data.number}`,
      paragraphs: [
        `The broker who worked on "${data.title}" is not available any more. We look for another licensed broker, and you need not do anything.`,
        ...(data.promise ? [data.promise] : []),
        'Options you have received can no longer be chosen; your next broker prepares new ones.',
      ],
      action: { label: 'Open your request', path: data.path },
    }),
  },
  'case-handed-over': {
    rule: { topic: 'progress', line: ({ number }) => `${number} was handed over to you` },
    content: (data) => ({
      subject: `${data.number} was handed over to you`,
      paragraphs: [`"${data.title}" is yours from now on. The client has been told who you are.`],
      action: { label: 'Open the case', path: data.path },
    }),
  },
  'case-taken-over': {
    rule: { topic: 'progress', line: ({ number }) => `A colleague has taken over ${number}` },
    content: (data) => ({
      subject: `A colleague has taken over ${data.number}`,
      paragraphs: [`"${data.title}" is with a colleague now. There is nothing left for you to do in it.`],
      action: { label: 'Open your dashboard', path: data.path },
    }),
  },
  'work-handed-over': {
    rule: { topic: 'progress', line: ({ count }) => `Requests handed over to you: ${count}` },
    content: ({ count, path }) => ({
      subject: count === 1 ? 'A request was handed over to you' : `${count} requests were handed over to you`,
      paragraphs: [
        'An administrator handed the work of a colleague over to you. The clients have been told who you are.',
      ],
      action: { label: 'Open your dashboard', path },
    }),
  },
});
