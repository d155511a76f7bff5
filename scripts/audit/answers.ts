import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ResultPageName } from '#shared/app/result-pages.ts';
import { consentTexts } from '#shared/consents/wordings.ts';
import { apiGuides } from '#shared/content/generated/api-guides.ts';
import { apiPaths } from '#shared/platform/api-paths.ts';
import { ERROR_DOCS_PATH } from '#shared/platform/error-catalogue.ts';
import type { SitePage } from './built-site.ts';

interface Request {
  address: string;
  /** Submitted as a browser without scripts submits a form. */
  form?: Record<string, string>;
  /** Forms to submit first, at the same address. */
  before?: readonly Record<string, string>[];
  /** The expected status; 400 for a form returned with errors. */
  status?: number;
}

/** A form of `paths.quoteForm`, page by page. */
const quoteAddress = '/get-quote/form/general';
const quoteKey = { draftId: randomUUID(), token: randomBytes(32).toString('base64url') };
const quotePages: Record<string, string>[] = [
  { part: 'need', shown: 'forWhom need currentlyInsured', forWhom: 'me', need: 'My bike', currentlyInsured: 'no' },
  { part: 'start', shown: 'postalCode startWhen', postalCode: 'T2P 1J9', startWhen: 'asap' },
  {
    part: 'contact',
    shown: 'fullName email phone',
    fullName: 'Morgan Example',
    email: 'morgan@example.com',
    phone: '403-555-0199',
  },
];
const quoteConsents = Object.fromEntries(
  Object.values(consentTexts).flatMap(({ purpose, version }) => [
    [`consents.${purpose}`, 'yes'],
    [`consents.${purpose}.version`, String(version)],
  ]),
);

/**
 * For every page whose content depends on the request, one request that produces it. The forms are invalid, so they are returned,
 * except those of a quote, which follow one another.
 */
const requests: Record<ResultPageName, Request> = {
  search: { address: '/search?q=my+basement+flooded' },
  inspection: { address: '/ai-test?q=my+basement+flooded' },
  problem: { address: '/contact', form: { message: 'x'.repeat(200_000) }, status: 413 },
  contact: { address: '/contact', form: { name: 'Morgan', email: 'not an address' } },
  verify: { address: '/verify', form: { certificate: '{}' }, status: 200 },
  feedback: { address: '/feedback/sent?page=/blog/winter-driving' },
  newsletter: { address: '/newsletter', form: { email: 'not an address' } },
  'newsletter-confirm': { address: '/newsletter/confirm?token=of-a-mail' },
  'newsletter-never': { address: '/newsletter/never?token=of-a-mail' },
  'email-choices': { address: '/email-choices?token=of-a-mail' },
  'quote-form': { address: '/get-quote/form/auto' },
  'quote-review': {
    address: quoteAddress,
    before: quotePages.map((page) => ({ ...quoteKey, ...page })),
    form: quoteKey,
    status: 200,
  },
  'quote-receipt': { address: quoteAddress, form: { ...quoteKey, ...quoteConsents, go: 'send' }, status: 200 },
  'newsletter-unsubscribe': { address: '/newsletter/unsubscribe?token=of-a-mail' },
};

/** The pages about the API, which the server makes from its document. */
export const docsAddresses: readonly string[] = [
  apiPaths.docs,
  ERROR_DOCS_PATH,
  apiPaths.changes,
  ...apiGuides.map(({ name }) => apiPaths.guide(name)),
];

/** Requests these pages from the server and saves them as files. @throws when a response is not a page */
export async function saveAnswers(url: string, folder: string): Promise<SitePage[]> {
  mkdirSync(folder, { recursive: true });
  const pages: SitePage[] = [];
  const docs = docsAddresses.map((address) => [address.replaceAll('/', '-'), { address }] as const);
  const all: readonly (readonly [string, Request])[] = [...Object.entries(requests), ...docs];
  for (const [name, { address, form, before = [], ...wanted }] of all) {
    const request = (fields: Record<string, string> | undefined) =>
      fetch(`${url}${address}`, {
        headers: { accept: 'text/html' },
        ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      });
    for (const fields of before) await request(fields);
    const answer = await request(form);
    const expected = wanted.status ?? (form ? 400 : 200);
    if (answer.status !== expected || !answer.headers.get('content-type')?.startsWith('text/html'))
      throw new Error(`${address} answered with ${answer.status} instead of a page with ${expected}`);
    const file = path.join(folder, `${name}.html`);
    writeFileSync(file, await answer.text());
    pages.push({
      name: form ? `${address} after a ${name === 'problem' ? 'form that is too large' : 'wrong form'}` : address,
      address,
      file,
      returned: Boolean(form),
    });
  }
  return pages;
}
