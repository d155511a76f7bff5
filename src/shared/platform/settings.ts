import type { z } from 'zod';

/** Something administrators decide while the product runs: kept under its key, and `initial` until somebody decides. */
export interface Setting<Value> {
  readonly key: string;
  readonly schema: z.ZodType<Value>;
  readonly initial: Value;
}

export function defineSetting<Value>(key: string, schema: z.ZodType<Value>, initial: Value): Setting<Value> {
  return { key, schema, initial };
}
