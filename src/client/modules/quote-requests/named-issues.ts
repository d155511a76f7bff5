/** "Choose one answer" says little in a list: in the summary each issue comes with its question. */

import type { Question, Step } from '#shared/lines/types.ts';
import type { Issue } from '#shared/platform/errors.ts';

export function namedIssues(step: Pick<Step, 'questions'>, issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => {
    const names = namesOf(step.questions, issue.path.split('.'));
    return names.length > 0 ? { ...issue, message: `${joined(names)} ${issue.message}` } : issue;
  });
}

/** The question at a path, in words: "Vehicle 1, Model year". */
export function labelOf(step: Pick<Step, 'questions'>, path: string): string {
  return namesOf(step.questions, path.split('.')).join(', ');
}

/** From the path `vehicles.0.year`: "Vehicle 1", "Model year". */
function namesOf(questions: readonly Question[], [id, row, ...rest]: string[]): string[] {
  const question = questions.find((candidate) => candidate.id === id);
  if (!question) return [];
  if (question.type !== 'repeatGroup' || row === undefined) return [question.label];
  return [`${question.itemLabel} ${Number(row) + 1}`, ...namesOf(question.questions, rest)];
}

function joined(names: readonly string[]): string {
  const name = names.join(', ');
  return name.endsWith('?') ? name : `${name}:`;
}
