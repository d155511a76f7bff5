/** Mails about a case that changes hands, rests, is joined with another, or whose clock runs out. */
import type { MailContent } from '#server/platform/email/view.ts';

type Facts = { number: string; title: string; path: string };

export type ProgressMailData = {
  /** `replyBy` is the time by which the new broker owes a reply, where one is owed. */
  'broker-changed': Facts & { brokerName: string; firm: string; licenceNumber: string; replyBy?: string };
  'broker-left': Facts & { promise?: string };
  /** What was promised with the receipt cannot be kept: the new times. */
  'reply-time-moved': Facts & { promise: string };
  /** To the broker who has it now, and to the one who had it. */
  'case-handed-over': Facts;
  'case-taken-over': Facts;
  'work-handed-over': { count: number; path: string };
  'case-resumed': Facts;
  'case-joined': Facts;
  'case-separated': Facts;
  'choice-noted': Facts & { brokerName: string };
  'insurer-declined': Facts;
  'reply-due': Facts;
  'reply-late': Facts;
  'confirm-due': Facts;
  'confirm-late': Facts;
  /** The same for administrators. */
  'reply-late-watch': Facts;
  'offer-ending': { title: string; expires: string; path: string };
};

type Template<Data> = (data: Data) => Omit<MailContent, 'greeting'>;

export const progressMails: { [Name in keyof ProgressMailData]: Template<ProgressMailData[Name]> } = {
  'broker-changed': (data) => ({
    subject: `You have another licensed broker for ${data.number}`,
    paragraphs: [
      `${data.brokerName} of ${data.firm} (licence ${data.licenceNumber}) is your broker for "${data.title}" now. Everything you sent and wrote is there.`,
      ...(data.replyBy ? [`You can expect a reply by ${data.replyBy}.`] : []),
    ],
    action: { label: 'Open your request', path: data.path },
  }),
  'broker-left': (data) => ({
    subject: `We are looking for another broker for ${data.number}`,
    paragraphs: [
      `The broker who worked on "${data.title}" is not available any more. We look for another licensed broker, and you need not do anything.`,
      ...(data.promise ? [data.promise] : []),
      'Options you have received can no longer be chosen; your next broker prepares new ones.',
    ],
    action: { label: 'Open your request', path: data.path },
  }),
  'reply-time-moved': (data) => ({
    subject: `A new time for the reply to ${data.number}`,
    paragraphs: [
      `Your request "${data.title}" has been offered to another licensed broker, so the reply comes later than we told you.`,
      data.promise,
    ],
    action: { label: 'Open your request', path: data.path },
  }),
  'case-handed-over': (data) => ({
    subject: `${data.number} was handed over to you`,
    paragraphs: [`"${data.title}" is yours from now on. The client has been told who you are.`],
    action: { label: 'Open the case', path: data.path },
  }),
  'case-taken-over': (data) => ({
    subject: `A colleague has taken over ${data.number}`,
    paragraphs: [`"${data.title}" is with a colleague now. There is nothing left for you to do in it.`],
    action: { label: 'Open your dashboard', path: data.path },
  }),
  'work-handed-over': ({ count, path }) => ({
    subject: count === 1 ? 'A request was handed over to you' : `${count} requests were handed over to you`,
    paragraphs: [
      'An administrator handed the work of a colleague over to you. The clients have been told who you are.',
    ],
    action: { label: 'Open your dashboard', path },
  }),
  'case-resumed': (data) => ({
    subject: `${data.number} is back from its hold`,
    paragraphs: [`The day you chose for "${data.title}" has come: it is open again, and its clock runs.`],
    action: { label: 'Open the case', path: data.path },
  }),
  'case-joined': (data) => ({
    subject: `${data.number} was joined with your other request`,
    paragraphs: [
      `"${data.title}" is about the same as another request of yours, so your broker goes on with the two as one. Nothing is lost: what you sent and wrote stays readable.`,
    ],
    action: { label: 'Open your request', path: data.path },
  }),
  'case-separated': (data) => ({
    subject: `${data.number} goes on by itself again`,
    paragraphs: [`"${data.title}" was joined with another request by mistake and is open again.`],
    action: { label: 'Open your request', path: data.path },
  }),
  'choice-noted': (data) => ({
    subject: `Your broker noted your choice for ${data.number}`,
    paragraphs: [
      `${data.brokerName} noted that you chose one of the options for "${data.title}", and confirms it with the insurer next.`,
      'There is no coverage until your broker has confirmed it. If this is not what you agreed, please write to your broker.',
    ],
    action: { label: 'See what was noted', path: data.path },
  }),
  'insurer-declined': (data) => ({
    subject: `The insurer declined: ${data.number}`,
    paragraphs: [
      `The insurer you chose for "${data.title}" does not take it on. There is no coverage from it; your broker looks for another way and writes to you.`,
    ],
    action: { label: 'Open your request', path: data.path },
  }),
  'reply-due': (data) => ({
    subject: `A reply is due soon in ${data.number}`,
    paragraphs: [`The client of "${data.title}" waits for a reply, and most of the time for it has passed.`],
    action: { label: 'Open the case', path: data.path },
  }),
  'reply-late': (data) => ({
    subject: `The reply is late in ${data.number}`,
    paragraphs: [
      `The client of "${data.title}" was promised a reply that has not come. The administrators are told as well.`,
    ],
    action: { label: 'Open the case', path: data.path },
  }),
  'confirm-due': (data) => ({
    subject: `Confirm the accepted option for ${data.number}`,
    paragraphs: [
      `Your client accepted an option for "${data.title}", and most of the time to confirm it with the insurer has passed. There is no coverage until you do.`,
    ],
    action: { label: 'Open the case', path: data.path },
  }),
  'confirm-late': (data) => ({
    subject: `The confirmation is late for ${data.number}`,
    paragraphs: [
      `Your client accepted an option for "${data.title}" that has not been confirmed with the insurer in time. The administrators have been informed.`,
    ],
    action: { label: 'Open the case', path: data.path },
  }),
  'reply-late-watch': (data) => ({
    subject: `A client waits too long: ${data.number}`,
    paragraphs: [`A promise to the client of "${data.title}" was missed.`],
    action: { label: 'Open the case', path: data.path },
  }),
  'offer-ending': (data) => ({
    subject: `An offer expires on ${data.expires}`,
    paragraphs: [
      `A request (${data.title}) is still offered to you until ${data.expires}; after that it goes to the next broker.`,
    ],
    action: { label: 'Look at the request', path: data.path },
  }),
};
