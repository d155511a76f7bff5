/** The shapes of a quote request on the wire. What the answers must contain is up to the definitions (rules.ts). */
import { z } from 'zod';
import type { RuledIssue } from '#shared/platform/errors.ts';
import { CONTROLS, charactersProblem, email, line, phone } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import type { Answers } from './types.ts';

const NO_QUESTION = 'Use the question ids as keys';
/** Far above what the longest definition can hold, far below what would cause harm. */
const LIMITS = { depth: 6, entries: 3_000, characters: 60_000 };
const TOO_MUCH = 'Shorten your answers: they’re too long in total';

function onOneLine(text: string): boolean {
  return charactersProblem(text, { multiline: false }) === null;
}

export const fullNameSchema = line('Name must be at least 2 characters', { min: 2 });
export const emailSchema = email('Please enter a valid email address');

const PHONE = 'Please enter a valid phone number';
/** The characters the specification allows, and enough digits to dial. */
export const phoneSchema = phone(PHONE).refine(
  (text) => /^[\d()+\s-]+$/.test(text) && text.replace(/\D/g, '').length >= 7 && onOneLine(text),
  byRule('invalid_format', PHONE),
);

/** Who asks: stored separately from the answers, because a case needs it without opening them. */
export const contactSchema = z.object({ fullName: fullNameSchema, email: emailSchema, phone: phoneSchema });
export type QuoteContact = z.infer<typeof contactSchema>;

/** The contact from checked answers; throws a ZodError when the contact step is incomplete. */
export function contactOf(answers: Answers): QuoteContact {
  return contactSchema.parse(answers);
}

/** What JSON.parse produces. A typed array of a million numbers, say, would become a million entries before they are counted. */
function isPlain(value: object): boolean {
  return Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

/**
 * Measures any JSON before anything else reads it: depth, number of entries, total characters.
 * Iterative, so that deep nesting cannot overflow the stack.
 */
export function sizeProblem(input: unknown): Omit<RuledIssue, 'path'> | null {
  let entries = 0;
  let characters = 0;
  const waiting: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    entries += 1;
    if (typeof value === 'string') characters += value.length;
    if (depth > LIMITS.depth || entries > LIMITS.entries || characters > LIMITS.characters)
      return { message: TOO_MUCH, rule: 'too_long' };
    if (typeof value !== 'object' || value === null) continue;
    if (!isPlain(value)) return { message: NO_QUESTION, rule: 'invalid_type' };
    for (const [key, child] of Object.entries(value)) {
      characters += key.length;
      waiting.push({ value: child, depth: depth + 1 });
      if (entries + waiting.length > LIMITS.entries) return { message: TOO_MUCH, rule: 'too_long' };
    }
  }
  return null;
}

/** Names that reach into JavaScript itself: no question has one, and superjson refuses to serialize them. */
const RESERVED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Texts that cannot be stored, each with its path. Accepts only what passed `sizeProblem`. */
function unstorableTexts(value: unknown, path: string): RuledIssue[] {
  if (typeof value === 'string') {
    const message = charactersProblem(value, { multiline: true });
    return message ? [{ path, message, rule: 'invalid_characters' }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (RESERVED_KEYS.has(key)) return [{ path, message: NO_QUESTION, rule: 'unknown_field' }];
    const childPath = path ? `${path}.${key.slice(0, 60)}` : key.slice(0, 60);
    return charactersProblem(key, { multiline: false })
      ? [{ path, message: CONTROLS, rule: 'invalid_characters' }]
      : unstorableTexts(child, childPath);
  });
}

/**
 * Answers as they arrive with a draft or a submit: a JSON object of reasonable size that a database can store.
 * Whether they answer the questions is decided by `validateAnswers`, which knows the definition.
 */
export const answersSchema = z
  .record(z.string().max(200, NO_QUESTION), z.unknown(), 'Send the answers as an object')
  .superRefine((answers, context) => {
    const tooMuch = sizeProblem(answers);
    const issues = tooMuch ? [{ path: '', ...tooMuch }] : unstorableTexts(answers, '');
    for (const { path, message, rule } of issues) {
      context.addIssue({ code: 'custom', path: path ? path.split('.') : [], ...byRule(rule, message) });
    }
  });
