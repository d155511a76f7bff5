/** Answers with a value in every sensitive question that is found nowhere else, so that a copy of it can be searched for. */
import { isSensitive } from '#shared/lines/sensitivity.ts';
import type { AnswerableQuestion, Question, QuoteDefinition, RowQuestion } from '#shared/lines/types.ts';
import { answersFor } from '../../prisma/seed/simulation/answers.ts';
import { createRandom } from '../../prisma/seed/simulation/random.ts';

/** Every planted word begins with it: letters only, in lower case, so that a search index keeps it as it is. */
export const MARK = 'zqxplant';
const VIN_MARK = 'ZXPLANTED';
/** A shorter number is in ids and times by chance. */
const SHORTEST_NUMBER = 1_000_000;

export interface Planted {
  answers: Record<string, unknown>;
  /** The texts to look for, with the path of the question they were planted in. */
  needles: ReadonlyMap<string, string>;
}

let plantings = 0;

function letters(count: number): string {
  return count.toString(26).replace(/./g, (digit) => 'abcdefghijklmnopqrstuvwxyz'.charAt(Number.parseInt(digit, 26)));
}

function plantIn(question: RowQuestion, needles: Map<string, string>, path: string): unknown {
  const number = plantings++;
  const keep = (text: string) => {
    needles.set(text, path);
    return text;
  };
  switch (question.type) {
    case 'text':
    case 'longText':
    case 'name':
      return keep(`${MARK}${letters(number)}`);
    case 'vin':
      return keep(`${VIN_MARK}${String(number).padStart(17 - VIN_MARK.length, '0')}`);
    case 'money':
    case 'int': {
      // Ends in no round number, and differs from every other by its middle.
      const value = (question.min ?? 0) + 3_000_017 + number * 10_100;
      if (value < SHORTEST_NUMBER || value > (question.max ?? Number.POSITIVE_INFINITY)) return undefined;
      keep(String(value));
      if (question.type === 'money') keep(`$${Math.floor(value / 100).toLocaleString('en-CA')}`);
      return value;
    }
    default:
      return undefined;
  }
}

/** Another answer for each variant, so that together they open what depends on one. */
function varied(question: RowQuestion, variant: number): unknown {
  // Some labels have little room.
  if (question.type === 'text' && question.maxLength) return 'Example';
  if (question.type === 'bool') return variant % 2 === 0;
  if (question.type === 'choice') return question.options[variant % question.options.length]?.value;
  if (question.type !== 'multi') return undefined;
  const open = question.options.filter(({ exclusive }) => !exclusive).map(({ value }) => value);
  return variant === 0 ? open : [open[variant % open.length]];
}

function given(questions: readonly Question[], variant: number, needles: Map<string, string>, before = '') {
  const answers: Record<string, unknown> = {};
  for (const question of questions) {
    if (question.type === 'info') continue;
    const path = `${before}${question.id}`;
    answers[question.id] =
      question.type === 'repeatGroup'
        ? [given(question.questions, variant, needles, `${path}.`)]
        : ((isSensitive(question.sensitivity) ? plantIn(question, needles, path) : undefined) ??
          varied(question, variant));
  }
  return answers;
}

/** @param known taken as they are, as the contact is */
export function plantAnswers(
  definition: QuoteDefinition,
  variant: number,
  known: Record<string, unknown>,
  today: string,
): Planted {
  const planned = new Map<string, string>();
  const all = {
    ...given(
      definition.steps.flatMap((step) => step.questions),
      variant,
      planned,
    ),
    ...known,
  };
  const answers = answersFor(definition, all, createRandom(variant), today);
  const asked = JSON.stringify(answers);
  // What wasn't asked in this variant was not planted either; a formatted amount goes with its number.
  const values = new Set([...planned.keys()].filter((text) => asked.includes(text)));
  const paths = new Set([...values].map((text) => planned.get(text)));
  const needles = new Map(
    [...planned].filter(([text, path]) => values.has(text) || (text.startsWith('$') && paths.has(path))),
  );
  return { answers, needles };
}

/** The ids of every sensitive question and field of a row. */
export function sensitiveIds(definition: QuoteDefinition): string[] {
  const idsOf = (question: AnswerableQuestion): string[] => [
    ...(isSensitive(question.sensitivity) ? [question.id] : []),
    ...(question.type === 'repeatGroup'
      ? question.questions.flatMap((row) => (row.type === 'info' ? [] : idsOf(row)))
      : []),
  ];
  return definition.steps
    .flatMap((step) => step.questions)
    .flatMap((question) => (question.type === 'info' ? [] : idsOf(question)));
}

/** Every place in a text where something planted is, with what it was planted in. */
export function findPlanted(text: string, needles: ReadonlyMap<string, string>): string[] {
  const found = text.match(new RegExp(`${MARK}[a-z]*|${VIN_MARK}\\d*`, 'gi')) ?? [];
  const numbers = text.match(/\$?\d[\d,]*/g)?.filter((number) => needles.has(number)) ?? [];
  return [...new Set([...found, ...numbers])].map((hit) => `${hit} (${needles.get(hit) ?? 'in another spelling'})`);
}
