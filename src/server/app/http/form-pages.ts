/**
 * The site without JavaScript: its forms post here and get pages back, its search is a page, and the links at the end of emails lead to
 * a button. Every step calls the same procedures the scripts use.
 */
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { appRouter } from '#server/app/trpc/root.ts';
import { errorBodyOf, isUnexpected, statusOf } from '#server/platform/errors/answer-error.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { sameOriginOnly } from '#server/platform/http/origin.ts';
import type { Services } from '#server/platform/services.ts';
import { createContext, requestIdOf } from '#server/platform/trpc/context.ts';
import type { ResultPageName, ResultPages } from '#shared/app/result-pages.ts';
import { articlesSetting } from '#shared/content/articles/published.ts';
import { feedbackTitle } from '#shared/content/feedback/subjects.ts';
import { SENT_CALENDAR_PATH } from '#shared/platform/after-sending.ts';
import type { ErrorBody } from '#shared/platform/errors.ts';
import { paths } from '#shared/platform/paths.ts';
import { sentCalendarFile } from './calendar-file.ts';
import { quoteForm } from './quote-form.ts';
import type { Show } from './quote-form-pages.ts';
import { type ResultRenderer, sendResult } from './result-pages.ts';

const BODY_LIMIT = '100kb';
const createCaller = appRouter.createCaller;
type Caller = ReturnType<typeof createCaller>;

/** What a browser sends for a form: one value, or several with the same name. */
type Values = Readonly<Record<string, string | readonly string[]>>;

const formAddresses: readonly string[] = [
  paths.search,
  paths.aiTest,
  paths.contact,
  paths.feedback,
  paths.newsletter,
  paths.newsletterConfirm,
  paths.newsletterUnsubscribe,
  paths.newsletterNever,
  paths.emailChoices,
  paths.verify,
  SENT_CALENDAR_PATH,
];

/** Where a failure leads back to, for addresses that are not pages. */
const backTo: Readonly<Record<string, string>> = {
  [paths.feedback]: paths.home,
  [SENT_CALENDAR_PATH]: paths.portal.home,
};

const isForm = (path: string) => formAddresses.includes(path) || path.startsWith(paths.quoteForm(''));

/** The pages behind links in emails, by address: each shows a button, because email scanners open links too. */
const linkPages = {
  [paths.newsletterConfirm]: 'newsletter-confirm',
  [paths.newsletterUnsubscribe]: 'newsletter-unsubscribe',
  [paths.newsletterNever]: 'newsletter-never',
  [paths.emailChoices]: 'email-choices',
} as const;
type LinkPageAddress = keyof typeof linkPages;

/** Pressed by an email program for its reader (RFC 8058), which must not be redirected. */
const isOneClick = (values: Values) => values['List-Unsubscribe'] === 'One-Click';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What “Was this helpful?” was about. */
function feedbackAbout({ settings }: Services, page: unknown): ResultPages['feedback'] {
  const path = textOf(page);
  const title = feedbackTitle(path, settings.get(articlesSetting).articles);
  return title === undefined ? null : { path, title };
}

