/** The short set of every line as pages: sent by HTTP alone, as a browser without a script does. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Line, lineIds } from '#shared/lines/ids.ts';
import { postForm } from '../support/form-posts.ts';
import { agreed, filled, madeUp, openForm, type PlainPage, reachReview, sendPage } from '../support/plain-form.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let at: string;

beforeAll(async () => {
  server = await startTestServer();
  at = server.url;
});
afterAll(() => server.stop());

const someone = (line: Line, given: Record<string, unknown> = {}) =>
  madeUp(line, {
    fullName: 'Rowan Sample',
    email: `${randomUUID()}@example.com`,
    phone: '403-555-0142',
    postalCode: 'T2P 1J9',
    ...given,
  });
const casesOf = (email: unknown) => server.services.db.case.findMany({ where: { contactEmail: String(email) } });

test.each(lineIds)('%s is sent, page by page, and becomes a request like any other', async (line) => {
  const answers = someone(line);
  const review = await reachReview(at, line, answers);
  expect(review.title).toMatch(/^Check your answers \|/);
  expect(review.html).toContain('Rowan Sample');
  const receipt = await sendPage(at, line, review, agreed);
  expect(receipt.status, receipt.html).toBe(200);
  const number = /AB-\d{4}-\d{6}/.exec(receipt.title)?.[0];
  expect(receipt.html).toContain(number);
  // No button that only a script could answer.
  expect(/<main[\s\S]*<\/main>/.exec(receipt.html)?.[0]).not.toContain('type="button"');
  const [stored, ...others] = await casesOf(answers.email);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ type: line, contactName: 'Rowan Sample', source: 'website' });
  const consents = await server.services.db.consentRecord.findMany({ where: { caseId: stored?.id ?? '' } });
  expect(consents).toHaveLength(2);
});

describe('a page', () => {
  test('keeps what was typed, names each error and links to its field', async () => {
    const first = await openForm(at, 'auto');
    const typed = { postalCode: 'T2P 1J9 "<b>$&' };
    const back = await sendPage(at, 'auto', first, typed);
    expect(back.status).toBe(400);
    expect(back.title).toMatch(/^Error: .+ \| .+ \| /);
    expect(back.html).toContain('href="#q-postalCode">What is your postal code? Enter a postal code like T2P 1J9');
    expect(back.html).toContain('id="q-postalCode-error"');
    expect(back.html).toContain('value="T2P 1J9 &quot;&lt;b&gt;$&amp;"');
    expect(back.html).not.toContain('<b>');
  });

  test('saves what was typed with Back as well, right or wrong', async () => {
    const first = await openForm(at, 'auto');
    const second = await sendPage(at, 'auto', first, { postalCode: 'T2P 1J9' });
    const third = await sendPage(at, 'auto', second, { startWhen: 'asap' });
    expect(third.hidden.part).toBe('vehicles');
    const before = await sendPage(at, 'auto', third, {
      'vehicles.0.year': 'old',
      'vehicles.0.make': 'Lada',
      go: 'back',
    });
    expect(before.hidden.part).toBe('start');
    expect(before.html).toMatch(/value="asap"[^>]*checked|checked[^>]*value="asap"/);
    const again = await sendPage(at, 'auto', before, { startWhen: 'asap' });
    expect(again.html).toContain('value="old"');
    expect(again.html).toContain('value="Lada"');
    // Pages that the browser still has from before are sent later: what was answered since is not lost.
    const untouched = await sendPage(at, 'auto', third, { 'vehicles.0.year': '2019' });
    expect(untouched.html).toContain('value="Lada"');
    expect(untouched.html).toContain('value="2019"');
    const stale = await sendPage(at, 'auto', first, { postalCode: 'T5J 0N3' });
    expect(stale.hidden.part).toBe('start');
    const { answers } = await server.services.db.quoteDraft.findUniqueOrThrow({ where: { id: first.hidden.draftId } });
    expect(answers).toMatchObject({ postalCode: 'T5J 0N3', vehicles: [{ make: 'Lada' }] });
  });

  test('counts by the screens of the wizard, as far as the visitor got', async () => {
    const reached = async (page: PlainPage) =>
      (await server.services.db.quoteDraft.findUniqueOrThrow({ where: { id: page.hidden.draftId } })).reached;
    const first = await openForm(at, 'auto');
    const wrong = await sendPage(at, 'auto', first, { postalCode: 'nowhere' });
    expect(await reached(wrong)).toBe('where');
    const second = await sendPage(at, 'auto', first, { postalCode: 'T2P 1J9' });
    expect(await reached(second)).toMatch(/^start/);
    await sendPage(at, 'auto', second, { go: 'back' });
    expect(await reached(second)).toMatch(/^start/);
    const review = await reachReview(at, 'auto', someone('auto'));
    expect(await reached(review)).toBe('review');
  });

  test('asks what an answer on it opens before it goes on, and says so', async () => {
    const second = await sendPage(at, 'auto', await openForm(at, 'auto'), { postalCode: 'T2P 1J9' });
    expect(second.hidden.shown).toBe('startWhen');
    const opened = await sendPage(at, 'auto', second, { startWhen: 'date' });
    expect(opened.status).toBe(200);
    expect(opened.hidden.shown).toBe('startWhen startDate');
    expect(opened.html).toContain('Because of your answers, there’s more to ask here:');
    expect(opened.title).not.toContain('Error');
    const wrong = await sendPage(at, 'auto', opened, { startWhen: 'date', 'startDate.year': '1999' });
    expect(wrong.title).toMatch(/^Error/);
  });

  test('comes back with another row, or one less, and leaves out an empty one', async () => {
    const second = await sendPage(at, 'auto', await openForm(at, 'auto'), { postalCode: 'T2P 1J9' });
    let page = await sendPage(at, 'auto', second, { startWhen: 'asap' });
    for (const make of ['Lada', 'Saab']) {
      const row = Number(page.hidden['vehicles.rows']) - 1;
      page = await sendPage(at, 'auto', page, { [`vehicles.${row}.make`]: make, go: 'add:vehicles' });
    }
    expect(page.hidden['vehicles.rows']).toBe('3');
    page = await sendPage(at, 'auto', page, {
      'vehicles.0.make': 'Lada',
      'vehicles.1.make': 'Saab',
      go: 'remove:vehicles:0',
    });
    expect(page.hidden['vehicles.rows']).toBe('2');
    expect(page.html).toContain('value="Saab"');
    expect(page.html).not.toContain('value="Lada"');
    const car = { year: '2019', make: 'Saab', model: '9-3', use: 'pleasure' };
    const fields = Object.fromEntries(Object.entries(car).map(([name, value]) => [`vehicles.0.${name}`, value]));
    expect((await sendPage(at, 'auto', page, fields)).hidden.part).toBe('drivers');
  });

  test('knows the industry and the community of the page that led to it', async () => {
    const first = await openForm(at, 'business', '?industry=restaurants&community=calgary&email=x@example.com');
    expect(first.hidden.from).toBe('industry=restaurants&community=calgary');
    const answers = someone('business', { industry: 'restaurants' });
    const second = await sendPage(at, 'business', first, filled(first, 'business', answers));
    expect(second.html).toMatch(
      /<option value="restaurants" selected|value="restaurants"[^>]*checked|checked[^>]*value="restaurants"/,
    );
  });

  test('holds no answer in its address, is never indexed, and only its own browser may keep it', async () => {
    const page = await openForm(at, 'auto');
    expect(page.html).toContain('action="/get-quote/form/auto"');
    expect(page.html).toContain('<meta name="robots" content="noindex"');
    expect(page.headers.get('cache-control')).toBe('private, max-age=0');
  });
});

describe('sending', () => {
  test('needs both consents, and keeps the one that was ticked', async () => {
    const review = await reachReview(at, 'general', someone('general'));
    const refused = await sendPage(at, 'general', review, { 'consents.share': 'yes', go: 'send' });
    expect(refused.status).toBe(400);
    expect(refused.html).toContain('Agree that a licensed broker may contact you about this request');
    expect(refused.html).toMatch(/<input[^>]*name="consents\.share"[^>]*checked/);
    expect(refused.html).not.toMatch(/<input[^>]*name="consents\.contact"[^>]*checked/);
  });

  test('twice at once, and again later, makes one request', async () => {
    const answers = someone('supervisa');
    const review = await reachReview(at, 'supervisa', answers);
    const both = await Promise.all([1, 2].map(() => sendPage(at, 'supervisa', review, agreed)));
    const later = await sendPage(at, 'supervisa', review, agreed);
    const numbers = [...both, later].map(({ title }) => /AB-\d{4}-\d{6}/.exec(title)?.[0]);
    expect(new Set(numbers).size).toBe(1);
    expect(later.html).toContain('This request has been sent');
    expect(later.html).not.toContain('Rowan Sample');
    expect(await casesOf(answers.email)).toHaveLength(1);
  });

  test('with an answer changed on the review goes back there', async () => {
    const review = await reachReview(at, 'general', someone('general'));
    const change = await sendPage(at, 'general', review, { go: 'part:need' });
    expect(change.hidden).toMatchObject({ part: 'need', reviewed: 'yes' });
    const fields = { ...filled(change, 'general', someone('general')), need: 'A canoe, please' };
    const again = await sendPage(at, 'general', change, fields);
    expect(again.html).toContain('A canoe, please');
    expect(again.hidden.part).toBeUndefined();
  });
});

describe('hostile input', () => {
  test('an unknown line is no page', async () => {
    for (const line of ['nothing', 'toString', '__proto__', 'auto%00'])
      expect((await openForm(at, line)).status, line).toBe(404);
  });

  test('without a key there is a page with a way back', async () => {
    const answer = await postForm(at, '/get-quote/form/auto', { part: 'where', postalCode: 'T2P 1J9' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/href="\/get-quote\/form\/auto">Go back and try again/);
  });

  test('another site’s form is refused', async () => {
    const page = await openForm(at, 'auto');
    const refused = await sendPage(
      at,
      'auto',
      page,
      { postalCode: 'T2P 1J9' },
      { origin: 'https://elsewhere.example' },
    );
    expect(refused.status).toBe(403);
  });

  test('another’s draft is neither read nor changed', async () => {
    const review = await reachReview(at, 'general', someone('general', { need: 'My secret still' }));
    const stranger = await openForm(at, 'general');
    for (const line of ['general', 'auto'] as const) {
      const hidden = { ...review.hidden, token: line === 'auto' ? review.hidden.token : stranger.hidden.token };
      const page = await sendPage(
        at,
        line,
        { ...review, hidden: hidden as Record<string, string> },
        {
          part: line === 'auto' ? 'where' : 'need',
          shown: 'postalCode need',
          postalCode: 'T2P 1J9',
          need: 'Something else',
        },
      );
      expect(page.status, line).toBe(404);
      expect(page.html).not.toContain('My secret still');
    }
    expect((await sendPage(at, 'general', review, {})).html).toContain('My secret still');
  });

  test('fields of the wrong kind and number are answers that are not accepted, never a failure', async () => {
    const page = await openForm(at, 'auto');
    const hostile: Record<string, string | string[]>[] = [
      {
        part: 'vehicles',
        shown: 'vehicles vehicles.0.year',
        'vehicles.rows': '99999999',
        'vehicles.0.year': ['1', '2'],
      },
      { part: 'vehicles', shown: 'vehicles', 'vehicles.rows': '-1', go: 'remove:vehicles:NaN' },
      { part: 'review', shown: '__proto__ constructor', __proto__: 'x', constructor: 'y', go: 'part:__proto__' },
      { part: 'toString', go: 'add:constructor', from: 'industry=__proto__&kind=%00' },
      { part: 'where', postalCode: '\u0000\u202e', version: '-1' },
      { part: 'where', postalCode: ['T2P 1J9', 'x'], reviewed: ['yes', 'no'], go: ['next', 'send'] },
      { version: '99999999999999999999', part: 'contact', shown: 'email', email: 'x'.repeat(70_000) },
    ];
    for (const fields of hostile) {
      const answer = await sendPage(at, 'auto', page, fields);
      expect([200, 400], JSON.stringify(fields).slice(0, 100)).toContain(answer.status);
      expect(answer.html).toMatch(/<h1/);
    }
  });

  test('too much at once is a page that says so', async () => {
    const page = await openForm(at, 'general');
    const answer = await sendPage(at, 'general', page, { need: 'x'.repeat(200_000) });
    expect(answer.status).toBe(413);
    expect(answer.html).toContain('This is too large to send');
  });
});
