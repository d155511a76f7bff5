/** Separates sensitive answers (S3, S4) from the others, because they are encrypted and shown to fewer people. */
import type { AnswerableQuestion, AnswersInput, QuoteDefinition, Sensitivity } from './types.ts';
import { isRecord } from './visibility.ts';

export function isSensitive(sensitivity: Sensitivity): boolean {
  return sensitivity === 'S3' || sensitivity === 'S4';
}

export interface SplitAnswers {
  open: Record<string, unknown>;
  sensitive: Record<string, unknown>;
}

type Entry = [string, unknown];
// fromEntries defines own keys, so even an entry called __proto__ stays a plain key.
const toObject = (entries: Entry[]): Record<string, unknown> => Object.fromEntries(entries);

/**
 * Rows of a repeat group are split field by field; both sides keep all positions, so `mergeAnswers` can match them.
 * A key the definition does not know counts as sensitive: unknown data is not shown widely.
 */
export function splitBySensitivity(definition: QuoteDefinition, answers: AnswersInput): SplitAnswers {
  const questions = new Map<string, AnswerableQuestion>();
  for (const question of definition.steps.flatMap((step) => step.questions)) {
    if (question.type !== 'info') questions.set(question.id, question);
  }
  const open: Entry[] = [];
  const sensitive: Entry[] = [];
  for (const [id, value] of Object.entries(answers)) {
    const question = questions.get(id);
    if (!question || isSensitive(question.sensitivity)) {
      sensitive.push([id, value]);
    } else if (question.type === 'repeatGroup' && Array.isArray(value) && value.every(isRecord)) {
      const fields = new Set<string>();
      for (const field of question.questions) {
        if (field.type !== 'info' && !isSensitive(field.sensitivity)) fields.add(field.id);
      }
      const isOpen = ([field]: Entry) => fields.has(field);
      open.push([id, value.map((row) => toObject(Object.entries(row).filter(isOpen)))]);
      const hidden = value.map((row) => toObject(Object.entries(row).filter((entry) => !isOpen(entry))));
      if (hidden.some((row) => Object.keys(row).length > 0)) sensitive.push([id, hidden]);
    } else {
      open.push([id, value]);
    }
  }
  return { open: toObject(open), sensitive: toObject(sensitive) };
}

/** The inverse of `splitBySensitivity`; without the sensitive part it returns the open answers alone. */
export function mergeAnswers(open: AnswersInput, sensitive: AnswersInput = {}): Record<string, unknown> {
  const merged = new Map<string, unknown>(Object.entries(open));
  for (const [id, value] of Object.entries(sensitive)) {
    const beside = merged.get(id);
    merged.set(id, Array.isArray(beside) && Array.isArray(value) ? mergeRows(beside, value) : value);
  }
  return Object.fromEntries(merged);
}

function mergeRows(open: readonly unknown[], sensitive: readonly unknown[]): unknown[] {
  return open.map((row, index) => {
    const hidden = sensitive[index];
    return isRecord(row) && isRecord(hidden) ? toObject([...Object.entries(row), ...Object.entries(hidden)]) : row;
  });
}
