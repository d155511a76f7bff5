/** The articles that are published from the admin area, beside those of the content: their list, which every process has in memory. */
import { z } from 'zod';
import { defineSetting } from '#shared/platform/settings.ts';
import { type Post, type PostCategory, postCategories, postSchema } from '../posts/post.ts';
import { daySchema, nameSchema } from '../types.ts';

/** More are refused: every page with the list of articles names each of them. */
export const ARTICLES_MAX = 300;

export const slugSchema = nameSchema.max(80);

/** An article as it was published: the same as one of the content. The text of a revision. */
export const articleSchema = z.strictObject({ slug: slugSchema, ...postSchema.shape });

const entrySchema = z.object({
  id: z.uuid(),
  /** The revision that visitors read. */
  number: z.int().min(1),
  slug: slugSchema,
  title: z.string(),
  category: z.enum(Object.keys(postCategories) as PostCategory[]),
  published: daySchema,
  modified: daySchema,
  /** Its first paragraph: what lists say about it. */
  opening: z.string(),
});
/** What lists need of an article. Its text is in its revision. */
export type ArticleEntry = z.output<typeof entrySchema>;

export const articleIndexSchema = z.object({
  articles: z.array(entrySchema),
  /** Addresses that had an article; they are never used again. */
  withdrawn: z.array(slugSchema),
});
export type ArticleIndex = z.output<typeof articleIndexSchema>;

export const articlesSetting = defineSetting<ArticleIndex>('articles', articleIndexSchema, {
  articles: [],
  withdrawn: [],
});

/** Longer than any summary made of it. */
const OPENING_MAX = 1_000;

/** The entry of an article. */
export function entryOf(
  id: string,
  number: number,
  { slug, title, category, published, modified, body }: Post,
): ArticleEntry {
  return { id, number, slug, title, category, published, modified, opening: openingOf(body).slice(0, OPENING_MAX) };
}

/** The first paragraph of a text. */
export function openingOf(body: string): string {
  return body.trim().split(/\n\s*\n/, 1)[0] ?? '';
}

/** Articles of both kinds, the newest first. Of the same day, those of the admin area come first. */
export function newestFirst<Article extends { published: string }>(articles: readonly Article[]): Article[] {
  return articles.toSorted((one, other) => other.published.localeCompare(one.published));
}
