/**
 * Whether a message sounds like danger now, or like a wrong, and which. The rules of the assistant know many ways of saying it; this knows
 * how such messages differ from ordinary questions, word by word, and misses fewer of those that nobody thought of. It adds a sentence to
 * an answer and replaces none.
 */
import type { UrgentKind } from '#shared/content/dangers/urgent.ts';
import { placeIn } from './classifier.ts';
import { heardIn } from './urgency-features.ts';

/** Trained with the index (`urgency-training.ts`). */
export type Urgency = {
  /** Ascending. */
  features: Uint32Array;
  /** Of each feature: how much it speaks for danger. */
  weights: Float32Array;
  bias: number;
  kinds: readonly UrgentKind[];
  /** The features that dangerous messages have, ascending. */
  dangerous: Uint32Array;
  /** Of each of those, a log of odds for each of the kinds, one after the other, times `ODDS`. */
  ofKinds: Int8Array;
};

/** The scale of the small numbers: odds of e^8. */
export const ODDS = 15;

/** `unclear`: none of the kinds is clearly ahead. */
export type Heard = UrgentKind | 'unclear';

/** Chosen on messages that trained nothing: a needless sentence costs less than a missing one. */
const THRESHOLD = -1.3;
/** How much more a part of a message, or a message with the one before it, has to sound like danger: they can be mistaken more often. */
const MORE = 1;
/** How far the first kind must be ahead of the second, as a log of odds. */
const CLEAR = 0.7;
/** What nobody should read who is only perhaps meant. */
const BLAMING: ReadonlySet<Heard> = new Set(['arson', 'impaired'] satisfies Heard[]);
/** A long message has more features, which repeat each other. */
export const scaleOf = (features: number) => 3 / Math.sqrt(features + 1);

/** How much a message sounds like danger, as a log of odds. */
export function urgencyOf({ features, weights, bias }: Urgency, message: string): number {
  const heard = heardIn(message);
  if (heard.length < 2) return -Infinity;
  const sum = [...heard.features].reduce((total, feature) => total + (weights[placeIn(features, feature)] ?? 0), 0);
  return bias + sum * scaleOf(heard.features.size);
}

/** What a dangerous message sounds most like. */
export function kindOf({ dangerous, kinds, ofKinds }: Urgency, message: string): Heard {
  const heard = [...heardIn(message).features];
  const places = heard.map((feature) => placeIn(dangerous, feature)).filter((place) => place >= 0);
  const odds = kinds.map((kind, index) => {
    const sum = places.reduce((total, place) => total + (ofKinds[place * kinds.length + index] ?? 0) / ODDS, 0);
    return { kind, odds: sum * scaleOf(heard.length) };
  });
  const [first, second] = odds.sort((one, other) => other.odds - one.odds);
  return first && first.odds - (second?.odds ?? 0) >= CLEAR ? first.kind : 'unclear';
}

/** Where people pass from what happened to what they ask. */
const BETWEEN = /[.,;:?!\n]+|\b(?:but|so)\b/i;
const PART_WORDS = 3;

/** A danger is often mentioned in passing, in the middle of a question about insurance. */
function partsOf(message: string): string[] {
  const parts = message.split(BETWEEN).map((part) => part.trim());
  return parts.filter((part) => part.split(/\s+/).length >= PART_WORDS && part !== message.trim());
}

/**
 * What a message sounds like; null for an ordinary question.
 * @param before the message before it, without which "can I turn it back on" says little
 */
export function hear(urgency: Urgency, message: string, before = ''): Heard | null {
  const sounds = urgencyOf(urgency, message);
  if (sounds > THRESHOLD) {
    const kind = kindOf(urgency, message);
    return sounds <= THRESHOLD + MORE && BLAMING.has(kind) ? 'unclear' : kind;
  }
  const others = [...partsOf(message), ...(before === '' ? [] : [`${before} ${message}`])];
  const heard = others.find((text) => urgencyOf(urgency, text) > THRESHOLD + MORE);
  return heard === undefined ? null : kindOf(urgency, heard);
}

/** Whether a message, or a part of it, sounds so much like danger that nothing else need be said. */
export const isPlainlyUrgent = (urgency: Urgency, message: string): boolean =>
  [message, ...partsOf(message)].some((text) => urgencyOf(urgency, text) > THRESHOLD + MORE);
