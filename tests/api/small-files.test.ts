/** A small file becomes a document in one multipart call, under the rules of any upload. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AttachedDocument } from '#shared/documents/schema.ts';
import { caseDocumentsPath, SMALL_FILE_MAX_BYTES } from '#shared/documents/small-files.ts';
import { type ApiClient, createApiClient, signIn } from '../support/api-client.ts';
import { columnsOf } from '../support/case-status.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { expectDocumented } from '../support/documented.ts';
import { pdf } from '../support/files.ts';
import { createPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let client: ApiClient;
let broker: ApiClient;

beforeAll(async () => {
  server = await startTestServer();
  party = await activeCase(server.services);
  [client, broker] = await Promise.all([
    signIn(server.url, party.client.username),
    signIn(server.url, party.broker.username),
  ]);
});
afterAll(() => server.stop());

/** Nothing stays staged, whatever came of a call. */
beforeEach(async () => {
  expect(await readdir(path.join(server.env.dataDir, 'uploads')).catch(() => [])).toEqual([]);
});

type Part = [name: string, value: string | Uint8Array<ArrayBuffer>, fileName?: string];

async function send(who: ApiClient, parts: Part[], caseId = party.caseId) {
  const form = new FormData();
  for (const [name, value, fileName] of parts)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value]), fileName ?? 'policy.pdf');
  const encoded = new Response(form);
  const raw = new Uint8Array(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const answer = await who.call('POST', caseDocumentsPath(caseId), { raw, headers });
  expectDocumented('POST', caseDocumentsPath(caseId), answer);
  return answer;
}

const bytes = (text: string) => new Uint8Array(pdf(text, 2_000));

test('a file becomes a document with its name and what was said about it, and answers a request', async () => {
  const { id: requestId } = await broker.trpc.documents.requestDocument.mutate({
    caseId: party.caseId,
    title: 'Licence',
    why: 'The insurer asks',
    category: 'licence',
  });
  const { status, body } = await send(client, [
    ['file', bytes('one'), 'Führerschein.pdf'],
    ['category', 'licence'],
    ['requestId', requestId],
  ]);
  expect(status).toBe(201);
  const { document } = body as AttachedDocument;
  expect(document).toMatchObject({ category: 'licence', requestId, uploadedByMe: true, staffOnly: false });
  expect(document.versions).toMatchObject([{ number: 1, fileName: 'Führerschein.pdf', size: 2_000 }]);
  const { requests } = await client.trpc.documents.list.query({ caseId: party.caseId });
  expect(requests).toMatchObject([{ id: requestId, status: 'submitted', documentIds: [document.id] }]);
  const again = await send(client, [['file', bytes('one')]]);
  expect(again.body).toMatchObject({ sameAs: { documentId: document.id } });
});

test('with the id of a document, it is a new version of that one', async () => {
  const { document } = (await send(client, [['file', bytes('first')]])).body as AttachedDocument;
  const next = await send(client, [
    ['file', bytes('second')],
    ['documentId', document.id],
  ]);
  expect((next.body as AttachedDocument).document).toMatchObject({
    id: document.id,
    versions: [{ number: 2 }, { number: 1 }],
  });
});

test('staff add one for staff only; a client may not', async () => {
  const parts: Part[] = [
    ['file', bytes('internal')],
    ['staffOnly', 'true'],
  ];
  expect((await send(broker, parts)).body).toMatchObject({ document: { staffOnly: true } });
  expect((await send(client, parts)).status).toBe(403);
});

test('for others the case does not exist, before a byte is read', async () => {
  const stranger = await createPerson(server.services, 'client', 'Somebody Else');
  const parts: Part[] = [['file', bytes('x')]];
  expect((await send(await signIn(server.url, stranger.username), parts)).status).toBe(404);
  expect((await send(createApiClient(server.url), parts)).status).toBe(401);
  expect(await send(client, parts, 'AB-2026-000001')).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'caseId' }] },
  });
});

test.each([
  ['no file', 400, [['category', 'licence']]],
  ['another name for the part', 400, [['document', bytes('x')]]],
  [
    'two files',
    400,
    [
      ['file', bytes('x')],
      ['file', bytes('y')],
    ],
  ],
  ['an empty file', 400, [['file', new Uint8Array()]]],
  [
    'an unknown category',
    400,
    [
      ['file', bytes('x')],
      ['category', 'secret'],
    ],
  ],
  [
    'a flag that is no flag',
    400,
    [
      ['file', bytes('x')],
      ['staffOnly', 'yes'],
    ],
  ],
  ['a program', 415, [['file', new Uint8Array(Buffer.from('MZ program')), 'setup.exe']]],
  ['a file that is a little too large', 413, [['file', new Uint8Array(SMALL_FILE_MAX_BYTES + 1)]]],
  ['one that is far too large', 413, [['file', new Uint8Array(2 * SMALL_FILE_MAX_BYTES)]]],
] as [string, number, Part[]][])('refuses %s with %i', async (_, status, parts) => {
  const answer = await send(client, parts);
  expect(answer.status, answer.text).toBe(status);
});

test('refuses a body that is not what its header says, and a case that takes no more documents', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const garbled = await client.rest('POST', caseDocumentsPath(party.caseId), { raw: 'no parts', headers });
  expect(garbled).toMatchObject({ status: 400, body: { issues: [{ path: 'file' }] } });
  const { db } = server.services;
  await db.case.update({ where: { id: party.caseId }, data: columnsOf('withdrawn') });
  expect((await send(client, [['file', bytes('late')]])).status).toBe(409);
});
