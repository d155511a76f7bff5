/**
 * The form that partners show on their own pages: the only address of ours that may be framed, by the pages its key was made for. It sets
 * no cookie and reads none (docs/decisions/0090-the-form-on-a-partners-page.md).
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { type EmbeddedForm, getEmbeddedForm } from '#server/modules/integrations/embedded-forms/queries.ts';
import type { KeyUses } from '#server/modules/integrations/keys/uses/commands.ts';
import { sendLead } from '#server/modules/integrations/leads/commands.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { errorBodyOf, isUnexpected, statusOf } from '#server/platform/errors/answer-error.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import { contentSecurityPolicy } from '#server/platform/http/headers.ts';
import { sameOriginOnly } from '#server/platform/http/origin.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { codeFile } from '#server/platform/process/code-places.ts';
import type { Services } from '#server/platform/services.ts';
import { requestIdOf } from '#server/platform/trpc/context.ts';
import { embedFiles, embedPath } from '#shared/platform/paths.ts';
import { closedPage, type FormPage, formPage, sentPage } from './page.ts';
import { leadFrom, problemsOf, type Sent, typedIn } from './reading.ts';

const BODY_LIMIT = '20kb';
/** Short: a page of a partner that loads an old script still works, but should learn of a new one the same day. */
const KEPT = 'public, max-age=3600';

const files = [
  { address: embedFiles.host, name: 'embed.js', type: 'text/javascript' },
  { address: embedFiles.script, name: 'form.js', type: 'text/javascript' },
  { address: embedFiles.style, name: 'form.css', type: 'text/css' },
] as const;

/** The query of the frame's address: what the page asks for, and where it is. */
function queryOf(req: Request): URLSearchParams {
  return new URL(req.originalUrl, 'http://local').searchParams;
}

/** The page around the frame, if it is one of those that the key was made for. */
function hostOf(query: URLSearchParams, origins: readonly string[]): URL | null {
  const text = query.get('page') ?? '';
  const page = text.length <= 500 && URL.canParse(text) ? new URL(text) : null;
  return page && origins.includes(page.origin) ? page : null;
}

function asked(req: Request, form: EmbeddedForm): Omit<FormPage, 'formId' | 'typed' | 'issues' | 'failure'> {
  const query = queryOf(req);
  const line = form.lines.find((each) => each === query.get('line')) ?? null;
  const host = hostOf(query, form.origins)?.origin ?? null;
  return { address: req.originalUrl, theme: query, host, lines: form.lines, line };
}

/** @param uses where each opening and sending is counted for the key */
export function embeddedForm(services: Services, uses: KeyUses): Router {
  const { env, limiter, log } = services;
  const { site } = env;
  const routes = Router({ caseSensitive: true, strict: true });
  const https = site.url.startsWith('https:');

  for (const { address, name, type } of files) {
    let text: Promise<string> | undefined;
    routes.get(address, async (_req, res) => {
      text ??= readFile(codeFile(`src/server/app/embed/${name}`), 'utf8');
      // Pages of partners load it, and may themselves insist on this header.
      res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      res.setHeader('Cache-Control', KEPT);
      res.type(type).send(await text);
    });
  }

  /** The form of the key in the address. From here on, its pages may frame the answer, and nobody else. */
  async function open(req: Request, res: Response): Promise<EmbeddedForm> {
    const address = req.ip ?? 'unknown';
    await limiter.consumeFrom(limits.embeddedForm, address);
    const form = await getEmbeddedForm(services, String(req.params.key), address);
    res.on('finish', () => uses.count(form.keyId, res.statusCode >= 400, form.lastUsedAt));
    res.setHeader('Content-Security-Policy', contentSecurityPolicy([], https, [...form.origins]));
    // The old header knows no list of origins; browsers that read the policy ignore it, others must not refuse.
    res.removeHeader('X-Frame-Options');
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    return form;
  }

  routes.use(embedPath(':key'), (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });

  routes.get(embedPath(':key'), async (req, res) => {
    const form = await open(req, res);
    const page = { ...asked(req, form), formId: randomUUID(), typed: {}, issues: [], failure: null };
    res.type('html').send(formPage(site, page));
  });

  routes.post(
    embedPath(':key'),
    sameOriginOnly(new URL(site.url).origin),
    // Counted, and allowed to be framed, before the body is read: what is refused for its size is shown in the frame too.
    async (req, res, next) => {
      res.locals.form = await open(req, res);
      next();
    },
    express.urlencoded({ limit: BODY_LIMIT, extended: false }),
    async (req, res) => {
      const form: EmbeddedForm = res.locals.form;
      const at = services.now();
      const sent: Sent = {
        fields: typedIn(req.body),
        at,
        today: localDay(at, site),
        frame: `${site.url}${embedPath(String(req.params.key))}`,
        page: hostOf(queryOf(req), form.origins),
        address: req.ip ?? 'unknown',
        browser: req.get('user-agent') ?? 'unknown',
      };
      const page = asked(req, form);
      try {
        const { lead, ticked } = leadFrom(sent);
        const arrival = { channel: 'embedded', visitor: sent.address, frame: sent.frame, ticked } as const;
        const receipt = await sendLead(services, form.partnerId, lead, arrival);
        res.type('html').send(sentPage(site, page, receipt, sent.fields.email ?? ''));
      } catch (error) {
        const body = errorBodyOf(error, requestIdOf(res));
        if (isUnexpected(error)) reportError(log, error, { requestId: body.requestId });
        if (error instanceof AppError && error.retryAfterSeconds) res.setHeader('Retry-After', error.retryAfterSeconds);
        const { formId = randomUUID(), ...typed } = sent.fields;
        const shown = { ...page, formId, typed, ...problemsOf(body) };
        res.status(statusOf(body)).type('html').send(formPage(site, shown));
      }
    },
  );

  routes.use(embedPath(':key'), (error: unknown, req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) return next(error);
    const body = errorBodyOf(error, requestIdOf(res));
    reportError(log, error, { requestId: body.requestId });
    res
      .status(statusOf(body))
      .type('html')
      .send(closedPage(site, queryOf(req)));
  });
  return routes;
}
