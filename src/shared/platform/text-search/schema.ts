/** What every search returns in addition to its page. */
import { z } from 'zod';

export const searchProgressShape = {
  /** The search stopped before the page was full; nothing is skipped, the cursor continues where it stopped. */
  capped: z.boolean(),
  /** When nothing was found: names with a similar spelling, the closest first. */
  near: z.array(z.string()),
};
