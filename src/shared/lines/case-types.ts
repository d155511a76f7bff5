/** What a case can be about: a line of insurance, or nothing in particular. */
import { z } from 'zod';

export const caseTypeSchema = z.enum(
  [
    'general',
    'auto',
    'home',
    'life',
    'travel',
    'specialty',
    'supervisa',
    'group-benefits',
    'commercial-auto',
    'business',
  ],
  'Please choose a type of insurance',
);
export type CaseType = z.infer<typeof caseTypeSchema>;
