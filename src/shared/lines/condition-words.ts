/** A condition in words, for forms on paper: "you chose “Condo” at question 3". */
import { formatMoney, formatNumber } from '#shared/platform/formats.ts';
import { questionsIn } from './findings.ts';
import type { AnswerableQuestion, Comparison, Condition } from './types.ts';

/** A question with its number on the form. */
export interface Numbered {
  number: string;
  question: AnswerableQuestion;
}

export type NumberOf = (id: string) => Numbered | undefined;

type Value = string | number | boolean;

export function joined(parts: readonly string[], word: 'and' | 'or'): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}

function quoted(question: AnswerableQuestion, values: readonly Value[]): string {
  const options = 'options' in question ? question.options : [];
  const labels = values.map((value) => options.find((option) => option.value === value)?.label ?? String(value));
  return joined(
    labels.map((label) => `“${label}”`),
    'or',
  );
}

/** “A”, “B” or “C”, or everything else where that is shorter. */
function chosen({ number, question }: Numbered, values: readonly Value[], negated: boolean): string {
  const place = `at question ${number}`;
  if (question.type === 'bool') return `you ${negated ? 'didn’t say' : 'said'} ${values[0] ? 'yes' : 'no'} ${place}`;
  if (!('options' in question))
    return `your answer to question ${number} ${negated ? 'isn’t' : 'is'} ${joined(values.map(String), 'or')}`;
  if (question.type === 'multi')
    return `you ${negated ? 'didn’t tick' : 'ticked'} ${quoted(question, values)} ${place}`;
  const others = question.options.filter(({ value }) => !values.includes(value)).map(({ value }) => value);
  if (others.length > 0 && others.length < values.length && others.length < 4)
    return `you ${negated ? 'chose' : 'didn’t choose'} ${quoted(question, others)} ${place}`;
  return `you ${negated ? 'didn’t choose' : 'chose'} ${quoted(question, values)} ${place}`;
}

function amount(question: AnswerableQuestion, value: number): string {
  if (question.type === 'money') return formatMoney(value);
  return question.type === 'year' ? String(value) : formatNumber(value);
}

function comparison(one: Comparison, numberOf: NumberOf, negated: boolean): string {
  const asked = numberOf(one.question);
  if (!asked) return 'it applies to you';
  const { number, question } = asked;
  if ('equals' in one) return chosen(asked, [one.equals], negated);
  if ('oneOf' in one) return chosen(asked, one.oneOf, negated);
  if ('answered' in one) return `you ${one.answered === negated ? 'left out' : 'answered'} question ${number}`;
  const lists = question.type === 'multi' || question.type === 'repeatGroup';
  if (lists) return `you ${negated ? 'have fewer than' : 'have at least'} ${one.atLeast} at question ${number}`;
  const least = amount(question, one.atLeast);
  return `your answer to question ${number} is ${negated ? `less than ${least}` : `${least} or more`}`;
}

/** “A” at 3 or “B” at 3 is one of two at 3. */
function merged(parts: readonly Condition[]): Condition[] {
  const result: Condition[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    const values = (one: Condition | undefined) =>
      one && 'equals' in one ? [one.equals] : one && 'oneOf' in one ? one.oneOf : null;
    const [before, more] = [values(last), values(part)];
    const same = last && 'question' in last && 'question' in part && last.question === part.question;
    if (same && before && more) result[result.length - 1] = { question: part.question, oneOf: [...before, ...more] };
    else result.push(part);
  }
  return result;
}

/** Without “you answered 9” beside what the answer to 9 is. */
function plainly(parts: readonly Condition[]): readonly Condition[] {
  return parts.filter(
    (part) =>
      !('answered' in part) ||
      !parts.some((other) => other !== part && !('answered' in other) && questionsIn(other).includes(part.question)),
  );
}

/** The condition after “if”. */
export function conditionWords(condition: Condition, numberOf: NumberOf, negated = false): string {
  if ('not' in condition) return conditionWords(condition.not, numberOf, !negated);
  if ('any' in condition || 'all' in condition) {
    const any = 'any' in condition;
    const parts = any ? merged(condition.any) : negated ? condition.all : plainly(condition.all);
    const words = parts.map((part) => conditionWords(part, numberOf, negated));
    // Of nothing that is true, the other: not (a or b) is neither.
    const word = any !== negated ? 'or' : 'and';
    return words.length > 2 || parts.some((part) => 'all' in part || 'any' in part)
      ? words.join(`, ${word} `)
      : joined(words, word);
  }
  return comparison(condition, numberOf, negated);
}

/** “Only if …”, or “Skip this if …” where that is how people say it. */
export function onlyIf(condition: Condition, numberOf: NumberOf): string {
  if ('not' in condition) return `Skip this if ${conditionWords(condition.not, numberOf)}.`;
  return `Only if ${conditionWords(condition, numberOf)}.`;
}
