/** One turn of the chat: which assistant answers, the fallback when none can, and the record of it. */

import { findHandedOver } from '#server/modules/assistant/escalation/queries.ts';
import { compose } from '#server/modules/assistant/pipeline/commands.ts';
import { ANSWER_TOKENS_MAX, PROMPT_TOKENS_MAX } from '#server/modules/assistant/providers/prompt.ts';
import { type Reservation, reserveTokens, settleTokens } from '#server/modules/assistant/token-budget/commands.ts';
import { recordTurn } from '#server/modules/assistant/transcripts/commands.ts';
import { readerOf } from '#server/modules/search/queries.ts';
import { type Assistant, AssistantFailed } from '#server/platform/assistant-provider.ts';
import { newId } from '#server/platform/db/ids.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { ChatAnswer, ChatEvent, ChatInput } from '#shared/assistant/schema.ts';

/** The most a turn may cost: reserved before it, settled after. */
const TURN_TOKENS = PROMPT_TOKENS_MAX + ANSWER_TOKENS_MAX;

type Metered = {
  assistant: Assistant;
  /** Ends the writing, wherever its reader stopped, and returns the tokens used. Null: the assistant was never asked. */
  close(): Promise<number | null>;
};

/** An assistant for one answer. */
function metered(assistant: Assistant): Metered {
  let writing: AsyncIterator<string> | undefined;
  let used: number | null = null;
  const onUsage = (tokens: number) => {
    used = tokens;
  };
  return {
    assistant: {
      write(request, signal) {
        const pieces = assistant.write({ ...request, onUsage }, signal)[Symbol.asyncIterator]();
        writing = pieces;
        return { [Symbol.asyncIterator]: () => pieces };
      },
    },
    async close() {
      await writing?.return?.();
      return used;
    },
  };
}

/** The provider for this turn, with tokens reserved for it; null when the built-in assistant writes. */
async function takeProvider(services: Services, input: ChatInput): Promise<(Metered & { held: Reservation }) | null> {
  if (!services.assistant || input.external === false) return null;
  const held = await reserveTokens(services, TURN_TOKENS);
  return held && { ...metered(services.assistant), held };
}

type Begin = Extract<ChatEvent, { type: 'begin' }>;
type Started = { id: string; at: number };

async function record(services: Services, input: ChatInput, begin: Begin, answer: ChatAnswer, { id, at }: Started) {
  const { redaction, mode } = begin;
  const failed = { response: '', sources: [], verdict: 'failed' as const, mode, redaction };
  await recordTurn(services, input, { ...(answer.data ?? failed), id, tookMs: performance.now() - at });
}

/**
 * Answers a question as a stream of events. When a provider fails, it ends with `success: false`: a valid answer, never an error.
 * @param signal aborts the work when the client disconnects: then there is no end event and no record
 */
export async function* converse(
  services: Services,
  input: ChatInput,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, void> {
  const { log } = services;
  const started = { id: newId(), at: performance.now() };
  const handedOver = await findHandedOver(services, input.handedOver);
  const provider = handedOver?.stage === 'answered' ? null : await takeProvider(services, input);
  let begin: Begin | undefined;
  try {
    const reader = readerOf(services);
    const external = provider?.assistant ?? null;
    const { messages, saidHere, caseInfo } = input;
    const asked = {
      messages,
      saidHere,
      page: caseInfo.currentPage,
      reader,
      external,
      handedOver,
      answerId: started.id,
    };
    for await (const event of compose(asked, signal)) {
      if (event.type === 'begin') begin = event;
      // Before the visitor has it: they may say at once whether it helped.
      if (event.type === 'end' && begin) await record(services, input, begin, event.answer, started);
      yield event;
    }
  } catch (error) {
    if (signal.aborted) return;
    // Its other fields could contain the visitor's words.
    if (error instanceof AssistantFailed) log.warn({ reason: error.reason }, 'the assistant gave no answer');
    else reportError(log, error, { procedure: 'chat.converse' });
    const answer = { success: false };
    if (begin) await record(services, input, begin, answer, started);
    yield { type: 'end', answer };
  } finally {
    await finish(services, provider);
  }
}

/** Ends what is still running and settles the token budget. An answer is never lost because of it. */
async function finish(services: Services, provider: (Metered & { held: Reservation }) | null): Promise<void> {
  if (!provider) return;
  try {
    await settleTokens(services, provider.held, await provider.close());
  } catch (error) {
    reportError(services.log, error, { procedure: 'chat.converse' });
  }
}

/** The same as one whole answer, for the REST endpoint. */
export async function answerWhole(services: Services, input: ChatInput, signal: AbortSignal): Promise<ChatAnswer> {
  let answer: ChatAnswer = { success: false };
  for await (const event of converse(services, input, signal)) if (event.type === 'end') answer = event.answer;
  return answer;
}
