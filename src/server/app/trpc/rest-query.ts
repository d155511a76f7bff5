/**
 * Reads the parameters of an address, which are all text, as the types that the schema asks for. Explicit, so that the schema itself stays
 * as strict as it is over tRPC: trpc-to-openapi would switch on zod's coercion, for which `"false"` is true.
 */
import { z } from 'zod';
import { partsOf, type SchemaDef } from './schema-parts.ts';

const flag = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' });
/** Only the way JSON writes a number: no `0x10`, no spaces and no empty text. */
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

type Kind = { list: Kind | null; types: Set<string> };

function literalTypes({ values = [], entries = {} }: SchemaDef): string[] {
  return [...values, ...Object.values(entries)].map((value) => typeof value);
}

/** Which JSON types the schema accepts, and of which its items are. */
function kindOf(schema: z.core.$ZodType): Kind {
  const def = schema._zod.def as unknown as SchemaDef;
  if (def.type === 'array') return { list: kindOf(def.element as z.core.$ZodType), types: new Set() };
  if (def.type === 'literal' || def.type === 'enum') return { list: null, types: new Set(literalTypes(def)) };
  // What comes out of a preprocessing step is what was asked for; elsewhere it is what goes in.
  const through = def.type === 'pipe' && def.in?._zod.def.type === 'transform' ? [def.out] : null;
  const parts = through ?? (def.type === 'pipe' ? [def.in] : partsOf(schema));
  if (parts.length === 0) return { list: null, types: new Set([def.type]) };
  const kinds = parts.flatMap((part) => (part ? [kindOf(part)] : []));
  return {
    list: kinds.find(({ list }) => list)?.list ?? null,
    types: new Set(kinds.flatMap(({ types }) => [...types])),
  };
}

function readOne(text: string, { types }: Kind): unknown {
  // Where text is allowed, it is text.
  if (types.has('string')) return text;
  if (types.has('boolean')) {
    const read = flag.safeParse(text);
    if (read.success) return read.data;
  }
  const isNumber = types.has('number') || types.has('int');
  // Anything else stays text, which the schema refuses in its own words.
  return isNumber && DECIMAL.test(text) ? Number(text) : text;
}

/** A reader for the parameters of one procedure. @param inputs its schemas, of which only objects have parameters */
export function queryReader(inputs: readonly z.core.$ZodType[]): (query: object) => Record<string, unknown> {
  const fields = inputs.flatMap((input) => Object.entries((input._zod.def as unknown as SchemaDef).shape ?? {}));
  const kinds = new Map(fields.map(([name, schema]) => [name, kindOf(schema)]));
  return (query) =>
    Object.fromEntries(
      Object.entries(query as Record<string, string | string[]>).map(([name, given]) => {
        const kind = kinds.get(name);
        if (!kind) return [name, given];
        if (kind.list) return [name, [given].flat().map((text) => readOne(text, kind.list as Kind))];
        // Several values where one is expected stay several, so that the schema refuses them.
        return [name, Array.isArray(given) ? given.map((text) => readOne(text, kind)) : readOne(given, kind)];
      }),
    );
}
