/** The form's state. It stays in the tab until it is sent, so that nothing typed is lost when the visitor changes pages. */

import { newId } from '#client/lib/new-id.ts';
import type { SaidMessage } from '#client/modules/assistant/message.ts';
import { HANDOVER_TURNS_MAX, type HandOverInput } from '#shared/assistant/handover.ts';
import { CHAT_MESSAGE_MAX } from '#shared/assistant/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import type { Turn } from '#shared/messaging/transcript.ts';
import { guessPlace, guessType, summaryOf } from './guesses.ts';

/** All of Alberta except the communities with a name. */
export const ELSEWHERE = 'elsewhere';

export interface DraftTurn extends Turn {
  /** As it was in the chat: shows whether the conversation is still the same. */
  said: string;
  goes: boolean;
}

export interface HandOverDraft {
  /** Idempotency key: sending again with it creates no second case. */
  key: string;
  turns: readonly DraftTurn[];
  withTranscript: boolean;
  summary: string;
  name: string;
  email: string;
  phone: string;
  type: CaseType;
  /** Empty until one is chosen or guessed. */
  community: string;
  /** The fields the visitor has edited: later guesses do not overwrite them. */
  touched: readonly string[];
  /** It was sent without a response: a case may exist. Sending again with the key finds it. */
  unsure: boolean;
  /** The number of the last case created from this tab; empty for none. */
  sent: string;
}

export interface Talk {
  /** Oldest first. */
  conversation: readonly SaidMessage[];
  page: string;
}

/** A citation number means nothing outside the chat, where its link is below the answer: the pages are named instead. */
function turnOf({ role, content, sources = [] }: SaidMessage): DraftTurn {
  const words = role === 'assistant' ? content.replace(/ ?\[\d+\]/g, '').trim() : content.trim();
  const titles = [...new Set(sources.map(({ title }) => title))].join('; ');
  const whole = titles ? `${words}\n(From: ${titles})` : words;
  return { role, content: whole.slice(0, CHAT_MESSAGE_MAX), said: content, goes: true };
}

/** A draft for this conversation: the stored one plus later messages, or a new one with the visitor's contact details. */
export function draftOf({ conversation, page }: Talk, kept: HandOverDraft | null, newKey = newId): HandOverDraft {
  const said = conversation.slice(-HANDOVER_TURNS_MAX);
  const same = kept?.turns.every((turn, index) => turn.said === said[index]?.content) ? kept : null;
  const has = (name: string) => Boolean(same?.touched.includes(name));
  const turns = [...(same?.turns ?? []), ...said.slice(same?.turns.length ?? 0).map(turnOf)];
  return {
    key: same?.key ?? newKey(),
    turns,
    withTranscript: same?.withTranscript ?? true,
    summary: same && has('summary') ? same.summary : summaryOf(turns),
    name: kept?.name ?? '',
    email: kept?.email ?? '',
    phone: kept?.phone ?? '',
    type: same && has('type') ? same.type : guessType(turns, page),
    community: same && has('community') ? same.community : (guessPlace(turns, page) ?? ''),
    touched: same?.touched ?? [],
    unsure: same?.unsure ?? false,
    sent: kept?.sent ?? '',
  };
}

/** What stays once it was sent: the visitor's contact details and their case number. The next request starts fresh. */
export function draftAfter(draft: HandOverDraft, sent: string, newKey = newId): HandOverDraft {
  return { ...draft, key: newKey(), turns: [], summary: '', touched: [], unsure: false, sent };
}

/** The indexes of the messages that are sent, in order: the server's issues refer to these positions. */
export function goingTurns({ turns, withTranscript }: HandOverDraft): number[] {
  if (!withTranscript) return [];
  return turns.flatMap(({ goes, content }, index) => (goes && content.trim() !== '' ? [index] : []));
}

/** The input that will be sent, not yet validated. */
export function inputOf(draft: HandOverDraft, consents: HandOverInput['consents']): HandOverInput {
  const { key, summary, name, email, phone, type, community } = draft;
  const transcript = goingTurns(draft).flatMap((index) => {
    const turn = draft.turns[index];
    return turn ? [{ role: turn.role, content: turn.content }] : [];
  });
  return {
    key,
    ...{ summary, name, email, phone, type, transcript, consents },
    // With nothing chosen the server's own error applies; "elsewhere" is a place without a name.
    ...(community !== ELSEWHERE && { community }),
  };
}
