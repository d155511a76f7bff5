/** The site without scripts: forms, search, and the links in newsletter emails. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workflowEmails } from '#server/modules/cases/workflow/emails.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { hashAddress } from '#server/modules/notifications/suppressions/hashing/commands.ts';
import { findSuppression } from '#server/modules/notifications/suppressions/queries.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { createApiClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  // An unreachable provider: any request to it fails.
  const provider = { OPENAI_API_KEY: 'test', OPENAI_MODEL: 'test', OPENAI_PROVIDER: 'Test Provider' };
  const variables = { ...provider, OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' };
  server = await startTestServer({ from: 'empty', variables });
});
afterAll(() => server.stop());

type Fields = Record<string, string | string[]>;

function send(path: string, fields: Fields, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { accept: 'text/html', origin: server.url, ...headers },
  });
}

const open = (path: string) => fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });

const message = {
  name: 'Rowan Sample',
  email: 'rowan.sample@example.com',
  phone: '403-555-0142',
  insuranceType: 'home',
  message: 'Does my policy pay when the river comes in?',
};

describe('the contact form', () => {
  test('leads to a thank-you page, and the message is stored', async () => {
    const answer = await send('/contact', message);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/sent']);
    expect(await (await open('/contact/sent')).text()).toContain(
      'Thank you for your message! We will get back to you soon.',
    );
    expect(await server.services.db.contactMessage.findFirstOrThrow()).toMatchObject({
      name: 'Rowan Sample',
      insuranceType: 'home',
    });
  });

  test('is returned with what was typed and every error', async () => {
    const answer = await send('/contact', { ...message, email: 'rowan', phone: '1', message: 'Why "<b>" & co' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('Please enter a valid email address');
    expect(html).toContain('Please enter a valid phone number');
    expect(html).toContain('value="Rowan Sample"');
    expect(html).toContain('value="rowan"');
    expect(html).toContain('Why &quot;&lt;b&gt;&quot; &amp; co');
    expect(html).toMatch(/<option value="home" selected/);
    expect(html).not.toContain('<b>"');
    expect(await server.services.db.contactMessage.count({ where: { email: 'rowan' } })).toBe(0);
  });

  test('is refused when another site sends it', async () => {
    expect((await send('/contact', message, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  test('keeps replacement patterns as literal text', async () => {
    const html = await (
      await send('/contact', { ...message, email: 'x', message: "$& $' $` $1 costs $5 and more" })
    ).text();
    expect(html).toContain('$&amp; $&#x27; $` $1 costs $5 and more');
  });
});

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

  test('“Never write to me again” is a button; opening the link does nothing', async () => {
    const email = 'never@example.com';
    await send('/newsletter', { email });
    const link = await linkFor(email, /(\/newsletter\/never\?token=[\w.-]+)/);
    expect(await (await open(link)).text()).toContain('Never write to me again</button>');
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

describe('“Was this helpful?”', () => {
  test('leads to a page that thanks and links back to the text, and is counted', async () => {
    const about = '/faq/first-questions#flood-cover';
    const answer = await send('/feedback', { page: about, helpful: 'no' });
    const location = answer.headers.get('location') ?? '';
    expect([answer.status, location]).toEqual([303, `/feedback/sent?${new URLSearchParams({ page: about })}`]);
    const html = await (await open(location)).text();
    expect(html).toContain('Thanks for letting us know.');
    expect(html).toMatch(/href="\/faq\/first-questions#flood-cover"[^>]*>Back to “Does home insurance pay/);
    expect(await server.services.db.pageFeedback.findMany()).toMatchObject([
      { page: about, helpful: 0, notHelpful: 1 },
    ]);
  });

  test.each([
    ['an unknown page', { page: '/blog/nothing', helpful: 'yes' }, 404, '/'],
    ['neither Yes nor No', { page: '/blog/winter-driving', helpful: 'maybe' }, 400, '/blog/winter-driving'],
  ])('about %s is refused on a page with a way back', async (_, fields, status, back) => {
    const answer = await send('/feedback', fields);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(`href="${back}">Go back and try again`);
  });

  test('never links to an address that somebody else put into the link', async () => {
    const html = await (await open('/feedback/sent?page=https://elsewhere.example')).text();
    expect(html).not.toContain('elsewhere.example');
    expect(html).toContain('Go to the home page');
  });
});

describe('search', () => {
  test('answers a question with pages, with the words of the visitor escaped', async () => {
    const html = await (
      await open(`/search?q=${encodeURIComponent('my basement flooded, what covers it? <script>')}`)
    ).text();
    expect(html).toContain('href="/blog/basement-flooded');
    expect(html).not.toContain('<script> ');
    expect(html).toContain('&lt;script&gt;');
  });
  test('shows the form without a question, and suggestions for a nonsensical one', async () => {
    expect(await (await open('/search')).text()).toContain('name="q"');
    expect(await (await open('/search?q=zzyzx+qwrtp')).text()).toContain('Nothing on this site answers that yet');
  });
  test('answers too many requests with a page that says so', async () => {
    const busy = await startTestServer({ from: 'empty', variables: { RATE_LIMIT_SCALE: '0.01' } });
    try {
      const ask = () => fetch(`${busy.url}/search?q=hail`, { headers: { accept: 'text/html' } });
      await ask();
      const refused = await eventually('a refusal', async () => {
        const answer = await ask();
        return answer.status === 429 && answer;
      });
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(await refused.text()).toContain('Too many requests.');
    } finally {
      await busy.stop();
    }
  });
  test('is also available through the API', async () => {
    const { status, body } = await createApiClient(server.url).rest('GET', '/api/search?q=hail');
    expect(status).toBe(200);
    expect((body as { results: unknown[] }).results.length).toBeGreaterThan(2);
  });
});

describe('the answer inspector', () => {
  const ask = async (q: string) => (await open(`/ai-test?q=${encodeURIComponent(q)}`)).text();

  test('shows the answer, its sources, what was removed, and passages with their scores', async () => {
    const html = await ask('Does home insurance pay for a flooded basement? My phone number is 403-555-0142');
    expect(html).toContain('[phone number]');
    expect(html).toContain('Removed before anything else: phone number.');
    expect(html).toMatch(/data-verdict="answered"/);
    expect(html).toMatch(/<li value="\d"[^>]*><a href="\/[^"]+"/);
    expect(html).toMatch(/Used as 1<\/span><span>Score [\d.]+<\/span><span>\d+% of the words/);
    expect(await ask('<script>alert(1)')).toContain('&lt;script&gt;alert(1)');
  });
  test('says which guardrail a question hits, and abstains where the pages have no answer', async () => {
    expect(await ask('What will my car insurance cost?')).toContain('The limit “price” applies');
    expect(await ask('Who won the hockey game last night?')).toContain('data-verdict="abstained"');
  });
  test('calls no provider and stores nothing, because anybody can be tricked into opening an address', async () => {
    expect(await ask('What does tenant insurance pay for?')).toContain('In the chat, Test Provider would write');
    expect(await server.services.db.chatTurn.count()).toBe(0);
    expect(await server.services.db.assistantUsage.count()).toBe(0);
  });
});

describe('errors before a form is read', () => {
  const send = (headers: Record<string, string>, body: string) =>
    fetch(`${server.url}/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      body,
    });

  test('for a form that is too large or from another site are shown on a page with a way back', async () => {
    const large = await send({}, `message=${'x'.repeat(200_000)}`);
    expect(large.status).toBe(413);
    expect(await large.text()).toMatch(/This is too large to send[\s\S]*Go back and try again/);
    const foreign = await send({ origin: 'https://elsewhere.example' }, 'name=Robin');
    expect(foreign.status).toBe(403);
    expect(await foreign.text()).toContain('Something went wrong');
  });
  test('are JSON for a tool that asks for JSON', async () => {
    const answer = await send({ accept: 'application/json' }, `message=${'x'.repeat(200_000)}`);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });
});
