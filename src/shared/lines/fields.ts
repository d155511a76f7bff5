/** Every question that the answers so far show, one by one: also in the rows of a group. */
import type { AnswerableQuestion, AnswersInput, QuoteDefinition, RepeatGroupQuestion } from './types.ts';
import { answerOf, isBlank, isRecord, isUnsure, visibleQuestions, visibleSteps } from './visibility.ts';

export interface Field {
  stepId: string;
  /** As in the issues: `vehicles.0.year`. */
  path: string;
  /** The title of the step, or the row: "Vehicle 2". */
  section: string;
  question: AnswerableQuestion;
  value: unknown;
  /** The group of a field in a row. */
  group?: RepeatGroupQuestion;
}

function rowFields(stepId: string, group: RepeatGroupQuestion, answers: AnswersInput): Field[] {
  const rows = answerOf(answers, group.id);
  return (Array.isArray(rows) ? rows : []).flatMap((row, index) =>
    isRecord(row)
      ? visibleQuestions(group, row, answers).flatMap((question): Field[] => {
          if (question.type === 'info') return [];
          const path = `${group.id}.${index}.${question.id}`;
          const section = `${group.itemLabel} ${index + 1}`;
          return [{ stepId, path, section, question, value: answerOf(row, question.id), group }];
        })
      : [],
  );
}

/** The questions shown, in the order of the definition; a group is followed by the fields of its rows. */
export function fieldsOf(definition: QuoteDefinition, answers: AnswersInput): Field[] {
  return visibleSteps(definition, answers).flatMap((step) =>
    step.questions.flatMap((question): Field[] => {
      if (question.type === 'info') return [];
      const value = answerOf(answers, question.id);
      const field: Field = { stepId: step.id, path: question.id, section: step.title, question, value };
      return question.type === 'repeatGroup' ? [field, ...rowFields(step.id, question, answers)] : [field];
    }),
  );
}

/** Nothing was answered, or that the client isn’t sure. */
export function isOpenField({ value }: Field): boolean {
  return isBlank(value) || isUnsure(value);
}
