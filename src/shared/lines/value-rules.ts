/** Reads one answer by the type of its question: returns the clean value, or the message to show. Never throws. */
import { issuesFrom, type RuledIssue } from '#shared/platform/errors.ts';
import { charactersProblem } from '#shared/platform/fields.ts';
import { formatMoney, formatNumber } from '#shared/platform/formats.ts';
import type { IssueRule } from '#shared/platform/issue-rules.ts';
import { dayWords, monthWords } from '#shared/platform/time/words.ts';
import { emailSchema, fullNameSchema, phoneSchema } from './answers-schema.ts';
import type {
  Address,
  AnswersInput,
  AnswerValue,
  ChoiceQuestion,
  DateBound,
  DateQuestion,
  NumberQuestion,
  QuestionSet,
  RowQuestion,
} from './types.ts';
import { isIsoDate, isIsoMonth, isVin, normalizePostalCode, normalizeVin, shiftDate } from './validators.ts';
import { answerOf, isBlank, isRecord } from './visibility.ts';

/** What a rule may use besides the value: today's date, and the answers given before it. */
export interface AnswerContext {
  /** Today in the product's time zone, `YYYY-MM-DD`; the engine never reads a clock. */
  readonly today: string;
  readonly scope?: AnswersInput;
  /** With `short`, only questions of the short set have to be answered. Defaults to `full`. */
  readonly set?: QuestionSet;
}

/** The clean answer, absent when nothing valid was given, and the issues, with paths relative to the question. */
export interface Outcome<V = AnswerValue> {
  readonly value?: V;
  readonly issues: readonly RuledIssue[];
}

const NO_SUCH_DATE = 'Enter a valid date with day, month and year';
const LINE_MAX = 200;
const TEXT_MAX = 2_000;
const ADDRESS = new Set(['street', 'unit', 'city']);

export const good = <V>(value: V): Outcome<V> => ({ value, issues: [] });
export const bad = (rule: IssueRule, message: string): Outcome<never> => ({ issues: [{ path: '', message, rule }] });

/** Prefixes an issue's path with a field or a row. */
export function at(path: string | number) {
  return (issue: RuledIssue): RuledIssue => ({ ...issue, path: issue.path ? `${path}.${issue.path}` : String(path) });
}

/** A value that is neither blank nor unsure, against a question outside a group. */
export function readValue(question: RowQuestion, raw: unknown, context: AnswerContext): Outcome {
  switch (question.type) {
    case 'text':
    case 'longText':
      return readText(raw, question);
    case 'name':
      return readWith(fullNameSchema, raw);
    case 'email':
      return readWith(emailSchema, raw);
    case 'phone':
      return readWith(phoneSchema, raw);
    case 'postalAB':
      return readPostalCode(raw);
    case 'vin':
      return readVin(raw);
    case 'address':
      return readAddress(question.required, raw);
    case 'bool':
      return typeof raw === 'boolean' ? good(raw) : bad('invalid_type', 'Choose yes or no');
    case 'choice':
      return question.options.some(({ value }) => value === raw)
        ? good(raw as string)
        : bad('not_an_option', 'Choose one of the answers shown');
    case 'multi':
      return readMulti(question, raw);
    case 'int':
    case 'money':
    case 'percent':
      return readNumber(question, raw);
    default:
      return readDate(question, raw, context);
  }
}

function readWith(schema: typeof emailSchema | typeof fullNameSchema, raw: unknown): Outcome<string> {
  const result = schema.safeParse(raw);
  if (result.success) return good(result.data);
  const [first] = issuesFrom(result.error, raw);
  return bad(first?.rule ?? 'invalid_format', first?.message ?? 'Check this answer');
}

function readText(
  raw: unknown,
  { type, maxLength }: { type: 'text' | 'longText'; maxLength?: number },
): Outcome<string> {
  if (typeof raw !== 'string') return bad('invalid_type', 'Answer in words');
  const text = raw.trim();
  const max = Math.min(maxLength ?? TEXT_MAX, type === 'text' ? LINE_MAX : TEXT_MAX);
  if (text.length > max) return bad('too_long', `Use at most ${formatNumber(max)} characters`);
  const problem = charactersProblem(text, { multiline: type === 'longText' });
  return problem ? bad('invalid_characters', problem) : good(text);
}

/** One beyond Alberta is an answer too: what it means for the request is said beside it (place-findings.ts). */
function readPostalCode(raw: unknown): Outcome<string> {
  const postalCode = typeof raw === 'string' ? normalizePostalCode(raw) : null;
  return postalCode ? good(postalCode) : bad('invalid_format', 'Enter a postal code like T2P 1J9');
}

