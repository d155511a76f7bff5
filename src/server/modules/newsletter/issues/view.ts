/** An issue for administrators, and as the email its readers get. */
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { type MarkdownBody, renderMarkdown } from '#server/platform/email/markdown.ts';
import { type EmailContent, type RenderedMail, renderMail } from '#server/platform/email/view.ts';
import { type Issue, type IssueSummary, type IssueText, issueTextSchema } from '#shared/newsletter/issues/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

export const summarySelect = {
  id: true,
  status: true,
  subject: true,
  topic: true,
  savedAt: true,
  sendAt: true,
  startedAt: true,
  endedAt: true,
  sentCount: true,
} satisfies Prisma.NewsletterIssueSelect;

export const issueSelect = {
  ...summarySelect,
  preheader: true,
  body: true,
  version: true,
  savedById: true,
  savedByName: true,
  textHash: true,
  failedCount: true,
  suppressedCount: true,
  cancelledCount: true,
  bouncedCount: true,
  unsubscribedCount: true,
} satisfies Prisma.NewsletterIssueSelect;
export type IssueRow = Prisma.NewsletterIssueGetPayload<{ select: typeof issueSelect }>;

export function textOf(row: Pick<IssueRow, 'subject' | 'preheader' | 'topic' | 'body'>): IssueText {
  // A check of the database has the same topics.
  const { subject, preheader, body } = row;
  return { subject, preheader, body, topic: issueTextSchema.shape.topic.parse(row.topic) };
}

export function summaryView(row: Prisma.NewsletterIssueGetPayload<{ select: typeof summarySelect }>): IssueSummary {
  const { id, status, subject, sentCount } = row;
  return {
    id,
    status,
    subject,
    sentCount,
    topic: issueTextSchema.shape.topic.parse(row.topic),
    savedAt: row.savedAt.toISOString(),
    sendAt: row.sendAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

/** @param queued those whose outcome isn’t known yet */
export function issueView(row: IssueRow, { viewerId, queued }: { viewerId: string; queued: number }): Issue {
  return {
    ...summaryView(row),
    version: row.version,
    text: textOf(row),
    savedByName: row.savedByName,
    savedByMe: row.savedById === viewerId,
    textHash: row.textHash,
    numbers: {
      queued,
      sent: row.sentCount,
      failed: row.failedCount,
      suppressed: row.suppressedCount,
      cancelled: row.cancelledCount,
      bounced: row.bouncedCount,
      unsubscribed: row.unsubscribedCount,
    },
  };
}

const WAY_OUT = 'Unsubscribe';

/** The words of the email, without its way out. */
export function contentOf(text: IssueText, body: MarkdownBody): Omit<EmailContent, 'greeting' | 'wayOut'> {
  const preheader = text.preheader.trim();
  return { subject: text.subject.trim() || 'No subject', paragraphs: [], body, ...(preheader && { preheader }) };
}

/** The email as a reader gets it; in a preview its unsubscribe link leads to the page that explains it. */
export function renderIssue(text: IssueText, site: SiteProfile): RenderedMail & { parsed: MarkdownBody } {
  const parsed = renderMarkdown(text.body, site.url);
  const wayOut = { label: WAY_OUT, path: paths.newsletterUnsubscribe };
  return { ...renderMail({ greeting: '', ...contentOf(text, parsed), wayOut }, site), parsed };
}
