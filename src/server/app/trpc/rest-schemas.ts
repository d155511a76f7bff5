/** Protects the contract's schemas from trpc-to-openapi, which edits them while it answers. */
import type { AnyRouter } from '@trpc/server';
import type { z } from 'zod';
import type { LimitRule } from '#server/platform/http/rate-limit.ts';
import { limitsOf } from '#server/platform/trpc/init.ts';
import type { RestMeta } from '#server/platform/trpc/rest-meta.ts';
import { partsOf } from './schema-parts.ts';

export type RestProcedure = {
  name: string;
  type: string;
  openapi: NonNullable<RestMeta['openapi']>;
  inputs: z.core.$ZodType[];
  limits: LimitRule[];
  output: z.core.$ZodType | undefined;
};

/** Every procedure that has a REST address. */
export function restProcedures(router: AnyRouter): RestProcedure[] {
  const procedures = router._def.procedures as Record<
    string,
    { _def: { type: string; meta?: RestMeta; inputs: z.core.$ZodType[]; output?: z.core.$ZodType } }
  >;
  return Object.entries(procedures).flatMap(([name, procedure]) => {
    const { meta, type, inputs, output } = procedure._def;
    if (!meta?.openapi) return [];
    return [{ name, type, openapi: meta.openapi, inputs, output, limits: limitsOf(procedure) }];
  });
}

function pin(schema: z.core.$ZodType, pinned: Set<z.core.$ZodType>): void {
  if (pinned.has(schema)) return;
  pinned.add(schema);
  const { def } = schema._zod;
  if (!Object.hasOwn(def, 'coerce'))
    Object.defineProperty(def, 'coerce', { get: () => undefined, set: () => undefined, enumerable: false });
  for (const part of partsOf(schema)) pin(part, pinned);
}

/**
 * A REST call sets `coerce` on the live zod objects; from then on `z.boolean()` accepts the string "false" as true, in tRPC and in our own
 * code too. Nothing of ours needs it: JSON has types, and `queryReader` reads addresses. So all schemas are made immune to it.
 */
export function pinSchemas(router: AnyRouter): void {
  const pinned = new Set<z.core.$ZodType>();
  for (const procedure of restProcedures(router)) for (const input of procedure.inputs) pin(input, pinned);
}
