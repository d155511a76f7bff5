/** What a zod schema is made of, for code that walks through one. */
import type { z } from 'zod';

export type SchemaDef = {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  left?: z.core.$ZodType;
  right?: z.core.$ZodType;
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  items?: z.core.$ZodType[];
  rest?: z.core.$ZodType | null;
  getter?: () => z.core.$ZodType;
  values?: unknown[];
  entries?: Record<string, unknown>;
};

/** The schemas directly inside this one. */
export function partsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const def = schema._zod.def as unknown as SchemaDef;
  const named = [
    def.innerType,
    def.element,
    def.in,
    def.out,
    def.left,
    def.right,
    def.keyType,
    def.valueType,
    def.rest,
  ];
  const listed = [...Object.values(def.shape ?? {}), ...(def.options ?? []), ...(def.items ?? [])];
  return [...named, ...listed, def.getter?.()].filter((part) => part !== undefined && part !== null);
}
