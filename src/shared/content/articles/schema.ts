/** Articles of the admin area: what administrators write, decide and read about them. */
import { z } from 'zod';
import {
  CONTROLS,
  charactersProblem,
  cursorSchema,
  dateTimeSchema,
  idSchema,
  isoDate,
  optionalText,
} from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { type ArticlePicture, articlePictures } from '../pictures.ts';
import { type PostCategory, postCategories } from '../posts/post.ts';

export const TITLE_MAX = 90;
export const SLUG_MAX = 80;
export const BODY_MAX = 40_000;
export const SOURCES_MAX = 20;
/** Nothing is scheduled further ahead: its facts would be old by then. */
export const SCHEDULE_AHEAD_DAYS = 180;
export const NOTE_MAX = 500;

const RELOAD = 'Reload the page and try again';
const versionSchema = z.int(RELOAD).min(1, RELOAD).max(2_147_483_647, RELOAD);

/** As it was typed: half a sentence and the space at its end are kept. */
function typed(max: number, { multiline = false } = {}) {
  return z
    .string('Send this field as text')
    .max(max, `Use at most ${max} characters`)
    .refine((value) => charactersProblem(value, { multiline }) === null, byRule('invalid_characters', CONTROLS));
}

/** Empty while none is chosen. */
export const articleCategories = ['', ...Object.keys(postCategories)] as ['', ...PostCategory[]];
/** Empty for the picture of the category. */
export const pictureChoices = ['', ...Object.keys(articlePictures)] as ['', ...ArticlePicture[]];

export const typedSourceSchema = z.object({
  title: typed(300),
  publisher: typed(200),
  url: typed(500),
  /** `2026-05-15`, `2026-05` or `2026`. */
  published: typed(10),
  note: typed(300),
});
export type TypedSource = z.infer<typeof typedSourceSchema>;

export const articleTextSchema = z.object({
  title: typed(TITLE_MAX),
  /** The end of its address. */
  slug: typed(SLUG_MAX),
  category: z.enum(articleCategories, 'Choose from the categories listed'),
  picture: z.enum(pictureChoices, 'Choose from the pictures listed'),
  /** Markdown. */
  body: typed(BODY_MAX, { multiline: true }),
  sources: z
    .array(typedSourceSchema, 'Send the sources as a list')
    .max(SOURCES_MAX, `List up to ${SOURCES_MAX} sources`),
  /** The day somebody last checked it against its sources; empty until then. */
  reviewed: typed(10),
  /** A licensed person who read it and agreed to be named. Empty without one. */
  reviewer: z.object({ name: typed(80), licence: typed(120), date: typed(10) }),
});
export type ArticleText = z.infer<typeof articleTextSchema>;

export const emptySource: TypedSource = { title: '', publisher: '', url: '', published: '', note: '' };
export const emptyArticle: ArticleText = {
  ...{ title: '', slug: '', category: '', picture: '', body: '', sources: [], reviewed: '' },
  reviewer: { name: '', licence: '', date: '' },
};

/** What visitors see of it: nothing yet, the article, or that it was withdrawn. */
export const articleStatusSchema = z.enum(['draft', 'published', 'withdrawn']);

export const articleIdInputSchema = z.object({ articleId: idSchema });
export const articleVersionInputSchema = articleIdInputSchema.extend({ version: versionSchema });
export type ArticleVersionInput = z.infer<typeof articleVersionInputSchema>;

export const saveArticleInputSchema = articleVersionInputSchema.extend({ text: articleTextSchema });
export type SaveArticleInput = z.infer<typeof saveArticleInputSchema>;

const CHOOSE_TIME = 'Choose a time';
export const articleTimeSchema = z.object({
  day: isoDate('Choose a day'),
  time: z.string(CHOOSE_TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, CHOOSE_TIME),
});
export type ArticleTime = z.infer<typeof articleTimeSchema>;

const noteSchema = optionalText('Shorten the note', NOTE_MAX);

/** Without a time it is published now. */
export const publishArticleInputSchema = articleVersionInputSchema.extend({
  at: articleTimeSchema.nullable(),
  note: noteSchema,
});
export type PublishArticleInput = z.infer<typeof publishArticleInputSchema>;