function readVin(raw: unknown): Outcome<string> {
  const vin = typeof raw === 'string' ? normalizeVin(raw) : '';
  return isVin(vin) ? good(vin) : bad('invalid_format', 'Check the VIN: it has 17 letters and digits, never I, O or Q');
}

function readAddress(required: boolean, raw: unknown): Outcome<Address> {
  if (!isRecord(raw)) return bad('invalid_type', 'Enter the street and the city or town');
  const part = (id: string) => (isBlank(answerOf(raw, id)) ? good('') : readText(answerOf(raw, id), { type: 'text' }));
  const [street, unit, city] = [part('street'), part('unit'), part('city')];
  const empty = street.value === '' && unit.value === '' && city.value === '';
  // Something else in place of an address is a mistake, even where an address may be left out.
  if (!required && empty && Object.keys(raw).every((key) => ADDRESS.has(key))) return { issues: [] };
  const issues = [
    ...(street.value === '' ? bad('required', 'Enter the street number and name') : street).issues.map(at('street')),
    ...unit.issues.map(at('unit')),
    ...(city.value === '' ? bad('required', 'Enter the city or town') : city).issues.map(at('city')),
  ];
  if (issues.length > 0 || !street.value || !city.value) return { issues };
  return good({ street: street.value, ...(unit.value ? { unit: unit.value } : {}), city: city.value });
}

function readMulti(question: ChoiceQuestion, raw: unknown): Outcome<string[]> {
  const chosen = question.options.filter(({ value }) => Array.isArray(raw) && raw.includes(value));
  if (!Array.isArray(raw) || chosen.length !== raw.length) return bad('not_an_option', 'Choose from the answers shown');
  const alone = chosen.find(({ exclusive }) => exclusive);
  if (alone && chosen.length > 1) return bad('not_allowed', `Choose “${alone.label}” on its own, or leave it out`);
  return good(chosen.map(({ value }) => value));
}

function readNumber({ type, min, max, unit }: NumberQuestion, raw: unknown): Outcome<number> {
  if (typeof raw !== 'number' || !Number.isSafeInteger(raw)) {
    return bad('invalid_type', type === 'money' ? 'Enter an amount in dollars' : 'Enter a whole number');
  }
  const lowest = min ?? 0;
  const highest = max ?? (type === 'percent' ? 100 : Number.MAX_SAFE_INTEGER);
  const inWords = (value: number) =>
    type === 'money'
      ? formatMoney(value)
      : `${formatNumber(value)}${type === 'percent' ? ' %' : unit ? ` ${unit}` : ''}`;
  if (raw < lowest) return bad('too_small', `Enter ${inWords(lowest)} or more`);
  if (raw > highest) return bad('too_big', `Enter ${inWords(highest)} or less`);
  return good(raw + 0); // -0 would not survive JSON
}

function readDate(question: DateQuestion, raw: unknown, context: AnswerContext): Outcome<string | number> {
  const { type } = question;
  const fits =
    type === 'year'
      ? typeof raw === 'number' && Number.isInteger(raw) && raw >= 1000 && raw <= 9999
      : typeof raw === 'string' && (type === 'date' ? isIsoDate(raw) : isIsoMonth(raw));
  if (!fits) {
    if (type === 'year') return bad('invalid_format', 'Enter a four-digit year');
    return bad('invalid_format', type === 'date' ? NO_SUCH_DATE : 'Enter a month and a year');
  }
  // A date, a month and a year compare as text of their own length, against a limit cut to the same length.
  const value = String(raw);
  const cut = (bound: DateBound | undefined) => bound && resolveBound(bound, context)?.slice(0, value.length);
  const [earliest, latest] = [cut(question.min), cut(question.max)];
  if (earliest && value < earliest) return bad('too_early', question.tooEarly ?? `Enter ${inWords(earliest)} or later`);
  if (latest && value > latest) return bad('too_late', question.tooLate ?? `Enter ${inWords(latest)} or earlier`);
  return good(raw as string | number);
}

function inWords(value: string): string {
  return value.length === 10 ? dayWords(value) : value.length === 7 ? monthWords(value) : value;
}

/** The day a limit resolves to; `null` when it depends on an answer that was not given. */
function resolveBound(bound: DateBound, { today, scope = {} }: AnswerContext): string | null {
  if ('date' in bound) return bound.date;
  if ('fromToday' in bound) return shiftDate(today, bound.fromToday);
  const other = answerOf(scope, bound.fromQuestion);
  if (typeof other !== 'string' && typeof other !== 'number') return null;
  // A year or a month means its first day.
  const day = `${other}-01-01`.slice(0, 10);
  return isIsoDate(day) ? shiftDate(day, { years: bound.years }) : null;
}
