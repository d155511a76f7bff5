/** Descriptions of parameters: trpc-to-openapi unwraps an optional field, and loses what was said about it. */
import { z } from 'zod';
import type { RestProcedure } from './rest-schemas.ts';
import type { SchemaDef } from './schema-parts.ts';

type Parameter = { name: string; in: string; description?: string; schema: { description?: string } };

/** Says beside each parameter what its field says, or the schema inside it. */
export function describeParameters({ inputs }: Pick<RestProcedure, 'inputs'>, parameters: Parameter[]): void {
  const shapes = inputs.map((input) => (input._zod.def as unknown as SchemaDef).shape ?? {});
  for (const parameter of parameters) {
    const field = shapes.map((shape) => shape[parameter.name]).find((schema) => schema !== undefined);
    const words = field && z.globalRegistry.get(field)?.description;
    const description = words ?? parameter.schema.description;
    delete parameter.schema.description;
    if (description) parameter.description = description;
  }
}
