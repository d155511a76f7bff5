/** Calls the procedure of a tool, and puts its answer or its failure in the words of the protocol. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { callTRPCProcedure } from '@trpc/server';
import { assertMay } from '#server/app/http/key-door.ts';
import { appRouter } from '#server/app/trpc/root.ts';
import { errorBodyOf } from '#server/platform/errors/answer-error.ts';
import { AppError, asPrecondition } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Context } from '#server/platform/trpc/context.ts';
import { scopesOf } from '#shared/platform/scopes.ts';
import { callRepeatable } from './repeatable-call.ts';
import type { AgentTool } from './tools.ts';

/** @throws {AppError} UNAUTHORIZED without a key where one is needed; FORBIDDEN for a key without the scope */
function checkKey({ access }: AgentTool, { session }: Context): void {
  if (session.key) assertMay(access, session.key);
  else if (access !== 'open')
    throw new AppError({
      code: 'UNAUTHORIZED',
      message: `This tool needs a key with the scope ${scopesOf(access).join(' or ')}.`,
    });
}

/** The same facts twice: many agents read only the text. */
function resultOf(facts: Record<string, unknown>, notice: string): CallToolResult {
  const structuredContent = { ...facts, notice };
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
}

/** A version that is no longer the present one is refused as over REST, and the answer has the present one. */
function failureOf(error: unknown, { procedure }: AgentTool, input: unknown, ctx: Context): CallToolResult {
  const { log, env, requestId } = ctx;
  reportError(log, error, { requestId, procedure });
  const body = errorBodyOf(asPrecondition(error), requestId, input);
  const wait = error instanceof AppError ? error.retryAfterSeconds : undefined;
  const facts = { ...body, ...(wait && { retryAfterSeconds: wait }) };
  return { ...resultOf(facts, env.site.legalNotice), isError: true };
}

/** A refusal or a failure is a result too, so that the agent can read it and try again. */
export async function callTool(
  tool: AgentTool,
  input: Record<string, unknown>,
  ctx: Context,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const call = (given: unknown, within: Context) =>
    callTRPCProcedure({
      router: appRouter,
      path: tool.procedure,
      type: tool.type,
      getRawInput: () => Promise.resolve(given),
      ctx: within,
      signal,
      batchIndex: 0,
    });
  try {
    checkKey(tool, ctx);
    const answer = tool.repeatedBy === null ? await call(input, ctx) : await callRepeatable(tool, input, ctx, call);
    return resultOf(answer as Record<string, unknown>, ctx.env.site.legalNotice);
  } catch (error) {
    return failureOf(error, tool, input, ctx);
  }
}
