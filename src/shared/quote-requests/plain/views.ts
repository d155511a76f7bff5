/** What the pages of the form without a script show: made by the server, rendered by the site. */
import type { ConsentPurpose } from '#shared/consents/wordings.ts';
import { type DescribedSection, describeAnswers } from '#shared/lines/describe.ts';
import { type Doubt, findDoubts, findKnockouts, questionsIn } from '#shared/lines/findings.ts';
import type { Line } from '#shared/lines/ids.ts';
import { validateAnswers } from '#shared/lines/rules.ts';
import { formOf, minutesFor } from '#shared/lines/short-form.ts';
import type { AnswersInput, Knockout, Question, QuoteDefinition } from '#shared/lines/types.ts';
import { answerOf, isRecord } from '#shared/lines/visibility.ts';
import type { Issue } from '#shared/platform/errors.ts';
import type { DraftKeyInput, QuoteReceipt } from '../requests.ts';
import { markOf } from './fields.ts';
import { askedNow, neighbours, pathsOn, visibleParts } from './pages.ts';

/** What travels in hidden fields: the key of the draft, and what the visitor came with. */
export interface FormState {
  draftId: string;
  token: string;
  /** The version of the questions. */
  version: number;
  /** The query the form was opened with: `industry=restaurants`. */
  from: string;
  /** The review has been seen: from then on Continue returns to it. */
  reviewed: boolean;
  /** The challenge that is being waited for; empty when none was asked for. */
  challenge: string;
}

interface View {
  line: Line;
  title: string;
  state: FormState;
  /** Why nothing was saved or sent, when no field is at fault. */
  failure: string | null;
  issues: readonly Issue[];
  knockouts: readonly Knockout[];
  doubts: readonly Doubt[];
}

export interface QuestionsView extends View {
  part: { id: string; title: string };
  questions: readonly Question[];
  /** The paths of the questions on the page, and marks of their answers. */
  shown: readonly string[];
  seen: readonly string[];
  answers: AnswersInput;
  /** Questions that the answers of this page have just opened. */
  opened: readonly string[];
  number: number;
  count: number;
  /** How long the form takes; null after its first page. */
  minutes: number | null;
  isFirst: boolean;
}

export interface ReviewView extends View {
  parts: readonly { id: string; title: string; sections: readonly DescribedSection[] }[];
  ticked: readonly ConsentPurpose[];
  /** How the owner is paid. */
  pay: string;
  /** From when the request can be sent, while it has to wait: `1:26 p.m. Alberta time`. */
  wait: string | null;
}

export interface SentView {
  line: Line;
  number: string;
  /** Null when a form that was sent before is sent again. */
  receipt: QuoteReceipt | null;
  /** With which the page may ask for the dates of the request. */
  sentWith: DraftKeyInput;
}

interface Subject {
  definition: QuoteDefinition;
  answers: AnswersInput;
  state: FormState;
  today: string;
}

interface Findings {
  failure?: string | null;
  issues?: readonly Issue[];
}

/** Of the short set only, each at the page that asks about it. */
function doubtsOf({ definition, answers, today }: Subject): Doubt[] {
  const form = formOf(definition, 'short');
  const pages = new Map(form.steps.map(({ id, part }) => [id, part ?? id]));
  return findDoubts(form, answers, today).map((doubt) => ({
    ...doubt,
    stepId: pages.get(doubt.stepId) ?? doubt.stepId,
  }));
}

const common = (subject: Subject, { failure = null, issues = [] }: Findings) => ({
  line: subject.definition.line,
  title: subject.definition.title,
  state: subject.state,
  failure,
  issues,
  knockouts: findKnockouts(subject.definition, subject.answers),
  doubts: doubtsOf(subject),
});

/** The answer at a path such as `vehicles.0.year`. */
function answerAt(answers: AnswersInput, path: string): unknown {
  const [id = '', row, field] = path.split('.');
  const value = answerOf(answers, id);
  if (row === undefined || field === undefined) return value;
  const inRow: unknown = Array.isArray(value) ? value[Number(row)] : undefined;
  return isRecord(inRow) ? answerOf(inRow, field) : undefined;
}

/** The page of one part. Partners’ limits are shown on the page that asks about them, and on the one after it. */
export function questionsView(
  subject: Subject,
  partId: string,
  { opened = [], ...findings }: Findings & { opened?: readonly string[] } = {},
): QuestionsView | null {
  const { definition, answers } = subject;
  const parts = visibleParts(definition, answers);
  const part = parts.find(({ id }) => id === partId);
  if (!part) return null;
  const questions = askedNow(part, answers);
  const number = parts.indexOf(part) + 1;
  const near = new Set([...(parts[number - 2]?.questions ?? []), ...part.questions].map(({ id }) => id));
  const view = common(subject, findings);
  const shown = pathsOn(questions, answers);
  return {
    ...view,
    knockouts: view.knockouts.filter(({ when }) => questionsIn(when).some((id) => near.has(id))),
    part: { id: part.id, title: part.title },
    questions,
    shown,
    seen: shown.map((path) => markOf(answerAt(answers, path))),
    answers,
    opened: opened.filter((path) => shown.includes(path)),
    number,
    count: parts.length,
    minutes: number === 1 ? minutesFor(definition, 'short') : null,
    isFirst: neighbours(definition, answers, partId).before === null,
  };
}

/** All answers as they will be sent, with the consents. */
export function reviewView(
  subject: Subject,
  {
    ticked = [],
    pay,
    wait = null,
    ...findings
  }: Findings & { ticked?: readonly ConsentPurpose[]; pay: string; wait?: string | null },
): ReviewView {
  const { definition, answers, today, state } = subject;
  const checked = validateAnswers(definition, answers, today, 'short').answers;
  const described = Map.groupBy(
    describeAnswers(definition, checked, { includeSensitive: true }),
    ({ stepId }) => stepId,
  );
  return {
    ...common(subject, findings),
    state: { ...state, reviewed: true },
    parts: visibleParts(definition, answers).map(({ id, title }) => ({
      id,
      title,
      sections: described.get(id) ?? [],
    })),
    ticked,
    pay,
    wait,
  };
}
