/** Saved views: lists of cases under a name of the user's choice. */
import { z } from 'zod';
import { idSchema, line } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { parseQueueQuery, queueQueryString } from '#shared/queue/query.ts';

/** More would not make it easier to find one. */
export const SAVED_VIEWS_MAX = 30;

const nameSchema = line('Enter a name for the view', { max: 60 });

/** The filters as in the address. Unknown ones are refused; the rest is stored in one spelling. */
const querySchema = z
  .string('Use the list’s filters')
  .max(2_000, 'Use the list’s filters')
  .transform((text, context) => {
    const { query, unknown } = parseQueueQuery(new URLSearchParams(text));
    if (unknown.length === 0) return queueQueryString(query);
    context.addIssue({ code: 'custom', ...byRule('invalid_format', 'Use the list’s filters') });
    return z.NEVER;
  })
  .pipe(z.string());

export const savedViewSchema = z.object({ id: z.uuid(), name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof savedViewSchema>;
export const savedViewListSchema = z.object({ views: z.array(savedViewSchema) });
export type SavedViewList = z.infer<typeof savedViewListSchema>;

export const saveViewInputSchema = z.object({ name: nameSchema, query: querySchema });
export type SaveViewInput = z.infer<typeof saveViewInputSchema>;

export const renameViewInputSchema = z.object({ viewId: idSchema, name: nameSchema });
export type RenameViewInput = z.infer<typeof renameViewInputSchema>;

export const removeViewInputSchema = z.object({ viewId: idSchema });

export const reorderViewsInputSchema = z.object({
  viewIds: z.array(idSchema, 'Send the views’ ids').max(SAVED_VIEWS_MAX, 'Send the views’ ids'),
});
export type ReorderViewsInput = z.infer<typeof reorderViewsInputSchema>;
