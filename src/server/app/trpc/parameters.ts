/** The parameters in the document. The library unwraps an optional one before it describes it, and so loses what was said about it. */
import { z } from 'zod';
import type { RestProcedure } from './rest-schemas.ts';
import type { SchemaDef } from './schema-parts.ts';

type Parameter = { name: string; description?: string };

/** Describes each parameter as its schema does. */
export function describeParameters(parameters: Parameter[] = [], inputs: RestProcedure['inputs']): void {
  for (const input of inputs)
    for (const [name, schema] of Object.entries((input._zod.def as unknown as SchemaDef).shape ?? {})) {
      const { description } = z.globalRegistry.get(schema) ?? {};
      const parameter = parameters.find((one) => one.name === name);
      if (parameter && description !== undefined) parameter.description = description;
    }
}
