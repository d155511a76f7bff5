/**
 * The short set of every line as pages, for browsers without a script. The answers are in the visitor’s draft and its key is in hidden
 * fields, so that no address holds either (docs/decisions/0072-the-form-without-a-script.md).
 */
import { randomBytes } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { appRouter } from '#server/app/trpc/root.ts';
import { waitOf } from '#server/modules/quote-requests/guard/commands.ts';
import { newId } from '#server/platform/db/ids.ts';
import { errorBodyOf } from '#server/platform/errors/answer-error.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import type { Line } from '#shared/lines/ids.ts';
import { isLine } from '#shared/lines/lines.ts';
import { answersFrom } from '#shared/lines/prefill.ts';
import { findDefinition, quoteDefinitions } from '#shared/lines/questionnaires.ts';
import type { AnswersInput, QuoteDefinition } from '#shared/lines/types.ts';
import { paths } from '#shared/platform/paths.ts';
import { type Fields, textOf } from '#shared/quote-requests/plain/fields.ts';
import { allParts, REVIEW } from '#shared/quote-requests/plain/pages.ts';
import { answersAfter, communityIn, consentsIn, originIn, pressOf } from '#shared/quote-requests/plain/presses.ts';
import type { FormState } from '#shared/quote-requests/plain/views.ts';
import { draftKeySchema } from '#shared/quote-requests/requests.ts';
import { quoteFormPages, type SentPage, type Show } from './quote-form-pages.ts';

type Caller = ReturnType<typeof appRouter.createCaller>;

export interface FormTools {
  /** Refuses forms of other sites, and reads ours. */
  accepts: RequestHandler[];
  call: (req: Request, res: Response) => Caller;
  show: Show;
}

const CHALLENGE_MAX = 300;
const TRAP_MAX = 2_000;

const codeOf = (error: unknown) => errorBodyOf(error, undefined).code;

function lineOf({ params: { line } }: Request): Line | null {
  return typeof line === 'string' && isLine(line) ? line : null;
}

/** The questions a form was opened with; today’s, when it names a version without a short set. */
function definitionFor(line: Line, version: number): QuoteDefinition {
  const named = findDefinition(line, version);
  return named && allParts(named).length > 0 ? named : quoteDefinitions[line];
}

/** @throws {AppError} BAD_REQUEST without the key that each of our pages has */
function sentPage(line: Line, fields: Fields): SentPage {
  const key = draftKeySchema.safeParse({ draftId: textOf(fields, 'draftId'), token: textOf(fields, 'token') });
  if (!key.success)
    throw new AppError({ code: 'BAD_REQUEST', message: 'This form is incomplete. Open it again to start over.' });
  const definition = definitionFor(line, Number(textOf(fields, 'version')));
  const state = {
    ...key.data,
    version: definition.version,
    from: originIn(new URLSearchParams(textOf(fields, 'from').slice(0, 200))),
    reviewed: textOf(fields, 'reviewed') === 'yes',
    challenge: textOf(fields, 'challenge').slice(0, CHALLENGE_MAX),
  };
  const part = allParts(definition).find(({ id }) => id === textOf(fields, 'part'));
  return { definition, state, fields, part, press: pressOf(textOf(fields, 'go')) };
}

async function storedDraft(caller: Caller, line: Line, { draftId, token }: FormState) {
  const draft = await caller.quotes.getDraft({ draftId, token }).catch((error) => {
    // The first page creates it.
    if (codeOf(error) === 'NOT_FOUND') return null;
    throw error;
  });
  if (draft && draft.line !== line) throw notFound('draft');
  return draft;
}

/** Stores what the page sent. When another press was stored in between, this one is read again on top of it, once. */
async function save(
  caller: Caller,
  sent: SentPage,
  screenAfter: (answers: AnswersInput) => string,
): Promise<{ sentAs: string | null; answers: AnswersInput }> {
  const { definition, state, part } = sent;
  const { line, version: definitionVersion } = definition;
  for (let first = true; ; first = false) {
    const draft = await storedDraft(caller, line, state);
    if (draft?.submittedNumber) return { sentAs: draft.submittedNumber, answers: {} };
    const stored = draft?.answers ?? answersFrom(definition, new URLSearchParams(state.from));
    if (!part) return { sentAs: null, answers: stored };
    const answers = answersAfter(sent.press, part.questions, stored, sent.fields);
    const { draftId, token } = state;
    const version = draft?.version ?? 0;
    try {
      const step = screenAfter(answers);
      const input = { draftId, token, line, definitionVersion, version, step, set: 'short' as const, answers };
      await caller.quotes.saveDraft(input);
      return { sentAs: null, answers };
    } catch (error) {
      if (!first || codeOf(error) !== 'CONFLICT') throw error;
    }
  }
}

export function quoteForm(services: Services, { accepts, call, show }: FormTools): Router {
  const routes = Router({ caseSensitive: true, strict: true });
  const pages = quoteFormPages(services, show);

  routes.get(paths.quoteForm(':line'), async (req, res, next) => {
    const line = lineOf(req);
    if (!line) return next();
    await services.limiter.consumeFrom(limits.draft, req.ip ?? 'unknown');
    const definition = quoteDefinitions[line];
    const from = originIn(new URL(req.originalUrl, services.env.site.url).searchParams);
    const key = { draftId: newId(), token: randomBytes(32).toString('base64url') };
    const state = { ...key, version: definition.version, from, reviewed: false, challenge: '' };
    const answers = answersFrom(definition, new URLSearchParams(from));
    const first = { page: allParts(definition)[0]?.id ?? REVIEW };
    await pages.showPage(req, res, { definition, state, fields: {} }, answers, first);
  });

  routes.post(paths.quoteForm(':line'), ...accepts, async (req, res, next) => {
    const line = lineOf(req);
    if (!line) return next();
    const sent = sentPage(line, (req.body ?? {}) as Fields);
    const { definition, state, fields, part, press } = sent;
    const caller = call(req, res);
    // What was typed is shown again even when nothing can be read or stored.
    let answers = part ? answersAfter(press, part.questions, {}, fields) : {};
    try {
      const saved = await save(caller, sent, (given) => pages.screenAfter(sent, given));
      answers = saved.answers;
      const { draftId, token, challenge } = state;
      const sentWith = { draftId, token };
      if (saved.sentAs) return await receipt(req, res, { line, number: saved.sentAs, receipt: null, sentWith });
      if (part || press.kind !== 'send') return await pages.showAfter(req, res, sent, answers);
      const wait = waitOf(services, draftId, challenge);
      // Pressed too early: nothing is sent, so that it doesn’t use up the attempts either.
      if (wait && !wait.isOver) return await pages.showWait(req, res, sent, answers, wait);
      const given = await caller.quotes.submit({
        ...sentWith,
        line,
        definitionVersion: definition.version,
        set: 'short',
        answers,
        consents: consentsIn(fields),
        homepage: textOf(fields, 'homepage').slice(0, TRAP_MAX),
        ...(wait && { proof: { challenge, nonces: [] } }),
        ...communityIn(state.from),
      });
      await receipt(req, res, { line, number: given.number, receipt: given, sentWith });
    } catch (error) {
      await pages.showFailure(req, res, sent, answers, error);
    }
  });

  /** Sent again, it is the same request, so the browser may keep the page. */
  const receipt = (req: Request, res: Response, data: Parameters<typeof show<'quote-receipt'>>[2]['data']) =>
    show(req, res, { name: 'quote-receipt', data, returnable: true });

  return routes;
}
