/** The shape of every list with a REST address: one page of items, and where the next one begins. */
import { z } from 'zod';
import { cursorSchema } from './fields.ts';

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

/** One page of a list. @param item the schema of one */
export function pageSchemaOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Send this as `cursor` for the next page; null on the last' }),
  });
}
