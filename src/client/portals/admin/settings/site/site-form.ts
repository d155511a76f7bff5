/** The form of the site's settings, which its groups share. */
import type { ZodForm } from '#client/lib/use-zod-form.ts';
import type { siteDocumentSchema } from '#shared/publishing/site/schema.ts';

export type SiteForm = ZodForm<typeof siteDocumentSchema>;
