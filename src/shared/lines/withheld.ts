/** The sensitive questions of a request, by their codes: for a copy that leaves their answers out and says so. */
import { codeAt } from './codes.ts';
import { isSensitive } from './sensitivity.ts';
import type { AnswerableQuestion, AnswersInput, Condition, Question, QuoteDefinition, Sensitivity } from './types.ts';
import { answerOf, compares, isRecord } from './visibility.ts';

export interface WithheldQuestion {
  code: string;
  label: string;
  why: string;
}

type Sensitive = Extract<Sensitivity, 'S3' | 'S4'>;

const reasons: Record<Sensitive, string> = {
  S3: 'Claims, convictions, finances or what identifies a vehicle. Authorized people read it in the portal, where viewing is logged.',
  S4: 'Health, criminal or immigration matters. Authorized people read it in the portal, where viewing is logged.',
};

const isHidden = ({ sensitivity }: AnswerableQuestion) => isSensitive(sensitivity);
const asked = (questions: readonly Question[]) => questions.filter((question) => question.type !== 'info');

/** The ids of the sensitive questions, also of those in rows: what a condition says about them is unknown here. */
function hiddenIds({ steps }: QuoteDefinition): ReadonlySet<string> {
  const questions = steps.flatMap((step) => asked(step.questions));
  const fields = questions.flatMap((question) => (question.type === 'repeatGroup' ? asked(question.questions) : []));
  return new Set([...questions, ...fields].filter(isHidden).map(({ id }) => id));
}

/** Whether a condition can come out as `wanted`, whatever the sensitive answers are. */
function canBe(wanted: boolean, condition: Condition, answers: AnswersInput, hidden: ReadonlySet<string>): boolean {
  const part = (each: Condition) => canBe(wanted, each, answers, hidden);
  if ('all' in condition) return wanted ? condition.all.every(part) : condition.all.some(part);
  if ('any' in condition) return wanted ? condition.any.some(part) : condition.any.every(part);
  if ('not' in condition) return canBe(!wanted, condition.not, answers, hidden);
  return hidden.has(condition.question) || compares(condition, answers) === wanted;
}

/**
 * Every sensitive question that this request may have been asked. Which of them were answered is not said, and none is left out for what
 * a sensitive answer was: either would tell something about the answers.
 * @param answers the open ones
 */
export function withheldQuestions(definition: QuoteDefinition, answers: AnswersInput): WithheldQuestion[] {
  const hidden = hiddenIds(definition);
  const mayApply = ({ showIf }: { showIf?: Condition }, scope: AnswersInput) =>
    showIf === undefined || canBe(true, showIf, scope, hidden);
  const entry = (path: string, { label, sensitivity }: AnswerableQuestion): WithheldQuestion => ({
    code: codeAt(definition.line, path),
    label,
    why: reasons[sensitivity as Sensitive],
  });

  function ofGroup(group: Extract<Question, { type: 'repeatGroup' }>): WithheldQuestion[] {
    const fields = asked(group.questions);
    if (isHidden(group)) {
      const within = fields.map((field) => ({
        ...field,
        sensitivity: isHidden(field) ? field.sensitivity : group.sensitivity,
      }));
      return [entry(group.id, group), ...within.map((field) => entry(`${group.id}.${field.id}`, field))];
    }
    const given = answerOf(answers, group.id);
    const rows = Array.isArray(given) ? given.filter(isRecord) : [];
    return fields
      .filter((field) => isHidden(field) && rows.some((row) => mayApply(field, { ...answers, ...row })))
      .map((field) => entry(`${group.id}.${field.id}`, field));
  }

  return definition.steps
    .filter((step) => mayApply(step, answers))
    .flatMap((step) => asked(step.questions).filter((question) => mayApply(question, answers)))
    .flatMap((question) => {
      if (question.type === 'repeatGroup') return ofGroup(question);
      return isHidden(question) ? [entry(question.id, question)] : [];
    });
}
