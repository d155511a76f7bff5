/**
 * The building blocks of content. Every page, the sitemap, structured data, the feed and search read the same typed data, which
 * `scripts/content` reads from the Markdown in `content/` and checks with these schemas: adding a page means adding its file.
 */
import { z } from 'zod';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = `${number}-${number}-${number}`;
export const daySchema = z.iso.date().transform((day) => day as Day);

/**
 * Markdown: paragraphs, lists, tables, `**bold**`, `## headings` in posts. Four additions: links to our own pages are paths
 * (`[hail](/blog/hail-season)`), `[deductible](term:deductible)` explains a glossary term in place, `{{fact:auto-grid}}` becomes the
 * sentence of a legal fact that is true on the day the page is read, and `{{amount:condo-deductible-charge}}` has been written out
 * by `scripts/content` already.
 */
export type Prose = string;
export const proseSchema = z.string().min(1);

/** The path of one of our pages, as further reading. */
export const relatedSchema = z.array(z.string().startsWith('/')).readonly();

/** Short lines for a printable checklist. */
export const checklistSchema = z.array(z.string().min(1)).readonly();

/** The id that references use: `auto-grid`. */
export const nameSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lowercase letters and digits, with hyphens');

const sourceFields = {
  title: z.string().min(1),
  publisher: z.string().min(1),
  /** Leads to the page itself. Left out when no such address is known: `note` says how to find it then. */
  url: z.url({ protocol: /^https$/, error: 'Write an address that begins with https://' }).optional(),
  /** As precisely as it is known. */
  published: z
    .string('Invalid day: write it in quotes, such as "2025"')
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'Invalid day: write "2025-05-15", "2025-05" or "2025"')
    .optional(),
  /** How to find it, when the address does not lead to it. It’s shown with the source. */
  note: z.string().min(1).optional(),
};

/** `https://kings-printer.alberta.ca/`: a reader would have to search the whole site. */
const HOME_PAGE = /^https:\/\/[^/?]+\/?(?:(?:en|fr|eng)\/?)?$/;

/** A source that a reader can find: by its address, or by what its note says. */
function findable<Shape extends { url?: string | undefined; note?: string | undefined }>(
  { url, note }: Shape,
  context: z.RefinementCtx<Shape>,
): void {
  if (note) return;
  if (!url) context.addIssue({ code: 'custom', message: 'Without an address, a note says how to find it', path: [] });
  else if (HOME_PAGE.test(url))
    context.addIssue({
      code: 'custom',
      message: 'This is a home page: write the address of the specific page, or a note on how to get there',
      path: ['url'],
    });
}

/** The source of a statement. */
export const sourceSchema = z.strictObject(sourceFields).superRefine(findable);
export type Source = z.output<typeof sourceSchema>;

/** The source of a dated fact: also what kind it is, where in it the rule is, and when somebody last read it. */
export const factSourceSchema = z
  .strictObject({
    ...sourceFields,
    /** Primary: the law, or the body that makes the rule or counts the figure. Secondary: someone who reports it. */
    kind: z.enum(['primary', 'secondary']),
    /** `Insurance Act, RSA 2000, c I-3`, if it is a statute or regulation or explains one. */
    statute: z.string().min(1).optional(),
    /** The day somebody last read it; left out when it was only cited from another source. */
    seen: daySchema.optional(),
  })
  .superRefine(findable);

/** A licensed person who checked the text and agreed to be named with it. */
export const reviewerSchema = z.strictObject({
  name: z.string().min(1),
  /** As they hold it: `Level 2 general insurance agent in Alberta`. */
  licence: z.string().min(1),
  date: daySchema,
});
export type Reviewer = z.output<typeof reviewerSchema>;

const anchorSchema = z.string('Write the anchor after the heading: {#anchor}');

export const faqItemSchema = z.strictObject({
  /** The anchor of the question: `/faq#flood-cover` opens it. Unique across all questions of the product. */
  id: anchorSchema,
  question: z.string().min(1),
  answer: proseSchema,
});
export type FaqItem = z.output<typeof faqItemSchema>;

/** A short name and its explanation. */
export const pointSchema = z.strictObject({ name: z.string().min(1), text: proseSchema });
export type Point = z.output<typeof pointSchema>;

export const sectionSchema = z.strictObject({
  /** The anchor of the heading. */
  id: anchorSchema,
  heading: z.string().min(1),
  body: proseSchema,
});
export type Section = z.output<typeof sectionSchema>;

/** Fields that every content page has. */
export const contentPageSchema = z.strictObject({
  /** Title for search engines and tabs, without the site name; at most 55 characters. */
  title: z.string().min(1).max(55),
  /** One or two sentences. */
  description: z.string().min(70).max(160),
  /** The day it was last checked to be still true. */
  reviewed: daySchema,
  sources: z.array(sourceSchema).readonly(),
});
