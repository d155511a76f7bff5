/**
 * Calls of tools that write: agents repeat a call whose answer they lost or forgot, so each happens once, in one transaction, as over REST
 * with an `Idempotency-Key` (docs/decisions/0080).
 */
import { keyedCalls } from '#server/app/http/keyed-calls.ts';
import { refusedField } from '#server/platform/errors/app-error.ts';
import { KEY_MAX, nameCall } from '#server/platform/idempotency/key.ts';
import type { Context } from '#server/platform/trpc/context.ts';
import { MCP_PATH } from '#shared/platform/paths.ts';
import { type AgentTool, REPEATED_BY } from './tools.ts';

type Input = Record<string, unknown>;

/** @throws {AppError} BAD_REQUEST for a key that is missing or too long */
function keyIn(input: Input, field: string): string {
  const key = input[field];
  if (typeof key === 'string' && key.length > 0 && key.length <= KEY_MAX) return key;
  throw refusedField(field, 'required', `Send ${field}: a UUID you choose for this change.`);
}

/**
 * Makes the call, or returns the answer to the one that was made with the same key of the same caller.
 * @throws {AppError} BAD_REQUEST without its key; CONFLICT while the first one runs; UNPROCESSABLE_CONTENT for the same key with something
 * else; and what the procedure throws
 */
export async function callRepeatable(
  { name, repeatedBy }: AgentTool,
  input: Input,
  ctx: Context,
  call: (given: Input, within: Context) => Promise<unknown>,
): Promise<unknown> {
  const key = keyIn(input, repeatedBy ?? REPEATED_BY);
  const { [REPEATED_BY]: _, ...given } = input;
  const keyed = nameCall(`key ${ctx.session.key?.id}`, `${MCP_PATH} ${name}`, key, given);
  let failure: unknown;
  const { text } = await keyedCalls(ctx)(keyed, async (db, note) => {
    failure = undefined;
    try {
      note.end(JSON.stringify(await call(given, { ...ctx, db })));
    } catch (error) {
      failure = error;
    }
    return failure;
  });
  if (failure !== undefined) throw failure;
  return JSON.parse(text ?? 'null');
}
