/**
 * Which procedures change a row of a certain version, and which return one. Derived from their schemas, so that no address can forget it:
 * over REST a version travels as `If-Match` and `ETag`, never in the body.
 */
import type { z } from 'zod';
import type { RestProcedure } from './rest-schemas.ts';
import { partsOf, type SchemaDef } from './schema-parts.ts';

type Schema = z.core.$ZodType;

function defOf(schema: Schema): SchemaDef {
  return schema._zod.def as unknown as SchemaDef;
}

/** The objects a value may be: through unions, defaults and transformations, but not inside fields. */
function objectsOf(schema: Schema): SchemaDef[] {
  const def = defOf(schema);
  if (def.shape) return [def];
  return ['array', 'record', 'tuple', 'map', 'set'].includes(def.type) ? [] : partsOf(schema).flatMap(objectsOf);
}

function isWholeNumber(schema: Schema): boolean {
  const { type, innerType, in: input } = defOf(schema);
  const inner = innerType ?? input;
  return type === 'number' || type === 'int' || (inner !== undefined && isWholeNumber(inner));
}

function versionFields(schemas: readonly Schema[]): Schema[] {
  return schemas
    .flatMap(objectsOf)
    .flatMap(({ shape }) => (shape?.version && isWholeNumber(shape.version) ? [shape.version] : []));
}

/** Whether a change needs `If-Match`. */
export function needsVersion({ type, inputs }: Pick<RestProcedure, 'type' | 'inputs'>): boolean {
  return type === 'mutation' && versionFields(inputs).length > 0;
}

/** Whether the answer has an `ETag`. */
export function returnsVersion({ output }: Pick<RestProcedure, 'output'>): boolean {
  return output !== undefined && versionFields([output]).length > 0;
}
