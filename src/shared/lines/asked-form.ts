/** The form with the questions a broker asked: those, and what their answers make the questionnaire ask next. */
import { formatAnswer } from './describe.ts';
import { type Field, fieldsOf } from './fields.ts';
import { isSensitive } from './sensitivity.ts';
import type { AnswersInput, Question, QuoteDefinition } from './types.ts';
import { answerOf, isRecord } from './visibility.ts';

export interface AskedSection {
  /** The title of the step, or the row: "Vehicle 2: 2019, Subaru, Outback". */
  title: string;
  /** Of the paths of its questions: `vehicles.1.`, or nothing outside rows. */
  prefix: string;
  questions: Question[];
  /** The answers its questions belong to: of the request, or of the row. */
  values: AnswersInput;
}

/** The first three plain answers of a row, by which the client recognizes it: a year, make and model, never a VIN. */
function nameOf(fields: readonly Field[]): string {
  const plain = fields.filter(({ question }) => !isSensitive(question.sensitivity));
  const words = plain.map(({ question, value }) => formatAnswer(question, value));
  return words
    .filter((word) => word !== null)
    .slice(0, 3)
    .join(', ');
}

/**
 * @param start the answers as they were sent: what they did not show is asked because of a new answer
 * @param paths what the broker asked
 */
export function askedSections(
  definition: QuoteDefinition,
  { start, answers, paths }: { start: AnswersInput; answers: AnswersInput; paths: readonly string[] },
): AskedSection[] {
  const asked = new Set(paths);
  const before = new Set(fieldsOf(definition, start).map(({ path }) => path));
  const fields = fieldsOf(definition, answers);
  const shown = fields.filter(({ path }) => asked.has(path) || !before.has(path));
  const whole = new Set(shown.filter(({ question }) => question.type === 'repeatGroup').map(({ path }) => path));
  const sections = new Map<string, AskedSection>();
  for (const { path, section, stepId, question, group } of shown) {
    // A group that is asked as a whole has its own rows.
    if (group && whole.has(group.id)) continue;
    const prefix = group ? path.slice(0, -question.id.length) : '';
    const key = prefix || stepId;
    const known = sections.get(key);
    if (known) known.questions.push(question);
    else {
      const name = group && nameOf(fieldsOf(definition, start).filter((it) => it.path.startsWith(prefix)));
      const title = name ? `${section}: ${name}` : section;
      sections.set(key, { title, prefix, questions: [question], values: group ? rowAt(answers, prefix) : answers });
    }
  }
  return [...sections.values()];
}

function rowAt(answers: AnswersInput, prefix: string): AnswersInput {
  const [group = '', index = ''] = prefix.split('.');
  const rows = answerOf(answers, group);
  const row: unknown = Array.isArray(rows) ? rows[Number(index)] : undefined;
  return isRecord(row) ? row : {};
}

/** The answers with another one at a question of a section. */
export function withAnswer(answers: AnswersInput, prefix: string, id: string, value: unknown): AnswersInput {
  if (!prefix) return { ...answers, [id]: value };
  const [group = '', index = ''] = prefix.split('.');
  const rows = answerOf(answers, group);
  if (!Array.isArray(rows)) return answers;
  return { ...answers, [group]: rows.with(Number(index), { ...rowAt(answers, prefix), [id]: value }) };
}
