/** An issue as an email. Its text is read when it is sent, so that the outbox doesn’t hold it once for each reader. */
import { unsubscribePath } from '#server/modules/newsletter/commands.ts';
import { defineEmails } from '#server/modules/notifications/outbox/definition.ts';
import { renderMarkdown } from '#server/platform/email/markdown.ts';
import type { Services } from '#server/platform/services.ts';
import type { IssueText } from '#shared/newsletter/issues/schema.ts';
import { contentOf, issueSelect, textOf } from './view.ts';

type Found = { text: IssueText; siteUrl: string; path: string };
export type IssueEmailData = {
  'newsletter-issue': { issueId: string; subscriberId: string; found?: Found };
  'newsletter-test': { issueId: string; found?: Found };
};

async function findText({ db, env }: Services, issueId: string) {
  const row = await db.newsletterIssue.findUnique({ where: { id: issueId }, select: issueSelect });
  return row && { status: row.status, text: textOf(row), siteUrl: env.site.url };
}

/** @throws when the outbox hasn’t read the text before: it would send an empty email */
function wordsOf(found: Found | undefined) {
  if (!found) throw new Error('An issue is read before it is sent');
  return contentOf(found.text, renderMarkdown(found.text.body, found.siteUrl));
}

export const issueEmails = defineEmails<IssueEmailData>({
  'newsletter-issue': {
    rule: 'always',
    law: { counted: 'optional', wayOut: 'Unsubscribe' },
    async read(services, data) {
      const { issueId, subscriberId } = data;
      const [issue, subscriber] = await Promise.all([
        findText(services, issueId),
        services.db.newsletterSubscriber.findUnique({ where: { id: subscriberId }, select: { status: true } }),
      ]);
      if (!issue || issue.status === 'cancelled' || subscriber?.status !== 'confirmed') return null;
      return { ...data, found: { ...issue, path: unsubscribePath(services, subscriberId, issueId) } };
    },
    content: ({ found }) => ({ ...wordsOf(found), ...(found && { wayOutPath: found.path }) }),
  },
  'newsletter-test': {
    rule: 'always',
    law: 'internal',
    async read(services, data) {
      const issue = await findText(services, data.issueId);
      return issue && { ...data, found: { ...issue, path: '' } };
    },
    content({ found }) {
      const words = wordsOf(found);
      return {
        ...words,
        subject: `Test: ${words.subject}`,
        note: 'This is a test, sent to you only. In the issue itself, each reader gets an unsubscribe link of their own at the end.',
      };
    },
  },
});
