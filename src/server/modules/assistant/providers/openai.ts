/** An AI provider behind OpenAI's Chat Completions API: OpenAI itself, or any compatible server. */
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { z } from 'zod';
import type { Env } from '#server/env.ts';
import {
  type Assistant,
  AssistantFailed,
  type AssistantRequest,
  type FailureReason,
  SOURCES_LINE,
} from '#server/platform/assistant-provider.ts';
import { ANSWER_TOKENS_MAX, estimateTokens, promptOf } from './prompt.ts';
import { carefulFetch } from './provider-fetch.ts';

type Config = NonNullable<Env['openai']>;

/** An answer may take this many times as long as its first word. */
const PATIENCE = 3;
/** No answer takes longer: browsers time out after a minute. */
const ANSWER_MS_MAX = 55_000;
/** The requested answer is a tenth of this. */
const ANSWER_CHARACTERS_MAX = 8_000;
/** How long to wait for the token count after the last word. */
const COUNT_MS = 1_000;

/** The fields read from a chunk. Servers send more, and omit many of these. */
const pieceSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z.object({ total_tokens: z.int().min(0) }).nullish(),
});

function reasonOf(error: unknown): FailureReason | null {
  if (error instanceof APIConnectionTimeoutError) return 'timeout';
  if (error instanceof APIConnectionError) return 'unreachable';
  if (error instanceof APIError) {
    if (error.status === 429) return 'rate-limited';
    if (error.status === 401 || error.status === 403) return 'unauthorized';
    return error.status !== undefined && error.status < 500 ? 'rejected' : 'failing';
  }
  if (error instanceof SyntaxError || error instanceof z.ZodError) return 'unreadable';
  // The body broke off: the library passes on what `fetch` threw.
  if (error instanceof TypeError && error.cause instanceof Error && 'code' in error.cause) return 'unreachable';
  return null;
}

/** Null if no provider is configured. */
export function createAssistant(config: Env['openai']): Assistant | null {
  if (!config) return null;
  const client = new OpenAI({
    apiKey: config.apiKey,
    baseURL: config.baseUrl || 'https://api.openai.com/v1',
    // Otherwise the library would read these from the environment.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    // The library would log to the console.
    logLevel: 'off',
    // The library would retry after its own timeout. Ours fires first, and covers all attempts together.
    timeout: 2 * config.timeoutMs,
    maxRetries: 1,
    fetch: carefulFetch(config.timeoutMs),
  });
  return { write: (request, signal) => write(client, config, request, signal) };
}

/** Aborts a request that is silent or running for too long. */
function openPatience(timeoutMs: number) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const inAll = setTimeout(stop, Math.min(PATIENCE * timeoutMs, ANSWER_MS_MAX));
  let silence = setTimeout(stop, timeoutMs);
  return {
    signal: controller.signal,
    /** Time spent by the reader does not count against the provider. */
    pause: () => clearTimeout(silence),
    wait(ms = timeoutMs) {
      clearTimeout(silence);
      silence = setTimeout(stop, ms);
    },
    end() {
      clearTimeout(inAll);
      clearTimeout(silence);
      stop();
    },
  };
}

async function* write(
  client: OpenAI,
  { model, timeoutMs }: Config,
  request: AssistantRequest,
  visitor: AbortSignal,
): AsyncGenerator<string, void> {
  const prompt = promptOf(request);
  const patience = openPatience(timeoutMs);
  let written = '';
  let declined = false;
  let finish: string | null = null;
  let tokens: number | null = null;
  let taken = true;
  try {
    const { data: stream, response } = await client.chat.completions
      .create(
        {
          model,
          messages: prompt.messages,
          stream: true,
          stream_options: { include_usage: true },
          // Not stored for us to view. What else a provider keeps depends on its contract.
          store: false,
          max_completion_tokens: ANSWER_TOKENS_MAX,
        },
        { signal: AbortSignal.any([visitor, patience.signal]) },
      )
      .withResponse();
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) throw new AssistantFailed('unreadable');
    for await (const raw of stream) {
      const { choices, usage } = pieceSchema.parse(raw);
      tokens = usage?.total_tokens ?? tokens;
      const [choice] = choices;
      if (choice?.delta?.refusal) declined = true;
      const content = choice?.delta?.content ?? '';
      if (content) {
        patience.pause();
        written += content;
        if (written.length > ANSWER_CHARACTERS_MAX) throw new AssistantFailed('too-long');
        yield content;
        patience.wait();
      }
      if (choice?.finish_reason && !finish) {
        finish = choice.finish_reason;
        patience.wait(Math.min(timeoutMs, COUNT_MS));
      }
    }
    // An aborted stream ends without an error.
    visitor.throwIfAborted();
    if (!finish) throw new AssistantFailed(patience.signal.aborted ? 'timeout' : 'incomplete');
    if (finish === 'length') yield ' …';
    // A model that refuses has declined to answer.
    if (declined && !written) yield `${SOURCES_LINE} none`;
    else if (!written.trim()) throw new AssistantFailed('empty');
  } catch (error) {
    visitor.throwIfAborted();
    if (error instanceof AssistantFailed) throw error;
    const reason = patience.signal.aborted ? 'timeout' : reasonOf(error);
    if (!reason) throw error;
    // A rejected request is not billed.
    if (error instanceof APIError && reason !== 'timeout' && !written) taken = false;
    throw new AssistantFailed(reason, { cause: error });
  } finally {
    patience.end();
    request.onUsage?.(tokens ?? (taken ? prompt.tokens + estimateTokens(written) : 0));
  }
}
