/** Portal users, for journeys in a browser: calls as their own page would make them, and checks for every screen. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { generate } from 'otplib';
import type { SubmitQuoteInput } from '#shared/quote-requests/requests.ts';
import { eventually } from './eventually.ts';
import { invitationIn, mailsTo } from './mails.ts';
import { autoRequest } from './requests.ts';

export const PASSWORD = 'Prairie-2026';

/** One procedure over raw HTTP. Throws when it is refused. */
async function call<Result>(answer: Awaited<ReturnType<APIRequestContext['post']>>): Promise<Result> {
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${answer.status()} from ${answer.url()}: ${text}`);
  return (JSON.parse(text) as { result: { data: { json: Result } } }).result.data.json;
}

export async function ask<Result>(request: APIRequestContext, procedure: string, input: unknown): Promise<Result> {
  const query = encodeURIComponent(JSON.stringify(input));
  return call(await request.get(`/api/trpc/${procedure}?input=${query}`));
}

export async function tell<Result>(request: APIRequestContext, procedure: string, input: unknown): Promise<Result> {
  // Without an input there is no body, and then no content type.
  const headers = { 'content-type': 'application/json' };
  return call(await request.post(`/api/trpc/${procedure}`, { headers, data: input }));
}

/** The form of the open tab. */
export function openForm(page: Page): Locator {
  return page.locator('form:visible');
}

/** Signs in through the form of a login page. */
export async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  const form = openForm(page);
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login', exact: true }).click();
}

/** A code from the app: the current one, or one some 30-second steps later. Each is valid once. */
export function codeOf(secret: string, steps = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
}

/** Signs in the page's browser, without a screen. */
export async function signIn(page: Page, username: string): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { username, password: PASSWORD } });
  expect(answer.status()).toBe(200);
}

export interface Person {
  username: string;
  email: string;
  fullName: string;
}

/** Registers a user and leaves the page's browser signed in as them. Their address is not verified. */
export async function register(page: Page, fields: { invitation?: string } = {}): Promise<Person> {
  const username = `new_${randomUUID().slice(0, 8)}`;
  const person = { username, email: `${username}@example.com`, fullName: 'Ava Wong' };
  const data = { ...person, phone: '403-555-0142', password: PASSWORD, ...fields };
  const answer = await page.request.post('/api/register', { data });
  expect(answer.status()).toBe(200);
  return person;
}

/** Registers the client of a case that the demo's broker is working on. `requestOf` is what its visitor sends. */
export async function registerWithCase(
  page: Page,
  broker: APIRequestContext,
  app: { dataDir: string },
  requestOf: (person: { email: string }) => SubmitQuoteInput = autoRequest,
): Promise<Person & { caseId: string }> {
  const email = `case_${randomUUID().slice(0, 8)}@example.com`;
  await tell(page.request, 'quotes.submit', requestOf({ email }));
  const mail = await eventually('the receipt arrives', async () => (await mailsTo(app, email))[0]);
  const invitation = invitationIn(mail);
  const { caseId } = await ask<{ caseId: string }>(page.request, 'auth.invitation', { invitation });
  await broker.post('/api/login', { data: { username: 'demo_broker', password: PASSWORD } });
  const { version } = await eventually('the case is offered', async () => {
    const answer = await broker.get(`/api/trpc/cases.get?input=${encodeURIComponent(JSON.stringify({ caseId }))}`);
    // A moment earlier it is in the pool, where its broker sees it as well.
    const row = answer.ok() && (await call<{ version: number; status: string }>(answer));
    return row && row.status === 'offered' && row;
  });
  await tell(broker, 'cases.acceptOffer', { caseId, version });
  return { ...(await register(page, { invitation })), caseId };
}
