/** What an issue must have before it is sent, and what is sent. */
import { createHash } from 'node:crypto';
import type { MarkdownBody, MarkdownProblem } from '#server/platform/email/markdown.ts';
import { forbiddenWords } from '#shared/content/forbidden-words.ts';
import type { IssueCheck, IssueText } from '#shared/newsletter/issues/schema.ts';

/** Programs that list emails cut a subject off about there. */
const SUBJECT_SHOWN = 70;
const PREHEADER_SHOWN = 110;
/** Gmail hides the end of a larger email, with its unsubscribe link. */
const HTML_MAX = 90_000;

const problemWords: Record<MarkdownProblem['rule'], (found: string) => string> = {
  html: (found) => `HTML isn’t sent: “${found}”. Use Markdown.`,
  picture: (found) => `Pictures aren’t sent: “${found}”. Loading one would show who opened the email.`,
  link: (found) => `A link must begin with https:// or be a page of this site: “${found}”.`,
  unsupported: (found) => `Tables and code aren’t supported: “${found}”.`,
  nesting: () => 'The text has too many lists or quotations inside one another.',
};

function wordsIn({ subject, preheader }: IssueText, body: string): string[] {
  return [subject, preheader, body].flatMap((words) => {
    const found = forbiddenWords.map((pattern) => pattern.exec(words)?.[0]);
    return found.filter((word) => word !== undefined);
  });
}

/**
 * What to fix (`error`) or to think about (`advice`) before an issue is sent.
 * @param pages the addresses of the site’s pages
 */
export function checkIssue(
  text: IssueText,
  body: MarkdownBody,
  html: string,
  pages: ReadonlySet<string>,
): IssueCheck[] {
  const dead = body.links.filter((link) => link.startsWith('/') && !pages.has(link.split(/[#?]/)[0] ?? ''));
  const errors = [
    ...(text.subject.trim() ? [] : ['Write a subject.']),
    ...(text.topic ? [] : ['Choose a topic: it decides who gets the issue.']),
    ...(text.body.trim() ? [] : ['Write the text.']),
    ...body.problems.map(({ rule, found }) => problemWords[rule](found)),
    ...dead.map((link) => `This site has no page ${link}.`),
    ...wordsIn(text, body.text).map((found) => `“${found}” promises coverage or a price, or misrepresents who we are.`),
    ...(/\{\{|\}\}/.test(text.body)
      ? ['Placeholders in {{braces}} aren’t filled in. Write the words themselves.']
      : []),
    ...(html.length > HTML_MAX ? ['The issue is too long: Gmail would hide its end.'] : []),
  ];
  const advice = [
    ...(text.preheader.trim() ? [] : ['Without a preheader, email programs show the first words of the text.']),
    ...(text.subject.length > SUBJECT_SHOWN
      ? [`Most programs show about ${SUBJECT_SHOWN} characters of a subject.`]
      : []),
    ...(text.preheader.length > PREHEADER_SHOWN
      ? [`Most programs show about ${PREHEADER_SHOWN} characters of a preheader.`]
      : []),
  ];
  return [
    ...errors.map((message) => ({ level: 'error' as const, message })),
    ...advice.map((message) => ({ level: 'advice' as const, message })),
  ];
}

/** The hash of what is sent, which the audit log keeps. */
export function textHashOf({ topic, subject, preheader, body }: IssueText): string {
  return createHash('sha256')
    .update(JSON.stringify([topic, subject, preheader, body]))
    .digest('hex');
}
