/** What the form holds. It stays in the tab until it is sent, so that nothing typed is lost on the way to another page. */

import { newId } from '#client/lib/new-id.ts';
import type { SaidMessage } from '#client/modules/assistant/message.ts';
import { HANDOVER_TURNS_MAX, type HandOverInput } from '#shared/assistant/handover.ts';
import { CHAT_MESSAGE_MAX } from '#shared/assistant/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import type { Turn } from '#shared/messaging/transcript.ts';
import { guessPlace, guessType, summaryOf } from './guesses.ts';

/** Stands for all of Alberta but the places with a name. */
export const ELSEWHERE = 'elsewhere';

export interface DraftTurn extends Turn {
  /** As it stood in the chat: shows whether the conversation is still the same. */
  said: string;
  goes: boolean;
}

export interface HandOverDraft {
  /** Sending again with it makes one case. */
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
  /** The fields the visitor has touched: no later guess writes over them. */
  touched: readonly string[];
  /** It went out and no answer has come: a case may exist. Sending again with the key finds it. */
  unsure: boolean;
  /** The number of the case this tab made last; empty for none. */
  sent: string;
}

export interface Talk {
  /** Oldest first. */
  conversation: readonly SaidMessage[];
  page: string;
}

/** A passage's number leads nowhere outside the chat, where its link stands below the answer: the pages are named instead. */
function turnOf({ role, content, sources = [] }: SaidMessage): DraftTurn {
  const words = role === 'assistant' ? content.replace(/ ?\[\d+\]/g, '').trim() : content.trim();
  const titles = [...new Set(sources.map(({ title }) => title))].join('; ');
  const whole = titles ? `${words}\n(From: ${titles})` : words;
  return { role, content: whole.slice(0, CHAT_MESSAGE_MAX), said: content, goes: true };
}

/** A draft of this conversation: the kept one with what was said since, or a new one that knows who the visitor is. */
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

/** What stays once it has arrived: who the visitor is, and which request they have. The next one begins anew. */
export function draftAfter(draft: HandOverDraft, sent: string, newKey = newId): HandOverDraft {
  return { ...draft, key: newKey(), turns: [], summary: '', touched: [], unsure: false, sent };
}

/** The places of the messages that go along, in order: an issue of the server names one by its place among them. */
export function goingTurns({ turns, withTranscript }: HandOverDraft): number[] {
  if (!withTranscript) return [];
  return turns.flatMap(({ goes, content }, index) => (goes && content.trim() !== '' ? [index] : []));
}

/** What will be sent, unchecked. */
export function inputOf(draft: HandOverDraft, consents: HandOverInput['consents']): HandOverInput {
  const { key, summary, name, email, phone, type, community } = draft;
  const transcript = goingTurns(draft).flatMap((index) => {
    const turn = draft.turns[index];
    return turn ? [{ role: turn.role, content: turn.content }] : [];
  });
  return {
    key,
    ...{ summary, name, email, phone, type, transcript, consents },
    // Nothing chosen is refused by the server's own sentence; elsewhere is a place without a name.
    ...(community !== ELSEWHERE && { community }),
  };
}
