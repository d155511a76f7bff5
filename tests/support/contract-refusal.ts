/** How the contract itself responds to an input: the same schema and the same message as over the API, without a request. */
import { TRPCError } from '@trpc/server';
import type { z } from 'zod';
import { appRouter } from '#server/app/trpc/root.ts';
import { errorBodyOf, statusOf } from '#server/platform/errors/answer-error.ts';
import type { Answer } from './api-client.ts';
import type { Path } from './hostile.ts';

const contract = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>;

/** Always sent, whatever the schema says about them: they test the parsers in front of it. */
const forTheParsers = ['a prototype', 'a deep list'];

/**
 * The refusal of an input that its schema rejects, as the server words it; null for what must be sent to learn the response: what the
 * schema accepts, one wrong text in every place, so that the path from schema to response is covered, and what trips up parsers.
 */
export function refusedByContract(procedure: string, path: Path, name: string, inputText: string): Answer | null {
  if (name === 'nothing' || (path.length === 0 && forTheParsers.includes(name))) return null;
  const [schema] = contract[procedure]?._def.inputs ?? [];
  const input: unknown = JSON.parse(inputText);
  const parsed = schema?.safeParse(input);
  if (!parsed || parsed.success) return null;
  const body = errorBodyOf(new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error }), undefined, input);
  return { status: statusOf(body), headers: new Headers(), text: JSON.stringify(body), body };
}
