/** From answers to what a viewer may see of them. */
import type { Brief, OpenQuestion } from '#shared/cases/briefs.ts';
import { readCard } from '#shared/lines/card.ts';
import { questionsOfCheck } from '#shared/lines/check-questions.ts';
import { codeAt } from '#shared/lines/codes.ts';
import { asksForCoverage } from '#shared/lines/coverages/asked.ts';
import { describeAnswers, formatAnswer } from '#shared/lines/describe.ts';
import { type Field, fieldsOf, isOpenField } from '#shared/lines/fields.ts';
import { findDocuments, findDoubts } from '#shared/lines/findings.ts';
import { lineCards } from '#shared/lines/generated/card.ts';
import { questionSetSchema } from '#shared/lines/question-sets.ts';
import { marksOf, markWords } from '#shared/lines/reading/marks.ts';
import { formOf } from '#shared/lines/short-form.ts';
import type { AnswerableQuestion, AnswersInput, QuoteDefinition } from '#shared/lines/types.ts';
import { answerOf, isBlank, isUnsure } from '#shared/lines/visibility.ts';
import { withheldQuestions } from '#shared/lines/withheld.ts';
import { isContactStep, mayShow, type Sight } from './policy.ts';

export function sectionsFor(definition: QuoteDefinition, answers: AnswersInput, sight: Sight) {
  const marks = marksOf(answers);
  return describeAnswers(definition, answers, sight)
    .map(({ stepId, section, rows }) => ({
      section,
      rows: rows
        .filter((row) => mayShow(sight, { stepId, ...row }))
        .map((row) => {
          const mark = marks[row.path];
          return { ...row, readFrom: mark ? markWords(mark) : null };
        }),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** The questions the viewer may see, answered or not. */
export function fieldsFor(definition: QuoteDefinition, answers: AnswersInput, sight: Sight): Field[] {
  return fieldsOf(definition, answers).filter(({ stepId, path, question: { sensitivity }, group }) => {
    const shown = mayShow(sight, { stepId, path, sensitivity });
    return shown && (!group || mayShow({ ...sight, person: true }, { stepId, path: group.id, ...group }));
  });
}

export interface CodedAnswer {
  /** As in `docs/question-codes.md`. */
  code: string;
  path: string;
  section: string;
  label: string;
  value: unknown;
  unit: string | null;
  words: string;
}

function unitOf(question: AnswerableQuestion): string | null {
  if (question.type === 'money') return 'CAD cents';
  if (question.type === 'percent') return '%';
  return question.type === 'int' ? (question.unit ?? null) : null;
}

/** The answers among these fields as another system reads them: each with its code and its raw value. */
export function codedAnswers({ line }: QuoteDefinition, fields: readonly Field[]): CodedAnswer[] {
  return fields.flatMap(({ path, section, question, value }) => {
    const words = formatAnswer(question, value);
    if (words === null) return [];
    return [{ code: codeAt(line, path), path, section, label: question.label, value, unit: unitOf(question), words }];
  });
}

/** The same in parts: who asks, what is to be insured, and the coverage they asked for; with the questions that are left out. */
export function codedParts(definition: QuoteDefinition, answers: AnswersInput, sight: Sight) {
  const fields = fieldsFor(definition, answers, sight);
  const part = (belongs: (stepId: string) => boolean) =>
    codedAnswers(
      definition,
      fields.filter(({ stepId }) => belongs(stepId)),
    );
  return {
    contact: part(isContactStep),
    coverages: part(asksForCoverage),
    risk: part((stepId) => !isContactStep(stepId) && !asksForCoverage(stepId)),
    withheld: withheldQuestions(definition, answers),
  };
}

/** What the client could still answer. Who is asking is known, and never asked for again. */
export function openQuestions({ line }: QuoteDefinition, fields: readonly Field[]): OpenQuestion[] {
  return fields
    .filter((field) => isOpenField(field) && !isContactStep(field.stepId))
    .map(({ path, section, question, value }) => ({
      path,
      code: codeAt(line, path),
      section,
      label: question.label,
      required: question.required,
      unsure: isUnsure(value),
      choices: choicesOf(question),
    }));
}

function choicesOf(question: AnswerableQuestion): string[] {
  if (question.type === 'bool') return ['Yes', 'No'];
  return 'options' in question ? question.options.map(({ label }) => label) : [];
}

/** Only doubts about questions whose answers the viewer may see: that a check fires tells what was answered. */
function doubtsFor(definition: QuoteDefinition, { answers, set, today }: BriefSource, sight: Sight): string[] {
  const seen = new Set<string>();
  for (const { id: stepId, questions } of definition.steps)
    for (const question of questions) {
      if (question.type === 'info' || !mayShow(sight, { stepId, path: question.id, ...question })) continue;
      seen.add(question.id);
      if (question.type !== 'repeatGroup') continue;
      for (const field of question.questions)
        if (field.type !== 'info' && mayShow(sight, { stepId, path: field.id, ...field })) seen.add(field.id);
    }
  const shown = new Set(
    definition.crossChecks.filter((check) => questionsOfCheck(check).every((id) => seen.has(id))).map(({ id }) => id),
  );
  // What a short request was never asked, and left out, contradicts nothing.
  const { steps } = formOf(definition, set === 'short' ? 'short' : 'full');
  const asked = new Set(steps.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const isSaid = (id: string) => asked.has(id) || !isBlank(answerOf(answers, id));
  const doubts = findDoubts(definition, answers, today).filter(
    ({ id, path }) => shown.has(id) && isSaid(path.split('.')[0] ?? ''),
  );
  return [...new Set(doubts.map(({ message }) => message))];
}

export interface BriefSource {
  answers: AnswersInput;
  set: string | null;
  /** Sensitive answers exist and are not among these. */
  hides: boolean;
  /** The categories of documents that were uploaded. */
  uploaded: readonly string[];
  today: string;
}

/** The summary to quote from. Without sensitive answers to hide, the questions about them can be listed as open. */
export function briefOf(definition: QuoteDefinition, source: BriefSource, sight: Sight): Brief {
  const { answers, hides, uploaded } = source;
  const wide = { ...sight, includeSensitive: sight.person && !hides };
  return {
    set: questionSetSchema.nullable().parse(source.set),
    facts: readCard(lineCards[definition.line], fieldsFor(definition, answers, sight)),
    open: openQuestions(definition, fieldsFor(definition, answers, wide)),
    hidesOpen: hides && sight.person,
    doubts: doubtsFor(definition, source, wide),
    papers: sight.person
      ? findDocuments(definition, answers, { includeSensitive: !hides })
          .filter(({ category }) => !uploaded.includes(category))
          .map(({ id, title, why }) => ({ id, title, why }))
      : [],
  };
}
