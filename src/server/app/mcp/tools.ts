/** The tools that agents have, from where the procedures are declared. A procedure without `meta.agent` is none. */
import type { AnyRouter } from '@trpc/server';
import { z } from 'zod';
import type { AgentMeta, RestMeta } from '#server/platform/trpc/rest-meta.ts';
import type { KeyAccess } from '#shared/platform/scopes.ts';

type JsonSchema = { type: 'object'; [keyword: string]: unknown };

export type AgentTool = {
  name: string;
  title: string;
  description: string;
  use: AgentMeta['use'];
  procedure: string;
  type: 'query' | 'mutation';
  /** What a key needs; `open` needs none. */
  access: KeyAccess;
  input: JsonSchema;
  output: JsonSchema;
};

type Described = {
  _def: { type: AgentTool['type']; meta?: RestMeta; inputs: z.ZodType[]; output?: z.ZodObject };
};

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return { ...rest, type: 'object' };
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
      const { use, tool: name, title, description } = meta.agent;
      const [input = z.object({})] = inputs;
      return [
        {
          ...{ name, use, procedure, type },
          title: title ?? meta.openapi?.summary ?? name,
          description: description ?? `${meta.openapi?.summary}. ${meta.openapi?.description}`,
          access: meta.openapi?.access ?? 'open',
          input: jsonSchema(input, 'input'),
          output: outputSchema(output),
        },
      ];
    },
  );
}
