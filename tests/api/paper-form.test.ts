/** The forms to print, requested over HTTP and parsed as a PDF reader would show them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainText } from '#server/platform/pdf/faces.ts';
import { lineIds } from '#shared/lines/ids.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { createApiClient } from '../support/api-client.ts';
import { readPdf } from '../support/pdf.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ from: 'empty' });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
/** Without spaces: a line may break anywhere between words. */
const dense = (text: string) => plainText(text).replace(/\s+/g, '');

test('the form answers as documented, also to HEAD', async () => {
  const visitor = createApiClient(server.url);
  const { headers } = await visitor.rest('GET', '/forms/auto.pdf');
  await visitor.rest('HEAD', '/forms/auto.pdf');
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  expect((await visitor.rest('GET', '/forms/auto.pdf', { headers: known })).status).toBe(304);
});

test.each(lineIds)('the form of %s asks every question, is tagged, and says what it is not', async (line) => {
  const answer = await get(`/forms/${line}.pdf`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain(`inline; filename="${line}-form.pdf"`);
  const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  const { title, steps, documents } = quoteDefinitions[line];
  expect(pdf).toMatchObject({ title: `${title}: form to print`, language: 'en-CA', tagged: true });
  expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'L', 'LI', 'LBody']));
  const text = dense(pdf.pages.join(' '));
  const questions = steps.flatMap((step) => step.questions);
  const asked = [...questions, ...questions.flatMap((one) => (one.type === 'repeatGroup' ? one.questions : []))];
  const words = [
    ...asked.map(({ label }) => label),
    ...asked.flatMap((one) => ('options' in one ? one.options.map(({ label }) => label) : [])),
    ...documents.map((paper) => paper.title),
    server.env.site.postalAddress,
    'I agree that a licensed insurance broker may contact me',
    'By sending this request, you confirm that your answers are true',
  ];
  expect(words.filter((one) => !text.includes(dense(one)))).toEqual([]);
  expect(text).not.toContain('[?]');
  // Every condition names what it depends on.
  expect(text).not.toMatch(/itappliestoyou\.|undefined/);
  for (const page of pdf.pages) expect(dense(page)).toContain(dense(server.env.site.legalNotice));
});

test('a form is printed once, and a browser that has it is told so', async () => {
  const first = await get('/forms/general.pdf');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
  expect((await get('/forms/general.pdf', { 'if-none-match': etag })).status).toBe(304);
});

test.each(['/forms/nothing.pdf', '/forms/toString.pdf', '/forms/auto', '/forms/auto.PDF', '/forms/.pdf'])(
  '%s is no form',
  async (path) => {
    expect((await get(path, { accept: 'text/html' })).status).toBe(404);
  },
);
