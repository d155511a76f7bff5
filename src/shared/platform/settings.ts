import type { z } from 'zod';

/** A setting administrators can change at run time: stored under its key, and `initial` until it is set. */
export interface Setting<Value> {
  readonly key: string;
  readonly schema: z.ZodType<Value>;
  readonly initial: Value;
}

export function defineSetting<Value>(key: string, schema: z.ZodType<Value>, initial: Value): Setting<Value> {
  return { key, schema, initial };
}
