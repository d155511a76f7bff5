/** Answers in words: the review before submitting, and what the broker reads. */

import { formatMoney, formatNumber } from '#shared/platform/formats.ts';
import { dayWords, monthWords } from '#shared/platform/time/words.ts';
import { isSensitive } from './sensitivity.ts';
import type {
  AnswerableQuestion,
  AnswersInput,
  InfoNote,
  Option,
  Question,
  QuoteDefinition,
  Sensitivity,
} from './types.ts';
import { TELL_BROKER, UNKNOWN } from './types.ts';
import { isIsoDate, isIsoMonth } from './validators.ts';
import { answerOf, isBlank, isRecord, visibleQuestions, visibleSteps } from './visibility.ts';

export interface DescribedRow {
  /** As in the issues: `vehicles.0.year`. */
  path: string;
  label: string;
  value: string;
  sensitivity: Sensitivity;
}

export interface DescribedSection {
  /** The step to go back to. */
  stepId: string;
  /** The title of the step, or the entry of a repeat group: "Vehicle 2". */
  section: string;
  rows: DescribedRow[];
}

/**
 * Every visible question that has an answer, section by section. Without `includeSensitive`, S3 and S4 rows are
 * omitted, including those within the entries of a repeat group. Accepts checked or unchecked answers; shows them unchanged.
 */
export function describeAnswers(
  definition: QuoteDefinition,
  answers: AnswersInput,
  { includeSensitive }: { includeSensitive: boolean },
): DescribedSection[] {
  const sections: DescribedSection[] = [];
  const shown = ({ sensitivity }: { sensitivity: Sensitivity }) => includeSensitive || !isSensitive(sensitivity);

  function rowsOf(questions: readonly Question[], values: AnswersInput, prefix: string): DescribedRow[] {
    return questions.flatMap((question) => {
      if (!isAsked(question) || !shown(question)) return [];
      const value = formatAnswer(question, answerOf(values, question.id));
      if (value === null) return [];
      return [{ path: prefix + question.id, label: question.label, value, sensitivity: question.sensitivity }];
    });
  }

  for (const step of visibleSteps(definition, answers)) {
    const add = (section: string, rows: DescribedRow[]) => {
      if (rows.length > 0) sections.push({ stepId: step.id, section, rows });
    };
    add(step.title, rowsOf(step.questions, answers, ''));
    for (const group of step.questions) {
      const entries = answerOf(answers, group.id);
      if (group.type !== 'repeatGroup' || !Array.isArray(entries) || !shown(group)) continue;
      entries.filter(isRecord).forEach((entry, index) => {
        const questions = visibleQuestions(group, entry, answers);
        add(`${group.itemLabel} ${index + 1}`, rowsOf(questions, entry, `${group.id}.${index}.`));
      });
    }
  }
  return sections;
}

function isAsked(question: Question): question is Exclude<Question, InfoNote> {
  return question.type !== 'info';
}

/** One answer in words; `null` when there is none to show in its own row. */
export function formatAnswer(question: AnswerableQuestion, value: unknown): string | null {
  if (isBlank(value)) return null;
  if (value === UNKNOWN) return 'Not sure';
  if (value === TELL_BROKER) return 'Will discuss with the broker';
  switch (question.type) {
    case 'bool':
      return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : null;
    case 'choice':
    case 'multi':
      return [value]
        .flat()
        .map((chosen) => optionLabel(question, chosen))
        .join(', ');
    case 'int':
    case 'money':
    case 'percent':
      return typeof value === 'number' ? formatQuantity(question, value) : null;
    case 'address':
      return isRecord(value) ? formatAddress(value) : null;
    case 'repeatGroup':
      return null;
    case 'year':
      return typeof value === 'number' ? String(value) : null;
    default:
      return typeof value === 'string' ? formatText(question.type, value) : null;
  }
}

function optionLabel({ options }: { options: readonly Option[] }, chosen: unknown): string {
  return options.find(({ value }) => value === chosen)?.label ?? '?';
}

function formatText(type: AnswerableQuestion['type'], text: string): string {
  if (type === 'date' && isIsoDate(text)) return dayWords(text);
  return type === 'month' && isIsoMonth(text) ? monthWords(text) : text;
}

/** `Unit 4, 12 Elbow Drive SW, Calgary`. */
export function formatAddress({ street, unit, city }: Record<string, unknown>): string {
  const parts = [typeof unit === 'string' && unit ? `Unit ${unit}` : '', street, city];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
}

/** `years` becomes `year`; `km` stays. */
function singular(unit: string): string {
  return unit.replace('feet', 'foot').replace('inches', 'inch').replace(/s$/, '');
}

function formatQuantity({ type, unit }: { type: 'int' | 'money' | 'percent'; unit?: string }, value: number): string {
  if (type === 'money') return formatMoney(value);
  if (type === 'percent') return `${value}%`;
  return unit ? `${formatNumber(value)} ${value === 1 ? singular(unit) : unit}` : formatNumber(value);
}
