/** Articles of the admin area, for tests. */
import { type ArticleText, articleTextSchema, emptyArticle } from '#shared/content/articles/schema.ts';
import type { ApiClient } from './api-client.ts';

const paragraph =
  'Keep the papers of the machine, the photos and the serial number in one folder. Ask your broker which parts of the equipment the policy names, and which it leaves out. Tell them where it is stored in summer and in winter, who else drives it, and whether it ever leaves your own land.';

/** Passes every check. */
export const snow: ArticleText = {
  ...emptyArticle,
  title: 'Insuring a snow blower and other yard machines',
  slug: 'yard-machines',
  category: 'home',
  body: [
    'Small machines are often part of what you own at home, and larger ones need a policy of their own. Ask before the season begins.',
    '## What counts as equipment',
    `${paragraph} Your [deductible](term:deductible) applies to each loss. See [home insurance](/insurance/home) too.`,
    '## What to ask',
    `- Is it covered away from home?\n- Is it covered while a neighbour uses it?\n\n${paragraph}`,
    '## Before you sell it',
    paragraph,
  ].join('\n\n'),
  reviewed: '2026-11-20',
};

/** A saved draft. */
export async function writeArticle(admin: ApiClient, text: Partial<ArticleText> = {}) {
  const { id: articleId } = await admin.trpc.articles.create.mutate();
  const whole = articleTextSchema.parse({ ...snow, ...text });
  const { version } = await admin.trpc.articles.save.mutate({ articleId, version: 1, text: whole });
  return { articleId, version };
}
