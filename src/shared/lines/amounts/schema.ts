import { z } from 'zod';
import type { Amount } from './amount.ts';

/** A name of content: lowercase letters and digits, with hyphens. */
const nameSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lowercase letters and digits, with hyphens');
const fact = nameSchema;

/** The amounts of the law by name, as their file has them. */
export const amountsSchema: z.ZodType<Record<string, Amount>> = z.record(
  nameSchema,
  z.union([z.strictObject({ fact, dollars: z.int().positive() }), z.strictObject({ fact, years: z.int().positive() })]),
);
