/** The site without scripts: the contact form, feedback, search and the errors of forms. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { openPage, postForm } from '../support/form-posts.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  // An unreachable provider: any request to it fails.
  const provider = { OPENAI_API_KEY: 'test', OPENAI_MODEL: 'test', OPENAI_PROVIDER: 'Test Provider' };
  const variables = { ...provider, OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' };
  server = await startTestServer({ from: 'empty', variables });
});
afterAll(() => server.stop());

const send = (path: string, fields: Record<string, string | string[]>, headers?: Record<string, string>) =>
  postForm(server.url, path, fields, headers);
const open = (path: string) => openPage(server.url, path);

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

describe('“Was this helpful?”', () => {
  test('leads to a page that thanks and links back to the text, and is counted', async () => {
    const about = '/faq/first-questions#flood-cover';
    const answer = await send('/feedback', { page: about, helpful: 'no' });
    const location = answer.headers.get('location') ?? '';
    expect([answer.status, location]).toEqual([303, `/feedback/sent?${new URLSearchParams({ page: about })}`]);
    const html = await (await open(location)).text();
    expect(html).toContain('Thanks for letting us know.');
    expect(html).toMatch(/href="\/faq\/first-questions#flood-cover"[^>]*>Back to “Does home insurance cover/);
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
    expect(await (await open('/search?q=zzyzx+qwrtp')).text()).toContain('We have no page about “zzyzx qwrtp”.');
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
