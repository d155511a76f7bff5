/** The newsletter and the choice of emails without a script: every link opens a page, and only a button changes something. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workflowEmails } from '#server/modules/cases/workflow/emails.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { hashAddress } from '#server/modules/notifications/suppressions/hashing/commands.ts';
import { findSuppression } from '#server/modules/notifications/suppressions/queries.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { eventually } from '../support/eventually.ts';
import { openPage, postForm } from '../support/form-posts.ts';
import { mailsTo } from '../support/mails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ from: 'empty' });
});
afterAll(() => server.stop());

const send = (path: string, fields: Record<string, string | string[]>, headers?: Record<string, string>) =>
  postForm(server.url, path, fields, headers);
const open = (path: string) => openPage(server.url, path);

async function linkFor(email: string, pattern: RegExp): Promise<string> {
  return eventually(`the link for ${email}`, async () => {
    for (const { text } of await mailsTo(server.env, email)) {
      const found = pattern.exec(text ?? '')?.[1];
      if (found) return found;
    }
    return undefined;
  });
}

const confirmLink = (email: string) => linkFor(email, /(\/newsletter\/confirm\?token=[\w-]+)/);
const leaveLink = (email: string) => linkFor(email, /(\/newsletter\/unsubscribe\?token=[\w.-]+)/);
const tokenOf = (link: string) => new URL(link, server.url).searchParams.get('token') ?? '';

/** Signs up, confirms, and returns the unsubscribe link. */
async function member(email: string, topics: string[] = []): Promise<string> {
  await send('/newsletter', { email, topics });
  await send('/newsletter/confirm', { token: tokenOf(await confirmLink(email)) });
  return leaveLink(email);
}

const statusOf = async (email: string) =>
  (await server.services.db.newsletterSubscriber.findUniqueOrThrow({ where: { emailKey: email } })).status;

describe('the newsletter', () => {
  test('accepts sign-ups with topics, confirmed with a button', async () => {
    const answer = await send('/newsletter', { email: 'topics@example.com', topics: ['home', 'rules'] });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter/check-your-mail']);
    const link = await confirmLink('topics@example.com');
    const page = await (await open(link)).text();
    expect(page).toContain(`value="${tokenOf(link)}"`);
    expect(await statusOf('topics@example.com')).toBe('pending');
    const pressed = await send('/newsletter/confirm', { token: tokenOf(link) });
    expect(pressed.headers.get('location')).toBe('/newsletter/confirmed');
    expect(
      await server.services.db.newsletterSubscriber.findUniqueOrThrow({ where: { emailKey: 'topics@example.com' } }),
    ).toMatchObject({
      status: 'confirmed',
      topics: ['home', 'rules'],
    });
  });

  test('shows the errors and keeps what was chosen', async () => {
    const html = await (await send('/newsletter', { email: 'nobody', topics: 'home' })).text();
    expect(html).toContain('Please enter a valid email address');
    expect(html).toContain('value="nobody"');
    expect(html).toMatch(/<input[^>]*(checked=""[^>]*value="home"|value="home"[^>]*checked="")/);
    const again = await send('/newsletter', { email: 'topics@example.com' });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('This email is already subscribed to our newsletter.');
  });

  test('unsubscribes with one click without signing in; opening the link does nothing, and a second click is no error', async () => {
    const link = await member('leaver@example.com');
    expect(await (await open(link)).text()).toContain('Unsubscribe me');
    expect(await statusOf('leaver@example.com')).toBe('confirmed');
    for (const _ of [1, 2]) {
      const pressed = await send('/newsletter/unsubscribe', { token: tokenOf(link) });
      expect(pressed.headers.get('location')).toBe('/newsletter/unsubscribed');
    }
    expect(await statusOf('leaver@example.com')).toBe('unsubscribed');
    const records = await server.services.db.consentRecord.findMany({
      where: { person: { emailKey: 'leaver@example.com' } },
      orderBy: { seq: 'asc' },
    });
    expect(records.map(({ given, channel }) => [given, channel])).toEqual([
      [true, 'mail-link'],
      [false, 'unsubscribe-link'],
    ]);
  });

  test('unsubscribes by the button of an email client: its headers, its body, no cookie and no origin (RFC 8058)', async () => {
    const link = await member('one-click@example.com');
    const mails = await mailsTo(server.env, 'one-click@example.com');
    // Each of the two emails has its own way out; the last one is the welcome.
    const header = (name: string) => mails.flatMap(({ headers }) => headers).findLast(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-unsubscribe')).toContain(link);
    const answer = await fetch(`${server.url}${link}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'manual',
    });
    // Not a redirect, which email programs don't follow.
    expect(answer.status).toBe(200);
    expect(await statusOf('one-click@example.com')).toBe('unsubscribed');
  });

  test('an altered link unsubscribes nobody', async () => {
    const token = tokenOf(await member('kept@example.com'));
    const [id, signature = ''] = token.split('.');
    for (const wrong of [
      `${id}.${'A'.repeat(43)}`,
      `${Buffer.from('x').toString('base64url')}.${signature}`,
      'A'.repeat(60),
      '',
    ])
      expect((await send('/newsletter/unsubscribe', { token: wrong })).status).toBeGreaterThanOrEqual(400);
    expect(await statusOf('kept@example.com')).toBe('confirmed');
  });

  test('“Never email me again” is a button; opening the link does nothing', async () => {
    const email = 'never@example.com';
    await send('/newsletter', { email });
    const link = await linkFor(email, /(\/newsletter\/never\?token=[\w.-]+)/);
    expect(await (await open(link)).text()).toContain('Never email me again</button>');
    expect(await statusOf(email)).toBe('pending');
    const pressed = await send('/newsletter/never', { token: tokenOf(link) });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/email-choices/nothing']);
    expect((await send('/newsletter', { email })).status).toBe(409);
  });
});

describe('the choice of emails', () => {
  const level = async (email: string) =>
    (await findSuppression(server.services.db, await hashAddress(server.services, email))).level;
  /** The link in an email about a request, to somebody without an account. */
  async function link(email: string): Promise<string> {
    const { db, jobs } = server.services;
    const data = { number: 'AB-2026-000001', title: 'Car', path: '/portal' };
    await transaction(db, (tx) =>
      queueEmails(tx, jobs, [outgoing(workflowEmails['case-closed'], { to: email, toName: '', data })]),
    );
    return linkFor(email, /(\/email-choices\?token=[\w.-]+)/);
  }

  test.each([
    ['Send only what my requests need', 'needed'],
    ['Send me nothing', 'nothing'],
  ])('“%s” is a button; opening the link does nothing', async (label, chosen) => {
    const email = `${chosen}@example.com`;
    const address = await link(email);
    expect(await (await open(address)).text()).toContain(`${label}</button>`);
    expect(await level(email)).toBe(null);
    const pressed = await send('/email-choices', { token: tokenOf(address), level: chosen });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/email-choices/${chosen}`]);
    expect(await level(email)).toBe(chosen);
  });

  test('the button of an email program stops everything; without a choice, or with an altered link, nothing changes', async () => {
    const email = 'program@example.com';
    const address = await link(email);
    expect((await send('/email-choices', { token: tokenOf(address) })).status).toBe(400);
    expect((await send('/email-choices', { token: `${tokenOf(address)}x`, level: 'nothing' })).status).toBe(404);
    expect(await level(email)).toBe(null);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'List-Unsubscribe=One-Click';
    const answer = await fetch(`${server.url}${address}`, { method: 'POST', headers, body, redirect: 'manual' });
    expect(answer.status).toBe(200);
    expect(await level(email)).toBe('nothing');
  });
});
