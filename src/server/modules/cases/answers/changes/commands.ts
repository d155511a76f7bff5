/** A client completes or changes the answers of a request that was sent. */
import { caseSeal } from '#server/modules/cases/answers/queries.ts';
import {
  type Actor,
  actorOf,
  getCaseToMove,
  lockCases,
  type MovedCase,
  moveCase,
  refusalOf,
} from '#server/modules/cases/commands.ts';
import { routeCaseJob } from '#server/modules/cases/jobs.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { runningClock } from '#server/modules/cases/sla/reply-clock/commands.ts';
import { receiptOf } from '#server/modules/cases/summary/queries.ts';
import { tellInPortal } from '#server/modules/cases/workflow/commands.ts';
import { workflowEmails } from '#server/modules/cases/workflow/emails.ts';
import { queueCaseEmail } from '#server/modules/cases/workflow/notices/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { seal, unseal } from '#server/platform/crypto/sealing.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type AnswersForm,
  type ChangeAnswersInput,
  countChanges,
  findReplacedAnswers,
  joinAnswers,
  mayChangeAnswers,
} from '#shared/cases/answer-changes.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import type { CommandReceipt } from '#shared/cases/views.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { placingOf } from '#shared/lines/placing.ts';
import { questionSetSchema } from '#shared/lines/question-sets.ts';
import { findDefinition } from '#shared/lines/questionnaires.ts';
import { keptMarks, withMarks } from '#shared/lines/reading/marks.ts';
import { isComplete, validateAnswers } from '#shared/lines/rules.ts';
import { mergeAnswers, splitBySensitivity } from '#shared/lines/sensitivity.ts';
import { subjectOf } from '#shared/lines/subject.ts';
import type { Answers, AnswersInput, QuestionSet, QuoteDefinition } from '#shared/lines/types.ts';
import { isGivenAt } from '#shared/lines/visibility.ts';
import type { RuledIssue } from '#shared/platform/errors.ts';

interface Known {
  definition: QuoteDefinition;
  answers: AnswersInput;
  set: QuestionSet | null;
  /** The day it was sent: a start date chosen then is still right when it has passed. */
  sentOn: string;
}

async function knownAnswers(tx: Transaction | Services['db'], { env }: Services, caseId: string): Promise<Known> {
  const row = await tx.case.findUniqueOrThrow({
    where: { id: caseId },
    select: {
      type: true,
      definitionVersion: true,
      answers: true,
      sealedAnswers: true,
      questionSet: true,
      createdAt: true,
    },
  });
  const definition = findDefinition(row.type as CaseType, row.definitionVersion);
  if (!definition) throw new Error(`no definition ${row.type} ${row.definitionVersion}`);
  const hidden = row.sealedAnswers ? (unseal(env, row.sealedAnswers, caseSeal(caseId)) as AnswersInput) : {};
  const set = questionSetSchema.nullable().parse(row.questionSet);
  const sentOn = localDay(row.createdAt, env.site);
  return { definition, answers: mergeAnswers(row.answers as AnswersInput, hidden), set, sentOn };
}

/**
 * The answers with raw values, for the client's form. Reading one's own answers is not recorded.
 * @throws {AppError} NOT_FOUND for everyone but the client
 */
export async function getAnswersForm(services: Services, viewer: Viewer, caseId: string): Promise<AnswersForm> {
  const { db, now } = services;
  const relation = await getPersonRelation(db, viewer, caseId, now());
  if (relation !== 'client') throw notFound('request');
  const { status, version } = await db.case.findUniqueOrThrow({
    where: { id: caseId },
    select: { status: true, version: true },
  });
  const { definition, answers, set } = await knownAnswers(db, services, caseId);
  return { definition, version, set, answers, mayChange: mayChangeAnswers(status) };
}

/** What is wrong with an answer that was given, and what of the short set is missing. */
function problemsOf({ definition, set }: Known, joined: AnswersInput, day: string): RuledIssue[] {
  const wrong = validateAnswers(definition, joined, day).issues.filter(
    ({ path }) => path === '' || isGivenAt(joined, path),
  );
  // A request that began as a message was asked nothing, so nothing has to be answered now.
  if (!set) return wrong;
  const short = validateAnswers(definition, joined, day, 'short').issues;
  return [...wrong, ...short.filter(({ path }) => path !== '' && !isGivenAt(joined, path))];
}

type Sent = {
  actor: Actor;
  at: Date;
  sent: AnswersInput;
  /** What was answered stays, whatever the status. */
  addOnly?: boolean;
};

interface Checked {
  answers: Answers;
  /** The day they are valid on: the day the request was sent, or today. */
  day: string;
}

