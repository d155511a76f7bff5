/** Codes of the questions, for the systems that rate a request. A code never changes, even when the words of its question do. */
import type { Line } from './ids.ts';
import type { AnswerableQuestion, QuoteDefinition } from './types.ts';

/** The questions are those of Alberta; another province would have its own. */
export const JURISDICTION = 'AB';

export interface QuestionCode {
  /** `AB.auto.vehicles.year`: the line, the group if it is asked for each of its rows, and the question. */
  code: string;
  question: AnswerableQuestion;
}

/** The code of a question, from its path in the answers: `vehicles.0.year`. */
export function codeAt(line: Line, path: string): string {
  const ids = path.split('.').filter((part) => !/^\d+$/.test(part));
  return [JURISDICTION, line, ...ids].join('.');
}

/** Every question of a version with its code, in order. */
export function codesOf({ line, steps }: QuoteDefinition): QuestionCode[] {
  return steps.flatMap(({ questions }) =>
    questions.flatMap((question): QuestionCode[] => {
      if (question.type === 'info') return [];
      const own = { code: codeAt(line, question.id), question };
      if (question.type !== 'repeatGroup') return [own];
      const fields = question.questions.flatMap((field): QuestionCode[] =>
        field.type === 'info' ? [] : [{ code: codeAt(line, `${question.id}.${field.id}`), question: field }],
      );
      return [own, ...fields];
    }),
  );
}

export interface PublishedCode extends QuestionCode {
  /** The versions of the questionnaire that ask it. */
  versions: number[];
}

/**
 * Every code of a line, with its question as it was last asked.
 * @param definitions all its versions, oldest first
 */
export function publishedCodes(definitions: readonly QuoteDefinition[]): PublishedCode[] {
  const codes = new Map<string, PublishedCode>();
  for (const definition of definitions)
    for (const { code, question } of codesOf(definition))
      codes.set(code, { code, question, versions: [...(codes.get(code)?.versions ?? []), definition.version] });
  const last = definitions.at(-1);
  const order = new Map((last ? codesOf(last) : []).map(({ code }, index) => [code, index]));
  const rank = ({ code }: QuestionCode) => order.get(code) ?? order.size;
  return [...codes.values()].sort((a, b) => rank(a) - rank(b));
}
