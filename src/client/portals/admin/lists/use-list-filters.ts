import type { z } from 'zod';
import { useListParams } from './use-list-params.ts';

/**
 * The filters of a list, in the address: one parameter per field of the schema. An unknown value is dropped, because an
 * old link must still work.
 */
export function useListFilters<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const { get, set } = useListParams();
  const names = Object.keys(schema.shape);
  const known = names.flatMap((name) => {
    const field = schema.shape[name] as z.ZodType;
    const { data } = field.safeParse(get(name) || undefined);
    return data ? [[name, data]] : [];
  });
  return {
    filters: Object.fromEntries(known) as z.output<z.ZodObject<Shape>>,
    set,
    clear: () => set(Object.fromEntries(names.map((name) => [name, '']))),
    narrowed: known.length > 0,
  };
}