/** The valid answers after the change. @throws {AppError} BAD_REQUEST with every wrong answer */
function checked(
  known: Known,
  { sent, addOnly }: Pick<Sent, 'sent' | 'addOnly'>,
  change: boolean,
  today: string,
): Checked {
  const { definition } = known;
  // A browser that may only add learns nothing about what is known: a refusal would say whether a guess is right.
  const replaced = change || addOnly ? [] : findReplacedAnswers(definition, known.answers, sent, today);
  const joined = joinAnswers(known.answers, sent, change);
  const days = replaced.length > 0 ? [] : [known.sentOn, today];
  const day = days.find((one) => problemsOf(known, joined, one).length === 0);
  if (day) return { answers: validateAnswers(definition, joined, day).answers, day };
  const issues = [...replaced, ...problemsOf(known, joined, today)];
  const paths = issues.map((issue) => ({ ...issue, path: `answers.${issue.path}` }));
  throw new AppError({ code: 'BAD_REQUEST', message: issues[0]?.message ?? 'Check the answers', issues: paths });
}

/** The columns that follow from the answers. */
function columnsOf(
  { env }: Services,
  row: MovedCase,
  { definition, answers: before }: Known,
  { answers, day }: Checked,
) {
  const { open, sensitive } = splitBySensitivity(definition, answers);
  const { postalCode, language } = answers;
  return {
    answers: withMarks(open, keptMarks(before, answers)) as object,
    sealedAnswers: Object.keys(sensitive).length > 0 ? seal(env, sensitive, caseSeal(row.id)) : null,
    questionSet: isComplete(definition, answers, day) ? 'full' : 'short',
    // A broker who has accepted knows the request by its name.
    ...(mayChangeAnswers(row.status) && { title: subjectOf(definition.line, answers) }),
    ...(typeof postalCode === 'string' && { postalCode }),
    ...(typeof language === 'string' && { language }),
  };
}

/** Whether a request nobody could take may now have a broker: where it is, or what it needs, has changed. */
function isPlacedAnew(row: MovedCase, moved: MovedCase, before: AnswersInput, after: Answers): boolean {
  const line = row.type as CaseType;
  const needs = (answers: AnswersInput) => JSON.stringify(placingOf(line, answers));
  return row.postalCode !== moved.postalCode || needs(before) !== needs(after);
}

/** Writes the change and notifies the broker; nothing when the answers are the same, so that sending twice changes once. */
export async function applyAnswers(
  tx: Transaction,
  services: Services,
  row: MovedCase,
  { actor, at, sent, addOnly = false }: Sent,
): Promise<MovedCase> {
  const change = !addOnly && mayChangeAnswers(row.status);
  const event = change ? 'answers_changed' : 'answers_added';
  // Before the answers are read: a refusal must not depend on them.
  const outcome = applyEvent(row, event, actor.as);
  if ('refused' in outcome) throw refusalOf(outcome);
  const known = await knownAnswers(tx, services, row.id);
  const valid = checked(known, { sent, addOnly }, change, localDay(at, services.env.site));
  const count = countChanges(known.definition, known.answers, valid.answers);
  if (count === 0) return row;
  const moved = await moveCase(tx, row, {
    event,
    actor,
    at,
    data: { count },
    patch: columnsOf(services, row, known, valid),
  });
  if (moved.status === 'new' && isPlacedAnew(row, moved, known.answers, valid.answers))
    await services.jobs.enqueue(tx, routeCaseJob, { caseId: moved.id });
  const words = count === 1 ? 'an answer' : `${count} answers`;
  await tellInPortal(tx, at, moved, 'broker', 'answers_added', `${actor.name} added ${words} · ${moved.title}`);
  if (moved.brokerId) await queueCaseEmail(tx, services, moved, 'broker', workflowEmails['answers-added']);
  if (moved.status !== 'waiting_client') return moved;
  return moveCase(tx, moved, { event: 'responded', actor, at, patch: runningClock(moved, at, calendarOf(services)) });
}

/**
 * The client of a request completes its answers; until a broker accepts, any of them may change.
 * @throws {AppError} NOT_FOUND; FORBIDDEN for anyone but the client; BAD_REQUEST with every wrong answer; CONFLICT when the request has
 * changed or is closed
 */
export function changeAnswers(
  services: Services,
  viewer: Viewer,
  { caseId, version, answers: sent }: ChangeAnswersInput,
): Promise<CommandReceipt> {
  return transaction(services.db, async (tx) => {
    const at = services.now();
    const relation = await getPersonRelation(tx, viewer, caseId, at);
    await lockCases(tx, [caseId]);
    const row = await getCaseToMove(tx, caseId, version);
    return receiptOf(await applyAnswers(tx, services, row, { actor: actorOf(viewer, relation), at, sent }));
  });
}
