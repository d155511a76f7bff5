/** What the page of the site's settings reads and sends. */
import { z } from 'zod';
import { dateTimeSchema, optionalText } from '#shared/platform/fields.ts';
import { siteProfileSchema } from '#shared/platform/site.ts';
import { settingView } from '#shared/settings/schema.ts';
import { siteDocumentSchema } from './schema.ts';

const number = z
  .int('Reload the page and try again')
  .min(0, 'Reload the page and try again')
  .max(2_147_483_647, 'Reload the page and try again');

export const siteChangeSchema = z.object({ label: z.string(), before: z.string(), after: z.string() });

/** How far the pages of this site follow what is published. */
export const pagesStateSchema = z.object({
  state: z.enum(['current', 'updating', 'failed']),
  /** Since when it couldn't be rendered. */
  failedAt: dateTimeSchema.nullable(),
});
export type PagesState = z.infer<typeof pagesStateSchema>;

export const siteRevisionSchema = z.object({
  number: z.int(),
  note: z.string(),
  publishedByName: z.string(),
  publishedAt: dateTimeSchema,
  restoredFrom: z.int().nullable(),
  /** Compared with the revision before it. */
  changes: z.array(siteChangeSchema),
});
export type SiteRevision = z.infer<typeof siteRevisionSchema>;

export const siteEditorSchema = z.object({
  draft: settingView(siteDocumentSchema),
  /** The number of the published revision; 0 while nothing was published. */
  published: z.int(),
  publishedValue: siteDocumentSchema,
  /** What publishing the draft would change. */
  changes: z.array(siteChangeSchema),
  /** What the server's configuration says, for what is left empty. */
  configured: siteProfileSchema,
  configuredStories: z.int(),
  /** Pages that can name a reviewer. */
  pages: z.array(z.object({ path: z.string(), title: z.string(), reviewer: z.string().nullable() })),
  pagesState: pagesStateSchema,
});
export type SiteEditor = z.infer<typeof siteEditorSchema>;

export const saveSiteDraftInputSchema = z.object({ version: number, value: siteDocumentSchema });
/** `version` is that of the draft as it was shown, `published` that of the revision it was compared with. */
export const publishSiteInputSchema = z.object({
  version: number,
  published: number,
  note: optionalText('Shorten the note', 500),
});
export const restoreSiteInputSchema = z.object({
  number: number.min(1, 'Choose a revision'),
  published: number,
  note: optionalText('Shorten the note', 500),
});
export const publishedAnswerSchema = z.object({ number: z.int() });

export const siteHistoryInputSchema = z.object({
  /** The revisions before this one. */
  cursor: number.optional(),
});
export const siteHistorySchema = z.object({ items: z.array(siteRevisionSchema), nextCursor: z.int().nullable() });

/** The page of the draft, as visitors would see it. */
export const SITE_PREVIEW_PATH = '/api/admin/site/preview';
export const sitePreviewPath = (page: string) => `${SITE_PREVIEW_PATH}?page=${encodeURIComponent(page)}`;
