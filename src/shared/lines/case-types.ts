/** What a case can be about: a line of insurance, or nothing in particular. */
import { z } from 'zod';
import { lineIds } from './ids.ts';

export const caseTypeSchema = z.enum(lineIds, 'Choose a type of insurance');
export type CaseType = z.infer<typeof caseTypeSchema>;
