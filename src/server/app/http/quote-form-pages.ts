/** Which page of the form without a script follows a press, and the pages that say why something wasn’t saved. */
import type { Request, Response } from 'express';
import { type Wait, waitFor } from '#server/modules/quote-requests/guard/commands.ts';
import { getDisclosure } from '#server/modules/settings/compensation/queries.ts';
import { describeTime, localDay } from '#server/platform/business-time/moments.ts';
import { errorBodyOf, isUnexpected, statusOf } from '#server/platform/errors/answer-error.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Services } from '#server/platform/services.ts';
import { requestIdOf } from '#server/platform/trpc/context.ts';
import type { ResultPageName, ResultPages } from '#shared/app/result-pages.ts';
import type { AnswersInput, QuoteDefinition } from '#shared/lines/types.ts';
import type { Issue } from '#shared/platform/errors.ts';
import { type Fields, shownOn } from '#shared/quote-requests/plain/fields.ts';
import {
  allParts,
  issuesOn,
  neighbours,
  type Part,
  REVIEW,
  reachablePage,
  screenOn,
  sortIssues,
} from '#shared/quote-requests/plain/pages.ts';
import { type Press, tickedIn } from '#shared/quote-requests/plain/presses.ts';
import { type FormState, questionsView, reviewView } from '#shared/quote-requests/plain/views.ts';
import { PROOF_PATH } from '#shared/quote-requests/puzzle.ts';

/** Answers with a result page. With `returnable`, the browser’s Back button may show it again. */
export type Show = <Name extends ResultPageName>(
  req: Request,
  res: Response,
  page: { name: Name; data: ResultPages[Name]; status?: number; returnable?: boolean },
) => Promise<void>;

/** A page as it was sent. */
export interface SentPage {
  definition: QuoteDefinition;
  state: FormState;
  fields: Fields;
  press: Press;
  /** Absent on the review. */
  part: Part | undefined;
}

interface Destination {
  page: string;
  issues?: readonly Issue[];
  opened?: readonly string[];
  failure?: string;
  wait?: string;
  status?: number;
}

const MINUTE_MS = 60_000;

/** The fields of a failed call that are below `part`, by their paths in it. */
function issuesBelow(issues: readonly Issue[], part: string): Issue[] {
  return issues.flatMap(({ path, message }) =>
    path.startsWith(`${part}.`) ? [{ path: path.slice(part.length + 1), message }] : [],
  );
}

export function quoteFormPages(services: Services, show: Show) {
  const today = () => localDay(services.now(), services.env.site);

  /** The page that a press leads to. */
  function destination({ definition, fields, part, press, state }: SentPage, answers: AnswersInput): Destination {
    const here = part?.id ?? REVIEW;
    if (press.kind === 'add' || press.kind === 'remove') return { page: here };
    const { before, after } = neighbours(definition, answers, here);
    if (press.kind === 'back') return { page: before ?? here };
    if (press.kind === 'part') return { page: reachablePage(definition, answers, press.id, today()) };
    const { wrong, opened } = sortIssues(issuesOn(definition, here, answers, today()), shownOn(fields));
    if (wrong.length > 0 || opened.length > 0) return { page: here, issues: wrong, opened };
    return { page: reachablePage(definition, answers, state.reviewed ? REVIEW : after, today()) };
  }

  async function showPage(
    req: Request,
    res: Response,
    { definition, state, fields }: Pick<SentPage, 'definition' | 'state' | 'fields'>,
    answers: AnswersInput,
    { page, status, wait, ...findings }: Destination,
  ): Promise<void> {
    const subject = { definition, answers, state, today: today() };
    // An answer may have hidden the part.
    const view =
      questionsView(subject, page, findings) ??
      questionsView(subject, page === REVIEW ? page : reachablePage(definition, answers, page, today()), findings);
    const common = { status: status ?? (findings.issues?.length ? 400 : 200), returnable: true };
    if (view) return show(req, res, { name: 'quote-form', data: view, ...common });
    const data = reviewView(subject, {
      ...findings,
      ...(wait && { wait }),
      pay: getDisclosure(services),
      ticked: tickedIn(fields),
    });
    await show(req, res, { name: 'quote-review', data, ...common });
  }

  /** The review, which says from when it can be sent: with the wait that was begun, or else it would begin again at each press. */
  function showWait(req: Request, res: Response, sent: SentPage, answers: AnswersInput, wait: Wait) {
    const { challenge, readyAt } = wait;
    res.setHeader('Retry-After', Math.ceil((readyAt.getTime() - services.now().getTime()) / 1000));
    const from = new Date(Math.ceil(readyAt.getTime() / MINUTE_MS) * MINUTE_MS);
    const waiting = { ...sent, state: { ...sent.state, challenge } };
    const at = { page: REVIEW, status: 429, wait: describeTime(from, services.env.site) };
    return showPage(req, res, waiting, answers, at);
  }

  return {
    today,
    showPage,
    showWait,

    /** The screen that a press leads to, as the wizard counts them. */
    screenAfter: (sent: SentPage, answers: AnswersInput) => screenOn(sent.definition, destination(sent, answers).page),

    showAfter: (req: Request, res: Response, sent: SentPage, answers: AnswersInput) =>
      showPage(req, res, sent, answers, destination(sent, answers)),

    /** The page it happened on, or the one that asks for the wrong answer, with everything that was typed. */
    async showFailure(req: Request, res: Response, sent: SentPage, answers: AnswersInput, error: unknown) {
      const body = errorBodyOf(error, requestIdOf(res));
      if (isUnexpected(error)) reportError(services.log, error, { requestId: body.requestId });
      if (error instanceof AppError && error.retryAfterSeconds) res.setHeader('Retry-After', error.retryAfterSeconds);
      if (body.issues?.some(({ path }) => path === PROOF_PATH))
        return showWait(req, res, sent, answers, waitFor(services, sent.state.draftId));
      const wrong = issuesBelow(body.issues ?? [], 'answers');
      const asks = (part: Part, issue: Issue) => part.questions.some(({ id }) => id === issue.path.split('.')[0]);
      const at = allParts(sent.definition).find((part) => wrong.some((issue) => asks(part, issue)));
      const consents = issuesBelow(body.issues ?? [], 'consents');
      const issues = at
        ? wrong.filter((issue) => asks(at, issue))
        : consents.map(({ path, message }) => ({ path: `consents.${path}`, message }));
      await showPage(req, res, sent, answers, {
        page: at?.id ?? sent.part?.id ?? REVIEW,
        issues,
        ...(issues.length === 0 && { failure: body.message }),
        status: statusOf(body),
      });
    },
  };
}
