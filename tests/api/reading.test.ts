/** Reading a visitor's policy: what comes back, what is refused, and that nothing of the file stays anywhere. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import { getDraft, saveDraft } from '#server/modules/quote-requests/drafts/commands.ts';
import { READ_MARKS } from '#shared/lines/reading/marks.ts';
import { READ_PAPER_MAX_BYTES, READ_PAPER_PATH, readPaperSchema } from '#shared/quote-requests/reading.ts';
import { createApiClient, signIn } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { wrongOn } from '../support/papers/measure.ts';
import { paperOf } from '../support/papers/papers.ts';
import { viewerNamed } from '../support/people.ts';
import { shortRequest } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  server = await startTestServer({ overrides: { log } });
});
afterAll(() => server.stop());

const send = (bytes: Uint8Array<ArrayBuffer>, at = server) =>
  createApiClient(at.url).rest('POST', READ_PAPER_PATH, {
    raw: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });

function lockedPdf(): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PDFDocument({ userPassword: 'secret' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.text('Policy').end();
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
}

describe('a paper', () => {
  test('is read from a photo, with the place of every value, and nothing of it is kept or logged', async () => {
    const paper = paperOf(2, 0);
    const { status, body, text } = await send(Uint8Array.from(await paper.file()));
    expect(status, text).toBe(200);
    const read = readPaperSchema.parse(body);
    expect(wrongOn(paper, read.findings)).toEqual([]);
    for (const { page, box } of read.findings) {
      expect(page).toBe(1);
      for (const edge of [box.x, box.y, box.x + box.width, box.y + box.height]) expect(edge).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(1);
    }
    expect(await readdir(server.env.dataDir, { recursive: true })).not.toContainEqual(expect.stringMatching(/paper/));
    expect(await readdir(`${server.env.dataDir}/uploads`).catch(() => [])).toEqual([]);
    for (const value of Object.values(paper.printed)) expect(lines.join('\n')).not.toContain(String(value));
    expect(lines.join('\n')).toContain(READ_PAPER_PATH);
  });

  test.each([
    ['empty', 400, /empty/, async () => Buffer.alloc(0)],
    ['of another type', 415, /Choose a PDF/, async () => Buffer.from('<html>policy</html>')],
    ['locked by a password', 415, /password/, lockedPdf],
    ['damaged', 415, /couldn’t be read/, async () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['too large', 413, /8 MB/, async () => Buffer.alloc(READ_PAPER_MAX_BYTES + 1)],
  ])('that is %s is refused with %i, in a sentence', async (_, status, message, file) => {
    expect(await send(Uint8Array.from(await file()))).toMatchObject({
      status,
      body: { message: expect.stringMatching(message) },
    });
  });

  test('is counted for each address, before it is received', async () => {
    const limited = await startTestServer({ from: 'empty', variables: { RATE_LIMIT_SCALE: '1' } });
    const statuses: number[] = [];
    for (let tried = 0; tried < 21; tried += 1) statuses.push((await send(new Uint8Array(), limited)).status);
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
    await limited.stop();
  });
});

describe('an answer that was read', () => {
  const marks = {
    postalCode: { paper: 'policy', page: 1 },
    'vehicles.0.make': { paper: 'policy', page: 2 },
    unasked: { paper: 'policy', page: 1 },
  };

  test('says so to the broker until it is changed; marks of anything else are dropped', async () => {
    const { services } = server;
    const { id: clientId } = await viewerNamed(services, 'demo_client');
    const request = shortRequest('auto', { email: `${randomUUID()}@example.com`, postalCode: 'T2P 1J9' });
    await submitQuote(
      services,
      { ...request, answers: { ...request.answers, [READ_MARKS]: marks } },
      '127.0.0.1',
      clientId,
    );
    const row = await eventually('it is offered', () =>
      services.db.case.findFirst({ where: { draftId: request.draftId, status: 'offered' } }),
    );
    expect(row.answers).toMatchObject({ [READ_MARKS]: { postalCode: marks.postalCode } });
    expect(row.answers).not.toHaveProperty([READ_MARKS, 'unasked']);

    const admin = await signIn(server.url, 'demo_admin');
    const client = await signIn(server.url, 'demo_client');
    const readFrom = async (path: string) => {
      const { sections } = await client.trpc.cases.answers.mutate({ caseId: row.id, includeSensitive: false });
      return sections.flatMap(({ rows }) => rows).find((one) => one.path === path)?.readFrom;
    };
    const seen = await admin.trpc.cases.answers.mutate({ caseId: row.id, includeSensitive: false });
    const words = seen.sections.flatMap(({ rows }) => rows.flatMap((one) => one.readFrom ?? []));
    expect(words).toContain('Read from the policy, page 2');
    expect(await readFrom('postalCode')).toBe('Read from the policy, page 1');

    const form = await client.trpc.cases.answersForm.mutate({ caseId: row.id });
    const answers = { ...form.answers, postalCode: 'T5J 0N3' };
    await client.trpc.cases.changeAnswers.mutate({ caseId: row.id, version: form.version, answers });
    expect(await readFrom('postalCode')).toBeNull();
    expect(await readFrom('vehicles.0.make')).toBe('Read from the policy, page 2');
  });

  test('keeps its mark in the draft, for the next device', async () => {
    const { answers, draftId, token, line, definitionVersion } = shortRequest('auto');
    const draft = { draftId, token, line, definitionVersion, version: 0, step: 'where', set: 'short' as const };
    await saveDraft(server.services, { ...draft, answers: { ...answers, [READ_MARKS]: marks } });
    const stored = await getDraft(server.services, { draftId, token });
    expect(stored.answers[READ_MARKS]).toEqual(marks);
  });
});
