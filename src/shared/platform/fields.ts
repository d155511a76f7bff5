/**
 * The fields that several forms share. Every string has its own message, so that a missing key,
 * a wrong type and a bad value all get the sentence of the specification (spec §5).
 */
import { z } from 'zod';
import { byRule } from './issue-rules.ts';

/** No one types more into a single line; keeps a hostile megabyte out of every index. */
const LINE_MAX = 200;
const TEXT_MAX = 5_000;

/** PostgreSQL cannot store NUL in text nor half a surrogate pair in JSON, and other control characters cannot be displayed. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;
/** Multi-line text contains tabs, line feeds and carriage returns; on a single line they only serve to forge email headers. */
const UNSTORABLE_BUT_LINES = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

export const CONTROLS = 'Remove the characters that can’t be displayed';

/** The message for text that cannot be stored or displayed on one line (or on several), or `null`. */
export function charactersProblem(text: string, { multiline }: { multiline: boolean }): string | null {
  return (multiline ? UNSTORABLE_BUT_LINES : UNSTORABLE).test(text) ? CONTROLS : null;
}

function words(message: string, multiline: boolean, min: number, max: number) {
  return z
    .string(message)
    .trim()
    .min(min, message)
    .max(max, `Use at most ${max} characters`)
    .refine((value) => charactersProblem(value, { multiline }) === null, byRule('invalid_characters', CONTROLS));
}

/** One line of text between `min` and `max` characters after trimming; `message` covers everything too short. */
export function line(message: string, { min = 1, max = LINE_MAX }: { min?: number; max?: number } = {}) {
  return words(message, false, min, max);
}

/** Multi-line text. */
export function text(message: string, { min = 1, max = TEXT_MAX }: { min?: number; max?: number } = {}) {
  return words(message, true, min, max);
}

export function email(message: string) {
  // A piped schema is documented by its first part alone, so the format is named there.
  return z.string(message).trim().max(254, message).meta({ format: 'email' }).pipe(z.email(message));
}

/** At least ten characters, as the specification words it; the server also normalises to E.164 (spec decision 21). */
export function phone(message: string) {
  return line(message, { min: 10, max: 40 });
}

export const idSchema = z.uuid('Use the id exactly as returned');

/** Position in a keyset-paged list: opaque to the caller, absent on the first page. */
export const cursorSchema = z
  .string('Use the cursor exactly as returned')
  .max(200, 'Use the cursor exactly as returned');

export const dateTimeSchema = z.string().meta({ format: 'date-time' });

const CALENDAR = 'Choose a date from the calendar';

/** A day without a time, `YYYY-MM-DD`. The range keeps out years that come from a typo or an attack. */
export function isoDate(message: string) {
  return z.iso
    .date({ error: message, abort: true })
    .refine((day) => day >= '2000-01-01', byRule('too_early', CALENDAR))
    .refine((day) => day <= '2100-12-31', byRule('too_late', CALENDAR))
    .meta({ format: 'date' });
}

/** A form sends an untouched field as an empty string, which counts as absent. */
export function optionalText(message: string, max = 2_000) {
  return text(message, { min: 0, max }).optional();
}

/** A response that is a sentence for the person. */
export const messageAnswerSchema = z.object({ message: z.string() });
