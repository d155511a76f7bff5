/** Protects the contract's schemas from trpc-to-openapi, which edits them while it answers. */
import type { AnyRouter } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { z } from 'zod';

type Def = {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
};

export type RestProcedure = {
  name: string;
  type: string;
  openapi: NonNullable<OpenApiMeta['openapi']>;
  inputs: z.core.$ZodType[];
};

/** Every procedure that has a REST address. */
export function restProcedures(router: AnyRouter): RestProcedure[] {
  const procedures = router._def.procedures as Record<
    string,
    { _def: { type: string; meta?: OpenApiMeta; inputs: z.core.$ZodType[] } }
  >;
  return Object.entries(procedures).flatMap(([name, { _def }]) =>
    _def.meta?.openapi ? [{ name, type: _def.type, openapi: _def.meta.openapi, inputs: _def.inputs }] : [],
  );
}

function pin(schema: z.core.$ZodType | undefined): void {
  if (!schema) return;
  const def = schema._zod.def as unknown as Def;
  if (!Object.hasOwn(def, 'coerce'))
    Object.defineProperty(def, 'coerce', { get: () => undefined, set: () => undefined, enumerable: false });
  for (const child of [def.innerType, def.element, def.in, def.out, ...Object.values(def.shape ?? {})]) pin(child);
}

/**
 * A REST call sets `coerce` on the live zod objects; from then on `z.boolean()` accepts the string "false" as true, in tRPC and in our own
 * code too. JSON bodies need no coercion, so their schemas are made immune to it.
 */
export function pinBodySchemas(router: AnyRouter): void {
  for (const procedure of restProcedures(router)) {
    if (procedure.openapi.method !== 'GET') for (const input of procedure.inputs) pin(input);
  }
}