export const withdrawArticleInputSchema = articleVersionInputSchema.extend({ note: noteSchema });
export type WithdrawArticleInput = z.infer<typeof withdrawArticleInputSchema>;

export const restoreArticleInputSchema = articleVersionInputSchema.extend({
  number: z.int('Choose a revision').min(1, 'Choose a revision').max(2_147_483_647, 'Choose a revision'),
  note: noteSchema,
});
export type RestoreArticleInput = z.infer<typeof restoreArticleInputSchema>;

export const listArticlesInputSchema = z.object({ cursor: cursorSchema.optional() });
export type ListArticlesInput = z.infer<typeof listArticlesInputSchema>;

export const articleSummarySchema = z.object({
  id: z.uuid(),
  status: articleStatusSchema,
  title: z.string(),
  savedAt: dateTimeSchema,
  /** When it, or a correction of it, will be published. */
  publishAt: dateTimeSchema.nullable(),
  publishedAt: dateTimeSchema.nullable(),
  withdrawnAt: dateTimeSchema.nullable(),
  /** Whether the draft differs from what was published. */
  hasChanges: z.boolean(),
  /** Why it wasn’t published when it was due. */
  problem: z.string().nullable(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;
export const articlePageSchema = z.object({
  articles: z.array(articleSummarySchema),
  nextCursor: z.string().nullable(),
});
export type ArticlePage = z.infer<typeof articlePageSchema>;

export const articleViewSchema = articleSummarySchema.extend({
  version: z.int(),
  text: articleTextSchema,
  savedByName: z.string(),
  savedByMe: z.boolean(),
  /** Its address while it is scheduled or published, and after it was withdrawn. */
  path: z.string().nullable(),
  /** The revision that visitors read, or read last; 0 for none. */
  publishedNumber: z.int(),
  /** Whether this server’s pages show what is published. */
  pagesFollow: z.boolean(),
});
export type Article = z.infer<typeof articleViewSchema>;

export const savedArticleSchema = z.object({ version: z.int(), savedAt: dateTimeSchema });
export type SavedArticle = z.infer<typeof savedArticleSchema>;

export const articleFieldSchema = z.enum(['title', 'slug', 'category', 'body', 'sources', 'reviewed', 'reviewer']);
export type ArticleField = z.infer<typeof articleFieldSchema>;

/** `error`: it can’t be published like this. `advice`: it can. */
export const articleCheckSchema = z.object({
  level: z.enum(['error', 'advice']),
  field: articleFieldSchema,
  message: z.string(),
});
export type ArticleCheck = z.infer<typeof articleCheckSchema>;

export const articleChecksSchema = z.object({
  version: z.int(),
  checks: z.array(articleCheckSchema),
  /** Why the draft can’t be shown as a page; null when it can. */
  notShown: z.string().nullable(),
  words: z.int(),
});
export type ArticleChecks = z.infer<typeof articleChecksSchema>;

export const articleHistoryInputSchema = articleIdInputSchema.extend({
  /** The revisions before this one. */
  cursor: z.int(RELOAD).min(0, RELOAD).max(2_147_483_647, RELOAD).optional(),
});
export const articleRevisionSchema = z.object({
  number: z.int(),
  title: z.string(),
  note: z.string(),
  publishedByName: z.string(),
  publishedAt: dateTimeSchema,
  restoredFrom: z.int().nullable(),
  /** The parts that differ from the revision before it. */
  changed: z.array(z.string()),
});
export type ArticleRevision = z.infer<typeof articleRevisionSchema>;
export const articleHistorySchema = z.object({ items: z.array(articleRevisionSchema), nextCursor: z.int().nullable() });
export type ArticleHistory = z.infer<typeof articleHistorySchema>;

/** The draft as the page will be. */
export const ARTICLE_PREVIEW_PATH = '/api/admin/articles/preview';
export const articlePreviewPath = (articleId: string) => `${ARTICLE_PREVIEW_PATH}?article=${articleId}`;
