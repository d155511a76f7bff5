/** A desk with work on it: the demo's brokers and administrator in separate browsers, and cases of one client for them. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test';
import pg from 'pg';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import { eventually } from './eventually.ts';
import { ask, register, signIn, tell } from './portal.ts';
import { autoRequest } from './requests.ts';
import type { ServerProcess } from './server-process.ts';

type Seen = { id: string; version: number; status: CaseStatus; number: string; options: { id: string }[] };

/** A page with this user signed in. */
export async function openAs(browser: Browser, app: { url: string }, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, locale: 'en-CA', timezoneId: 'America/Edmonton' });
  const page = await context.newPage();
  await signIn(page, username);
  return page;
}

/** A broker no other test uses: a copy of the demo's, licence and password included, who gets no offers once the capacity is used up. */
export async function hireBroker(app: ServerProcess, room: number): Promise<{ id: string; username: string }> {
  const username = `broker_${randomUUID().slice(0, 8)}`;
  const database = new pg.Client({ connectionString: app.database.ownerUrl });
  await database.connect();
  try {
    const { rows } = await database.query<{ id: string }>(
      `INSERT INTO users (id, username, username_key, email, email_key, full_name, phone, password_hash, role, email_verified_at,
         terms_version, terms_accepted_at, updated_at)
       SELECT gen_random_uuid(), $1, $1, $1 || '@example.com', $1 || '@example.com', 'Quinn Demo-Queue', phone, password_hash, role, now(),
         terms_version, now(), now() FROM users WHERE username = 'demo_broker' RETURNING id`,
      [username],
    );
    const id = rows[0]?.id ?? '';
    await database.query(
      `INSERT INTO broker_profiles (user_id, firm, licence_number, licence_classes, licence_level, licence_expires_on,
         licence_verified_at, licence_verified_name, lines, areas, languages, capacity, away_until)
       SELECT $1, firm, $2, licence_classes, licence_level, licence_expires_on, now(), 'Demo', lines, areas, languages, $3, NULL
       FROM broker_profiles p JOIN users u ON u.id = p.user_id WHERE u.username = 'demo_broker'`,
      [id, `DEMO-${username}`, room],
    );
    return { id, username };
  } finally {
    await database.end();
  }
}

/** A client with an account, whose calls are made without a screen. */
export async function openClient(browser: Browser, app: { url: string }): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: app.url })).newPage();
  await register(page);
  return page;
}

export function look(request: APIRequestContext, caseId: string): Promise<Seen> {
  return ask<Seen>(request, 'cases.get', { caseId });
}

/** The case once it has this status, as this user sees it. */
export function standing(request: APIRequestContext, caseId: string, status: CaseStatus): Promise<Seen> {
  return eventually(`the case is ${status}`, async () => {
    const row = await look(request, caseId).catch(() => null);
    return row?.status === status && row;
  });
}

/** Sends a request as the client and returns its id once it is offered. The administrator sees the broker it is offered to. */
export async function sendRequest(
  client: APIRequestContext,
  admin: APIRequestContext,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const mark = randomUUID().slice(0, 8);
  const receipt = await tell<{ number: string }>(
    client,
    'quotes.submit',
    autoRequest({
      email: `desk_${mark}@example.com`,
      phone: `587-555-${mark.replace(/\D/g, '').padEnd(4, '7').slice(0, 4)}`,
      ...changes,
    }),
  );
  const { cases } = await ask<{ cases: Seen[] }>(client, 'cases.list', { scope: 'own' });
  const id = cases.find(({ number }) => number === receipt.number)?.id ?? '';
  await standing(admin, id, 'offered');
  return id;
}

/** A user's step, made on the version they see now. */
export async function step(
  request: APIRequestContext,
  procedure: string,
  caseId: string,
  fields: Record<string, unknown> = {},
): Promise<void> {
  const { version } = await look(request, caseId);
  await tell(request, `cases.${procedure}`, { caseId, version, ...fields });
}

/** One option that is valid for a month. */
export function anOption(insurer = 'Fictional Mutual') {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  return {
    insurer,
    premiumCents: 152_000,
    term: 'annual',
    coverages: [{ name: 'Third-party liability', limitCents: 200_000_000, deductibleCents: null, note: '' }],
    validUntil: day,
  };
}

/** Chooses an entry of the menu next to the next step. */
export async function chooseStep(page: Page, label: string): Promise<Locator> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: label }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}
