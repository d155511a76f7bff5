/** Loaded when a visitor says whether an answer helped. */
import { api, toApiError } from '#client/lib/api.ts';
import type { GiveAnswerFeedbackInput } from '#shared/assistant/feedback.ts';

/** @returns null once it is saved; otherwise why it isn't, in words for the visitor */
export async function sendFeedback(input: GiveAnswerFeedbackInput): Promise<string | null> {
  try {
    await api.chat.giveFeedback.mutate(input);
    return null;
  } catch (error) {
    return toApiError(error).serverMessage;
  }
}
