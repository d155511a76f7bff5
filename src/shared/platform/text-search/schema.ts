/** What every search tells beside its page. */
import { z } from 'zod';

export const searchProgressShape = {
  /** The search stopped before the page was full; nothing is left out, the cursor goes on where it stopped. */
  capped: z.boolean(),
  /** Where nothing was found: names that are spelled nearly like the one that was looked for, the nearest first. */
  near: z.array(z.string()),
};
