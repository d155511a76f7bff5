/** The shape of every list with a REST address: one page of items, and where the next one begins. */
import { z } from 'zod';
import { cursorSchema } from './fields.ts';
import { byRule } from './issue-rules.ts';

export const MAX_PAGE = 100;
export const DEFAULT_PAGE = 50;

/** The input fields of a list, to spread into its schema beside its filters. */
export const pageFields = {
  cursor: cursorSchema.optional().meta({ description: 'The `nextCursor` of the page before' }),
  limit: z
    .int(`Ask for 1 to ${MAX_PAGE} at a time`)
    .min(1, `Ask for 1 to ${MAX_PAGE} at a time`)
    .max(MAX_PAGE, `Ask for 1 to ${MAX_PAGE} at a time`)
    .optional()
    .meta({ description: `How many at a time: ${DEFAULT_PAGE}, unless this says otherwise` }),
};

const MOMENT = 'Send a moment like 2026-11-26T17:00:00Z';
/** Years that no database and no clock here has trouble with. */
const moments = { from: Date.parse('2000-01-01T00:00:00Z'), to: Date.parse('2100-12-31T23:59:59Z') };

/** Since when a list is asked for. */
export const momentSchema = z.iso
  .datetime({ offset: true, error: MOMENT })
  // What is no moment at all was refused already, and is neither.
  .refine(
    (text) => !(Date.parse(text) < moments.from || Date.parse(text) > moments.to),
    byRule('invalid_format', MOMENT),
  );

/** Rows that change while somebody pages come again at the end of `updated_asc`, and are missed in `updated_desc`. */
export const updateOrderSchema = z.enum(['updated_desc', 'updated_asc'], 'Choose an order');
export type UpdateOrder = z.infer<typeof updateOrderSchema>;

/** One page of a list, named after what is in it, for programs generated from the document. @param item the schema of one */
export function pageSchemaOf<Item extends z.ZodType>(item: Item) {
  const page = z.object({
    items: z.array(item),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Send this as `cursor` for the next page; null on the last' }),
  });
  const id = item.meta()?.id;
  return id ? page.meta({ id: `${id}Page`, description: 'One page of a list' }) : page;
}
