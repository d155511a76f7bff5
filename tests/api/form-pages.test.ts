/** The site without a script: forms that send themselves, search, and the links of newsletter mails. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  // A provider that nobody answers for: what asks it fails.
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
  test('leads on to a page that thanks, and the message is there', async () => {
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

  test('comes back with what was typed and every sentence that is wrong', async () => {
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

  test('keeps patterns of replacement as the text they are', async () => {
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

/** Signs up, confirms, and answers the link that leaves. */
async function member(email: string, topics: string[] = []): Promise<string> {
  await send('/newsletter', { email, topics });
  await send('/newsletter/confirm', { token: tokenOf(await confirmLink(email)) });
  return leaveLink(email);
}

const statusOf = async (email: string) =>
  (await server.services.db.newsletterSubscriber.findUniqueOrThrow({ where: { emailKey: email } })).status;

describe('the newsletter', () => {
  test('is signed up for with topics, and confirmed by a press', async () => {
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

  test('says what is wrong and keeps what was chosen', async () => {
    const html = await (await send('/newsletter', { email: 'nobody', topics: 'home' })).text();
    expect(html).toContain('Please enter a valid email address');
    expect(html).toContain('value="nobody"');
    expect(html).toMatch(/<input[^>]*(checked=""[^>]*value="home"|value="home"[^>]*checked="")/);
    const again = await send('/newsletter', { email: 'topics@example.com' });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('This email is already subscribed to our newsletter.');
  });

  test('is left by one press without signing in; opening the link leaves nothing, and pressing again is no failure', async () => {
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

  test('is left by the button of a mail program: its headers, its body, no cookie and no origin (RFC 8058)', async () => {
    const link = await member('one-click@example.com');
    const mails = await mailsTo(server.env, 'one-click@example.com');
    const header = (name: string) => mails.flatMap(({ headers }) => headers).find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-unsubscribe')).toContain(link);
    const answer = await fetch(`${server.url}${link}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(await statusOf('one-click@example.com')).toBe('unsubscribed');
  });

  test('a link that was changed leaves nobody', async () => {
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

  test('who left may come back', async () => {
    const link = await member('again@example.com');
    await send('/newsletter/unsubscribe', { token: tokenOf(link) });
    expect((await send('/newsletter', { email: 'again@example.com' })).status).toBe(303);
    expect(await statusOf('again@example.com')).toBe('pending');
  });
});

describe('search', () => {
  test('answers a question with pages, the words of the visitor escaped', async () => {
    const html = await (
      await open(`/search?q=${encodeURIComponent('my basement flooded, what covers it? <script>')}`)
    ).text();
    expect(html).toContain('href="/blog/basement-flooded');
    expect(html).not.toContain('<script> ');
    expect(html).toContain('&lt;script&gt;');
  });
  test('without a question shows the form, and with nonsense a way on', async () => {
    expect(await (await open('/search')).text()).toContain('name="q"');
    expect(await (await open('/search?q=zzyzx+qwrtp')).text()).toContain('Nothing on the site answers that yet');
  });
  test('asked too often answers with a page that says so', async () => {
    const busy = await startTestServer({ from: 'empty', variables: { RATE_LIMIT_SCALE: '0.01' } });
    try {
      const ask = () => fetch(`${busy.url}/search?q=hail`, { headers: { accept: 'text/html' } });
      await ask();
      const refused = await eventually('a refusal', async () => {
        const answer = await ask();
        return answer.status === 429 && answer;
      });
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(await refused.text()).toContain('That was a lot in a short time.');
    } finally {
      await busy.stop();
    }
  });
  test('is a call of the API too', async () => {
    const { status, body } = await createApiClient(server.url).rest('GET', '/api/search?q=hail');
    expect(status).toBe(200);
    expect((body as { results: unknown[] }).results.length).toBeGreaterThan(2);
  });
});

describe('the look inside an answer', () => {
  const ask = async (q: string) => (await open(`/ai-test?q=${encodeURIComponent(q)}`)).text();

  test('shows answer, sources, what was taken out, and passages with their worth', async () => {
    const html = await ask('Does home insurance pay for a flooded basement? My phone number is 403-555-0142');
    expect(html).toContain('[phone number]');
    expect(html).toContain('Taken out before anything else happened: phone number.');
    expect(html).toMatch(/data-verdict="answered"/);
    expect(html).toMatch(/<li value="\d"[^>]*><a href="\/[^"]+"/);
    expect(html).toMatch(/Given as 1<\/span><span>Score [\d.]+<\/span><span>\d+% of the words/);
    expect(await ask('<script>alert(1)')).toContain('&lt;script&gt;alert(1)');
  });
  test('says which limit a question touches, and abstains where the pages do not say it', async () => {
    expect(await ask('What will my car insurance cost?')).toContain('It touches the limit “price”');
    expect(await ask('Who won the hockey game last night?')).toContain('data-verdict="abstained"');
  });
  test('asks no provider and keeps nothing, because anybody can be led to open an address', async () => {
    expect(await ask('What does tenant insurance pay for?')).toContain('In the chat, Test Provider would write');
    expect(await server.services.db.chatTurn.count()).toBe(0);
    expect(await server.services.db.assistantUsage.count()).toBe(0);
  });
});

describe('what goes wrong before a form is read', () => {
  const send = (headers: Record<string, string>, body: string) =>
    fetch(`${server.url}/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      body,
    });

  test('too large, or from another site, is said on a page with a way back', async () => {
    const large = await send({}, `message=${'x'.repeat(200_000)}`);
    expect(large.status).toBe(413);
    expect(await large.text()).toMatch(/This is too large to be sent[\s\S]*Go back and try again/);
    const foreign = await send({ origin: 'https://elsewhere.example' }, 'name=Robin');
    expect(foreign.status).toBe(403);
    expect(await foreign.text()).toContain('This did not work');
  });
  test('a tool that asks for JSON still gets JSON', async () => {
    const answer = await send({ accept: 'application/json' }, `message=${'x'.repeat(200_000)}`);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });
});
