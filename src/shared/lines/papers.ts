/** A paper to have ready for the broker, as its client reads it. */
import { z } from 'zod';

export const paperSchema = z.object({ id: z.string(), title: z.string(), why: z.string() });
export type Paper = z.infer<typeof paperSchema>;
