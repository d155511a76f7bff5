import { z } from 'zod';

/** A field of the API that means the same wherever it occurs, or on one schema or operation alone. */
export const fieldWordsSchema = z.strictObject({
  /** What the name doesn’t say: the unit, the form, who sees it, when it’s empty. Left out where the contract says it beside the field. */
  text: z.string().min(12).optional(),
  /** A value out of the life of the demo’s people. */
  example: z.unknown().optional(),
  /** The most characters or entries that an answer has. Input has its limits in the contract. */
  max: z.int().positive().optional(),
});
export type FieldWords = z.output<typeof fieldWordsSchema>;

/** A group of operations. */
const tagWordsSchema = z.strictObject({
  /** The group in words, such as in the reference. */
  title: z.string().min(1),
  text: z.string().min(12),
});

/** What the API’s document says beside the contract (content/api.yaml). */
export const apiWordsSchema = z.strictObject({
  /** In the order in which an integrator needs them, which is that of the document and the reference. */
  tags: z.record(z.string(), tagWordsSchema),
  /** By the name of the field, or `Schema.field` and `operation.field` where it means something else there. */
  fields: z.record(z.string(), fieldWordsSchema),
  /** How a file begins, by its media type. */
  files: z.record(z.string(), z.string()),
});
export type ApiWords = z.output<typeof apiWordsSchema>;
