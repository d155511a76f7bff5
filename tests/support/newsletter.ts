/** Subscribers and issues of the newsletter, for tests of its sending. */
import type { Services } from '#server/platform/services.ts';
import { type IssueText, issueTextSchema } from '#shared/newsletter/issues/schema.ts';
import type { ApiClient } from './api-client.ts';

export const hail: IssueText = {
  subject: 'Hail season is coming',
  preheader: 'What to ask your broker',
  topic: 'home',
  body: '## Before the storm\n\nAsk about your **deductible**, and read [the words](/resources/insurance-words).\n\n- Park inside.\n- Take photos.',
};

/** Confirmed ones, in the order of their names. Returns their addresses. */
export async function addSubscribers(
  { db, now }: Pick<Services, 'db' | 'now'>,
  count: number,
  { name = 'reader', topics = [] as string[] } = {},
): Promise<string[]> {
  const at = now();
  const emails = Array.from({ length: count }, (_, index) => `${name}-${String(index).padStart(4, '0')}@example.com`);
  await db.newsletterSubscriber.createMany({
    data: emails.map((email) => ({
      ...{ email, emailKey: email, topics, status: 'confirmed' as const },
      ...{ createdAt: at, confirmedAt: at, confirmationSentAt: at },
    })),
  });
  return emails;
}

/** A saved draft. */
export async function writeIssue(admin: ApiClient, text: Partial<IssueText> = {}) {
  const { id: issueId } = await admin.trpc.newsletterIssues.create.mutate();
  const whole = issueTextSchema.parse({ ...hail, ...text });
  const { version } = await admin.trpc.newsletterIssues.save.mutate({ issueId, version: 1, text: whole });
  return { issueId, version };
}
