/** The tools that agents have, from where the procedures are declared. A procedure without `meta.agent` is none. */
import type { AnyRouter } from '@trpc/server';
import { z } from 'zod';
import { KEY_MAX } from '#server/platform/idempotency/key.ts';
import type { AgentMeta, RestMeta } from '#server/platform/trpc/rest-meta.ts';
import type { KeyAccess } from '#shared/platform/scopes.ts';

type JsonSchema = { type: 'object'; [keyword: string]: unknown };

export type AgentTool = {
  name: string;
  title: string;
  description: string;
  use: AgentMeta['use'];
  /** The field of the input by which a repeated call is recognized; null where nothing changes. */
  repeatedBy: string | null;
  procedure: string;
  type: 'query' | 'mutation';
  /** What a key needs; `open` needs none. */
  access: KeyAccess;
  input: JsonSchema;
  output: JsonSchema;
};

/** Added to the input of a tool that writes, unless the input has a field for it. */
export const REPEATED_BY = 'idempotencyKey';
const repeatedByField = z.string().min(1).max(KEY_MAX).meta({
  description:
    'A UUID you choose for this one change. Sending the same call again with it changes nothing and returns the first answer',
});

type Described = {
  _def: { type: AgentTool['type']; meta?: RestMeta; inputs: z.ZodObject[]; output?: z.ZodObject };
};

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return { ...rest, type: 'object' };
}

function inputSchema({ use, repeatedBy }: AgentMeta, input: z.ZodObject): JsonSchema {
  const isAdded = use === 'write' && !repeatedBy;
  return jsonSchema(isAdded ? z.object({ ...input.shape, [REPEATED_BY]: repeatedByField }) : input, 'input');
}

/** With the notice that every result carries. */
function outputSchema(output: z.ZodObject): JsonSchema {
  return jsonSchema(z.object({ ...output.shape, notice: z.string() }), 'output');
}

/** Every tool, in the order of the contract. */
export function agentTools(router: AnyRouter): AgentTool[] {
  const procedures = Object.entries(router._def.procedures as Record<string, Described>);
  return procedures.flatMap(
    ([
      procedure,
      {
        _def: { type, meta, inputs, output },
      },
    ]) => {
      if (!meta?.agent) return [];
      if (!output) throw new Error(`${procedure} has no output schema, so it can be no tool`);
      const { use, tool: name, title, description, repeatedBy = REPEATED_BY } = meta.agent;
      const [input = z.object({})] = inputs;
      return [
        {
          ...{ name, use, procedure, type },
          title: title ?? meta.openapi?.summary ?? name,
          description: description ?? `${meta.openapi?.summary}. ${meta.openapi?.description}`,
          access: meta.openapi?.access ?? 'open',
          repeatedBy: use === 'write' ? repeatedBy : null,
          input: inputSchema(meta.agent, input),
          output: outputSchema(output),
        },
      ];
    },
  );
}
