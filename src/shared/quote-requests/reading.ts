/** Reading a visitor's policy, card or renewal letter: what is sent, and what comes back. */
import { z } from 'zod';
import { type Finding, findingKinds } from '#shared/lines/reading/findings.ts';
import { paperKinds } from '#shared/lines/reading/marks.ts';

/** A PDF or a picture, as it is. Nothing is stored. */
export const READ_PAPER_PATH = '/api/read-paper';
/** Eight megabytes: a policy of many pages, or a phone's picture at full size. */
export const READ_PAPER_MAX_BYTES = 8 * 1024 * 1024;

const share = z.number();

export const readPaperSchema = z.object({
  paper: z.enum(paperKinds),
  pageCount: z.int().meta({ description: 'Of the file; only the first four are read' }),
  findings: z.array(
    z.object({
      kind: z.enum(findingKinds),
      row: z.int().meta({ description: 'Counts vehicles and drivers' }),
      value: z.union([z.string(), z.number()]),
      page: z.int().meta({ description: 'The page of the file, from 1' }),
      box: z
        .object({ x: share, y: share, width: share, height: share })
        .meta({ description: 'Where it was read, as shares of the page' }),
    }) satisfies z.ZodType<Finding>,
  ),
});
export type ReadPaperResult = z.infer<typeof readPaperSchema>;
