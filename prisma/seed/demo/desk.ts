/** What the demo's administrator finds: contact messages, subscribers, a privacy request and an invitation. */
import { randomUUID } from 'node:crypto';
import { answerWhole } from '#server/modules/assistant/commands.ts';
import { giveAnswerFeedback } from '#server/modules/assistant/transcripts/feedback/commands.ts';
import { submitContact } from '#server/modules/contact-messages/commands.ts';
import { replyToMessage, setMessageStatus } from '#server/modules/contact-messages/inbox/commands.ts';
import { giveFeedback } from '#server/modules/content/feedback/commands.ts';
import { confirmSubscription, subscribe } from '#server/modules/newsletter/commands.ts';
import { readNotifications } from '#server/modules/notifications/commands.ts';
import { askPrivacyRequest } from '#server/modules/privacy/commands.ts';
import { inviteUser } from '#server/modules/users/invitations/commands.ts';
import { websiteChat } from '#shared/assistant/texts.ts';
import type { SubmitContactInput } from '#shared/contact-messages/schema.ts';
import { somebody } from '../simulation/demand.ts';
import type { Scene } from './scene.ts';

const said: {
  daysAgo: number;
  insuranceType: NonNullable<SubmitContactInput['insuranceType']>;
  message: string;
  outcome?: 'replied' | 'spam';
}[] = [
  {
    daysAgo: 12,
    insuranceType: 'home',
    message: 'Do your brokers also look at acreages west of Cochrane? We have a barn and a hobby shop.',
    outcome: 'replied',
  },
  {
    daysAgo: 7,
    insuranceType: 'other',
    message: 'We can bring your website to the first page. Guaranteed results, reply for prices.',
    outcome: 'spam',
  },
  {
    daysAgo: 1.3,
    insuranceType: 'auto',
    message: 'I moved here from Ontario in September. Can my claims history from there be used for a quote?',
  },
  {
    daysAgo: 0.2,
    insuranceType: 'business',
    message: 'I am opening a small pottery studio in Red Deer. What should I have ready before I ask for a quote?',
  },
];

export function contactMessages({ on, services, cast, random }: Scene): void {
  for (const { daysAgo, insuranceType, message, outcome } of said)
    on(daysAgo, async () => {
      const { fullName: name, email, phone } = somebody(random);
      const { id } = await submitContact(services, { name, email, phone, message, insuranceType }, 'form');
      if (outcome === 'spam')
        on(daysAgo - 0.4, async () => {
          await setMessageStatus(services, cast.alex, { messageId: id, version: 1, status: 'spam' });
        });
      if (outcome === 'replied')
        on(daysAgo - 0.3, async () => {
          await replyToMessage(services, cast.alex, {
            messageId: id,
            version: 1,
            body: 'Yes, they do. Please use the home form and mention both buildings so the broker can include them.',
            clientKey: randomUUID(),
          });
        });
    });
}

/** Over half a year; one never confirmed. */
export function subscribers({ on, services, random }: Scene): void {
  for (const [index, daysAgo] of [118, 91, 72, 60, 38, 21, 9, 2].entries())
    on(daysAgo, async () => {
      const { email } = somebody(random);
      await subscribe(services, { email });
      if (index === 7) return;
      const token = await tokenIn(services.db, 'newsletter-confirm', email);
      await confirmSubscription(services, { token });
    });
}

/** How many found each helpful, and how many did not. */
const readers = [
  ['/blog/end-of-the-grid', 5, 4],
  ['/faq/auto#premium-rises-without-claims', 3, 5],
  ['/faq/claims#claim-denied', 4, 2],
  ['/super-visa', 7, 1],
  ['/blog/winter-driving', 6, 0],
] as const;

export function pageFeedback({ on, services }: Scene): void {
  for (const [page, helpful, notHelpful] of readers)
    for (let index = 0; index < helpful + notHelpful; index += 1)
      on(1 + index * 3, async () => {
        await giveFeedback(services, { page, helpful: index < helpful ? 'yes' : 'no' });
      });
}

/** What visitors asked in the chat, and what they said about the answer. */
const asked = [
  { daysAgo: 6, question: 'Does home insurance cover a sewer backup?', helpful: 'yes' },
  { daysAgo: 4, question: 'What happens to my policy if I move to B.C.?', helpful: 'no', reason: 'incomplete' },
  { daysAgo: 2, question: 'Can my daughter drive my car with a learner’s licence?', helpful: 'yes' },
  {
    daysAgo: 1,
    question: 'Is the trampoline in our yard a problem?',
    helpful: 'no',
    reason: 'missed',
    remark: 'I wanted to know whether I have to report it.',
  },
] as const;

export function chatFeedback({ on, services }: Scene): void {
  for (const { daysAgo, question, ...said } of asked)
    on(daysAgo, async () => {
      const caseInfo = { ...websiteChat, currentPage: '/' };
      const input = { messages: [{ role: 'user' as const, content: question }], caseInfo, external: false };
      const { data } = await answerWhole(services, input, new AbortController().signal);
      if (data?.answerId) await giveAnswerFeedback(services, { answerId: data.answerId, ...said });
    });
}

export function privacyRequest({ on, services, cast }: Scene): void {
  on(3, async () => {
    await askPrivacyRequest(services, cast.mateo.viewer, {
      kind: 'access',
      note: 'Please send me a copy of the information you have about me.',
    });
  });
}

export function invitation({ on, services, cast }: Scene): void {
  on(2, async () => {
    await inviteUser(services, cast.alex, { role: 'admin', fullName: 'Sky Sample', email: 'sky.sample@example.com' });
  });
}

/** The three people one can sign in as have read what came in until a day and a half ago. */
export function catchUp({ on, services, cast }: Scene): void {
  on(1.5, async () => {
    for (const viewer of [cast.casey.viewer, cast.bailey, cast.alex]) {
      const { _max } = await services.db.notification.aggregate({ where: { userId: viewer.id }, _max: { seq: true } });
      if (_max.seq) await readNotifications(services, viewer, _max.seq);
    }
  });
}

/** Opens the email as its reader would: the link in it is not stored anywhere else. */
async function tokenIn(db: Scene['services']['db'], template: string, to: string): Promise<string> {
  const { data } = await db.outboxMail.findFirstOrThrow({ where: { template, to }, select: { data: true } });
  const { path } = data as { path: string };
  return new URL(path, 'https://example.com').searchParams.get('token') ?? '';
}