export function formPages(services: Services, renderer: ResultRenderer | undefined): Router {
  const routes = Router({ caseSensitive: true, strict: true });
  const form = express.urlencoded({ limit: BODY_LIMIT, extended: false });
  const own = sameOriginOnly(new URL(services.env.site.url).origin);

  const call = (req: Request, res: Response): Caller => createCaller(createContext(services, 'form', req, res));
  const show: Show = (req, res, page) => sendResult(services, renderer, { req, res }, page);

  /** Runs the action, then redirects to `next`; errors are shown on `page`, with everything that was typed. */
  async function attempt<Name extends ResultPageName, Done>(
    { req, res }: { req: Request; res: Response },
    does: (caller: Caller, values: Values) => Promise<Done>,
    next: string | ((done: Done) => string),
    page: { name: Name; data: (failure: ErrorBody, values: Values) => ResultPages[Name] },
  ): Promise<void> {
    const values = (req.body ?? {}) as Values;
    try {
      const done = await does(call(req, res), values);
      if (isOneClick(values)) res.type('text/plain').send('Done.');
      // 303: reloading the next page does not submit again.
      else res.redirect(303, typeof next === 'string' ? next : next(done));
    } catch (error) {
      const body = errorBodyOf(error, requestIdOf(res));
      if (isUnexpected(error)) reportError(services.log, error, { requestId: body.requestId });
      await show(req, res, { name: page.name, data: page.data(body, values), status: statusOf(body) });
    }
  }

  const returned = ({ message, issues = [] }: ErrorBody, values: Values) => ({
    values,
    issues,
    failure: issues.length > 0 ? null : message,
  });
  const step = ({ message }: ErrorBody, values: Values) => ({ token: textOf(values.token), failure: message });
  /** From the button of our page, or from the address that an email program posts to. */
  const tokenOf = (req: Request, { token }: Values) => textOf(token) || textOf(req.query.token);

  routes.get(paths.search, async (req, res) => {
    const q = textOf(req.query.q).trim().slice(0, 200);
    const found = q ? await call(req, res).search.find({ q }) : null;
    await show(req, res, { name: 'search', data: { q, found } });
  });
  routes.get(paths.aiTest, async (req, res) => {
    const q = textOf(req.query.q).trim().slice(0, 200);
    const inspection = q ? await call(req, res).chat.inspect({ q }) : null;
    await show(req, res, { name: 'inspection', data: { q, inspection } });
  });
  routes.post(paths.verify, own, form, async (req, res) => {
    try {
      const certificate = textOf(req.body?.certificate).trim();
      const checked = await call(req, res).certificates.check({ certificate });
      await show(req, res, { name: 'verify', data: { checked: { ...checked, by: 'server' }, failure: null } });
    } catch (error) {
      const body = errorBodyOf(error, requestIdOf(res));
      if (isUnexpected(error)) reportError(services.log, error, { requestId: body.requestId });
      const failure = body.issues?.[0]?.message ?? body.message;
      await show(req, res, { name: 'verify', data: { checked: null, failure }, status: statusOf(body) });
    }
  });
  routes.post(paths.contact, own, form, (req, res) =>
    attempt({ req, res }, (caller, values) => caller.contact.submit(values as never), paths.contactSent, {
      name: 'contact',
      data: returned,
    }),
  );
  routes.post(paths.feedback, own, form, (req, res) => {
    const about = feedbackAbout(services, req.body?.page);
    const next = `${paths.feedbackSent}?${new URLSearchParams({ page: about?.path ?? '' })}`;
    return attempt({ req, res }, (caller, values) => caller.feedback.give(values as never), next, {
      name: 'problem',
      data: ({ message, requestId = null }) => ({ message, requestId, back: about?.path ?? paths.home }),
    });
  });
  routes.get(paths.feedbackSent, (req, res) =>
    show(req, res, { name: 'feedback', data: feedbackAbout(services, req.query.page) }),
  );
  routes.post(paths.newsletter, own, form, (req, res) =>
    attempt(
      { req, res },
      (caller, { email, topics = [] }) => caller.newsletter.subscribe({ email, topics: [topics].flat() } as never),
      paths.newsletterSent,
      { name: 'newsletter', data: returned },
    ),
  );
  routes.get(Object.keys(linkPages), (req, res) =>
    show(req, res, {
      name: linkPages[req.path as LinkPageAddress],
      data: { token: textOf(req.query.token), failure: null },
    }),
  );
  routes.post(paths.newsletterConfirm, own, form, (req, res) =>
    attempt(
      { req, res },
      (caller, { token }) => caller.newsletter.confirm({ token: textOf(token) }),
      paths.newsletterConfirmed,
      { name: 'newsletter-confirm', data: step },
    ),
  );
  // Without the origin check: email programs press these buttons for their readers, and a way out must always work.
  routes.post(paths.newsletterUnsubscribe, form, (req, res) =>
    attempt(
      { req, res },
      (caller, values) => caller.newsletter.unsubscribe({ token: tokenOf(req, values) }),
      paths.newsletterUnsubscribed,
      { name: 'newsletter-unsubscribe', data: step },
    ),
  );
  routes.post(paths.newsletterNever, form, (req, res) =>
    attempt(
      { req, res },
      (caller, values) => caller.newsletter.never({ token: tokenOf(req, values) }),
      paths.emailChoicesSaved.nothing,
      { name: 'newsletter-never', data: step },
    ),
  );
  routes.post(paths.emailChoices, form, (req, res) =>
    attempt(
      { req, res },
      (caller, values) => {
        const level = isOneClick(values) ? 'nothing' : textOf(values.level);
        return caller.emailChoices.choose({ token: tokenOf(req, values), level } as never);
      },
      ({ level }) => paths.emailChoicesSaved[level],
      { name: 'email-choices', data: step },
    ),
  );
  routes.post(SENT_CALENDAR_PATH, own, form, sentCalendarFile(services));
  routes.use(quoteForm(services, { accepts: [own, form], call, show }));
  // Every other failure of a form also gets a page: rate limited, too large, from another site.
  routes.use(async (error: unknown, req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent || !isForm(req.path)) return next(error);
    const body = errorBodyOf(error, requestIdOf(res));
    reportError(services.log, error, { requestId: body.requestId });
    if (error instanceof AppError && error.retryAfterSeconds) res.setHeader('Retry-After', error.retryAfterSeconds);
    const data = {
      message: body.message,
      requestId: body.requestId ?? null,
      back: backTo[req.path] ?? req.path,
    };
    if (req.accepts('html', 'json') === 'json') res.status(statusOf(body)).json(body);
    else await show(req, res, { name: 'problem', data, status: statusOf(body) });
  });
  return routes;
}
