/** What a browser sent from the form on a partner's page, as a request of that partner. */
import { AppError } from '#server/platform/errors/app-error.ts';
import { requiredConsentsSchema } from '#shared/consents/wordings.ts';
import type { SendLeadInput } from '#shared/integrations/leads.ts';
import { type CaseType, caseTypeSchema } from '#shared/lines/case-types.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { validateAnswers } from '#shared/lines/rules.ts';
import { type ErrorBody, type Issue, issuesFrom, type RuledIssue } from '#shared/platform/errors.ts';
import { consentsIn } from '#shared/quote-requests/plain/presses.ts';

const MAX_BROWSER = 500;
const FORM_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const asked = ['fullName', 'email', 'phone', 'postalCode'] as const;

const TRAPPED = 'Something filled in a field that people don’t see. Check your details and press “Send request” again.';
const BUSY = 'This form can’t take more requests right now. Try again later, or send your request on our website.';

export type Sent = {
  fields: Readonly<Record<string, string>>;
  at: Date;
  /** A day `YYYY-MM-DD` in the site's time zone. */
  today: string;
  /** The page around the form; null when the form was opened outside of one. */
  page: URL | null;
  /** The address of our form. */
  frame: string;
  address: string;
  browser: string;
};

/** The first value of each field; a browser sends nothing else. */
export function typedIn(body: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).flatMap(([name, value]) => {
      const first = [value].flat()[0];
      return typeof first === 'string' ? [[name, first.trim()]] : [];
    }),
  );
}

function answersIn({ fields }: Sent): Record<string, string> {
  return Object.fromEntries(asked.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}

/** When a box was ticked, by the visitor's clock; null from a browser without a script. */
function tickedAt({ fields, at }: Sent, purpose: string): string | null {
  const given = Date.parse(fields[`consents.${purpose}.at`] ?? '');
  return Number.isNaN(given) ? null : new Date(Math.min(given, at.getTime())).toISOString();
}

function issuesIn(sent: Sent, line: CaseType | undefined): RuledIssue[] {
  const { issues } = validateAnswers(quoteDefinitions[line ?? 'general'], answersIn(sent), sent.today, 'short');
  const consents = requiredConsentsSchema.safeParse(consentsIn(sent.fields));
  return [
    ...(line ? [] : [{ path: 'line', message: 'Choose a type of insurance', rule: 'required' as const }]),
    // In the order of the form, which isn't that of the questions.
    ...asked.flatMap((name) => issues.filter(({ path }) => path === name)),
    ...(consents.error ? issuesFrom(consents.error) : []).map((issue) => ({
      ...issue,
      path: `consents.${issue.path}`,
    })),
  ];
}

/**
 * @returns the request, and whether the browser noted when each box was ticked
 * @throws {AppError} BAD_REQUEST with every field that is wrong, or for a field that only programs see
 */
export function leadFrom(sent: Sent): { lead: SendLeadInput; ticked: boolean } {
  const { fields, page, frame, address, browser } = sent;
  if (fields.homepage) throw new AppError({ code: 'BAD_REQUEST', message: TRAPPED });
  if (!FORM_ID.test(fields.formId ?? ''))
    throw new AppError({ code: 'BAD_REQUEST', message: 'This form is incomplete. Open the page again to start over.' });
  const line = caseTypeSchema.safeParse(fields.line).data;
  const issues = issuesIn(sent, line);
  if (!line || issues[0])
    throw new AppError({ code: 'BAD_REQUEST', message: issues[0]?.message ?? 'Choose a type of insurance', issues });
  const moments = consentsIn(fields).map((consent) => ({ consent, ticked: tickedAt(sent, consent.purpose) }));
  const consents = moments.map(({ consent, ticked }) => ({ ...consent, at: ticked ?? sent.at.toISOString() }));
  const shown = { page: (page ?? new URL(frame)).href, address, browser: browser.slice(0, MAX_BROWSER) };
  const lead = {
    externalId: `form-${fields.formId}`,
    line,
    set: 'short',
    answers: answersIn(sent),
    consents,
    shown,
  } as const;
  return { lead, ticked: moments.every(({ ticked }) => ticked !== null) };
}

/** What the form says of a failure: the fields that are wrong, or one sentence. */
export function problemsOf({ code, message, issues = [] }: ErrorBody): { issues: Issue[]; failure: string | null } {
  // What a limit says is meant for the partner.
  if (code === 'TOO_MANY_REQUESTS') return { issues: [], failure: BUSY };
  const own = issues.map((issue) => ({ ...issue, path: issue.path.replace(/^answers\./, '') }));
  return { issues: own, failure: own.length > 0 ? null : message };
}
