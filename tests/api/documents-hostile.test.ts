/**
 * Malicious files: each gets a clear answer, and nothing of it is stored.
 * @module-tag long
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, failureOf, signIn } from '../support/api-client.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { createUpload, office, pdf, sendFile, uploadFile } from '../support/files.ts';
import { pictureWithPlace } from '../support/pictures.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let party: Party;
let client: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ variables: { UPLOAD_MAX_MB: '2', CASE_MAX_MB: '12' } });
  party = await activeCase(server.services);
  client = await signIn(server.url, party.client.username);
});
afterAll(() => server.stop());

async function filesBelow(folder: string): Promise<string[]> {
  const whole = path.join(server.env.dataDir, folder);
  if (!existsSync(whole)) return [];
  const entries = await readdir(whole, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** What is stored of a case: rows and bytes. */
async function kept() {
  const { db } = server.services;
  return {
    rows: await db.documentVersion.count(),
    files: (await filesBelow('files')).length,
    staged: (await filesBelow('uploads')).length,
  };
}

const EVERY_TYPE = /PDF, JPEG, PNG, WebP, HEIC, Word \(DOCX\), Excel \(XLSX\), CSV(,)? or Text/;
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.from('<!doctype html><title>x</title><script>alert(1)</script>');

/** A ZIP entry that claims and unpacks to far more than its compressed size. */
const zeros = Buffer.alloc(12 * 1024 * 1024);

/** A ZIP file with one entry written by hand, so that its header can be false. */
function zipWith({ name, claimed, flags = 0 }: { name: string; claimed: number; flags?: number }): Buffer {
  const packed = deflateRawSync(Buffer.alloc(20_000_000));
  const title = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(flags, 6);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(claimed, 22);
  local.writeUInt16LE(title.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(flags, 8);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(packed.length, 20);
  central.writeUInt32LE(claimed, 24);
  central.writeUInt16LE(title.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + title.length, 12);
  end.writeUInt32LE(local.length + title.length + packed.length, 16);
  return Buffer.concat([local, title, packed, central, title, end]);
}

const refused: [what: string, name: string, bytes: () => Buffer | Promise<Buffer>, sentence: RegExp][] = [
  ['HTML behind .png', 'photo.png', () => HTML, EVERY_TYPE],
  ['SVG behind .png', 'photo.png', () => SVG, EVERY_TYPE],
  ['SVG behind .svg', 'drawing.svg', () => SVG, EVERY_TYPE],
  ['HTML behind .txt', 'page.txt', () => HTML, EVERY_TYPE],
  ['a program behind .pdf', 'policy.pdf', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300, 1)]), EVERY_TYPE],
  ['a PDF with something before it', 'policy.pdf', () => Buffer.concat([Buffer.from('junk\n'), pdf()]), EVERY_TYPE],
  ['a GIF behind .jpg', 'photo.jpg', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), EVERY_TYPE],
  [
    'an AVIF behind .heic',
    'photo.heic',
    () =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .avif()
        .toBuffer(),
    EVERY_TYPE,
  ],
  ['a script', 'run.sh', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), EVERY_TYPE],
  ['text with NUL in it', 'notes.txt', () => Buffer.from('a\0b'), EVERY_TYPE],
  ['text that is not UTF-8', 'notes.csv', () => Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a]), /UTF-8/],
  [
    'an older Office file',
    'policy.doc',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    /older or password-protected Office file/,
  ],
  ['a plain ZIP', 'policy.docx', () => zipWith({ name: 'photo.txt', claimed: 20_000_000 }), /expands to far more/],
  [
    'a ZIP that hides what it unpacks to',
    'policy.docx',
    () => zipWith({ name: '[Content_Types].xml', claimed: 500 }),
    /damaged/,
  ],
  [
    'a ZIP that claims terabytes',
    'policy.xlsx',
    () => zipWith({ name: 'xl/sheet.xml', claimed: 0xfffffffe }),
    /expands to far more/,
  ],
  ['a locked ZIP', 'policy.docx', () => zipWith({ name: 'word/document.xml', claimed: 100, flags: 1 }), /password/],
  [
    'a bomb in a Word file',
    'policy.docx',
    () => office('docx', { 'word/media/image1.png': zeros }),
    /expands to far more/,
  ],
  [
    'an archive in a Word file',
    'policy.docx',
    () => office('docx', { 'word/inner.zip': Buffer.from('x') }),
    /another archive/,
  ],
  ['macros by their file', 'policy.docx', () => office('docx', { 'word/vbaProject.bin': Buffer.from('x') }), /macros/],
  ['macros by their type', 'policy.docm', () => office('docm'), /macros/],
  ['half a Word file', 'policy.docx', async () => (await office('docx')).subarray(0, 150), /damaged/],
];

describe('content we do not accept', () => {
  test.each(refused)('%s', async (_what, name, bytes, sentence) => {
    const before = await kept();
    const failure = await failureOf(sendFile(client, party.caseId, name, await bytes()));
    expect(failure.status).toBe(415);
    expect(failure.message).toMatch(sentence);
    expect(await kept()).toEqual(before);
  });

  test('a Word and an Excel file, CSV, text and pictures are accepted, whatever their names', async () => {
    const files: [string, Buffer, string, string][] = [
      [
        'letter',
        await office('docx'),
        'letter.docx',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      ],
      [
        'fleet.zip',
        await office('xlsx'),
        'fleet.zip.xlsx',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ],
      ['list.csv', Buffer.from('\ufeffMarque,Année\nÉrable,2019\n'), 'list.csv', 'text/csv'],
      ['notes.txt', Buffer.from('First line\r\nSecond\tline\n'), 'notes.txt', 'text/plain'],
      ['photo.heic', await pictureWithPlace('jpeg'), 'photo.jpg', 'image/jpeg'],
      ['photo.exe', await pictureWithPlace('webp'), 'photo.exe.webp', 'image/webp'],
    ];
    for (const [name, bytes, fileName, mediaType] of files) {
      const { document } = await sendFile(client, party.caseId, name, bytes);
      expect(document.versions[0]).toMatchObject({ fileName, mediaType });
    }
  });
});

describe('before the first byte', () => {
  const refusals: [string, Record<string, unknown>, number, RegExp][] = [
    ['0 bytes', { length: 0 }, 400, /empty/],
    ['10 GB', { length: 10 * 1024 ** 3 }, 413, /larger than the 2 MB/],
    ['no length', {}, 400, /size of the file/],
    ['a length that is none', { length: '12abc' }, 400, /size of the file|couldn’t be read/],
    ['a negative length', { length: -5 }, 400, /size of the file|couldn’t be read/],
    ['a length to be told later', { headers: { 'upload-defer-length': '1' } }, 400, /size of the file/],
    [
      'no name',
      { length: 5, headers: { 'upload-metadata': `caseId ${btoa(crypto.randomUUID())}` } },
      400,
      /Send the file’s name/,
    ],
    ['metadata nobody can read', { length: 5, headers: { 'upload-metadata': ',,;;' } }, 400, /id exactly as returned/],
    ['a case that does not exist', { length: 5, caseId: crypto.randomUUID() }, 404, /couldn’t be found/],
    ['a case that is none', { length: 5, caseId: '../../etc' }, 400, /id exactly as returned/],
  ];
  test.each(refusals)('%s', async (_what, announced, status, sentence) => {
    const before = await kept();
    const answer = await createUpload(client, { caseId: party.caseId, fileName: 'a.pdf', ...announced });
    expect(answer.status, answer.text).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(sentence), code: expect.any(String) });
    expect(await kept()).toEqual(before);
  });

  test('more than the case has room for', async () => {
    const own = await activeCase(server.services);
    const sender = await signIn(server.url, own.client.username);
    for (let index = 0; index < 6; index += 1)
      await sendFile(sender, own.caseId, 'large.pdf', pdf(String(index), 1_990_000));
    const answer = await createUpload(sender, { caseId: own.caseId, fileName: 'one more.pdf', length: 1_990_000 });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/files can total up to 12 MB.*left/) });
  });

  test('too many uploads at once', async () => {
    const own = await activeCase(server.services);
    const sender = await signIn(server.url, own.client.username);
    const begin = () => createUpload(sender, { caseId: own.caseId, fileName: 'a.pdf', length: 5 });
    for (let index = 0; index < 20; index += 1) expect((await begin()).status).toBe(201);
    const answer = await begin();
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/You have 20 uploads in progress/) });
  });

  test('more than was announced is refused', async () => {
    const created = await createUpload(client, { caseId: party.caseId, fileName: 'a.pdf', length: 10 });
    const location = created.headers.get('location') ?? '';
    const answer = await client.call('PATCH', location, {
      raw: new Uint8Array(11),
      headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  test('invalid methods and protocol versions get a readable error too', async () => {
    for (const [method, headers] of [
      ['GET', {}],
      ['PUT', {}],
      ['POST', { 'upload-length': '5', 'upload-metadata': '' }],
    ] as const) {
      const answer = await client.call(method, '/api/uploads', { headers: headers as Record<string, string> });
      expect(answer.status, method).toBeGreaterThanOrEqual(400);
      expect(answer.status, method).toBeLessThan(500);
      expect(answer.body, method).toMatchObject({ message: expect.stringMatching(/^[A-Z]/), code: expect.any(String) });
    }
  });
});

describe('names', () => {
  test.each([
    ['../../../etc/passwd', 'passwd.pdf'],
    ['C:\\Windows\\system32\\calc.exe', 'calc.exe.pdf'],
    ['policy\0.pdf', 'policy.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
    ['\u2028\u200b.pdf', 'document.pdf'],
    ['"; rm -rf ~ #.pdf', '-; rm -rf ~ #.pdf'],
  ])('%j becomes %j', async (name, shown) => {
    const { document } = await sendFile(client, party.caseId, name, pdf(name));
    expect(document.versions[0]?.fileName).toBe(shown);
    const names = [...(await filesBelow('files')), ...(await filesBelow('uploads'))].join(' ');
    expect(names).not.toMatch(/passwd|calc|invoice|policy|xxxx/);
  });

  test('an excessively long name is refused', async () => {
    const answer = await createUpload(client, { caseId: party.caseId, fileName: 'x'.repeat(1_001), length: 5 });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: 'This file’s name is too long' });
  });
});

test('an upload of another case cannot be attached to this one', async () => {
  const other = await activeCase(server.services);
  await server.services.db.case.update({ where: { id: other.caseId }, data: { clientId: party.client.id } });
  const uploadId = await uploadFile(client, party.caseId, 'a.pdf', pdf());
  const attach = client.trpc.documents.attach.mutate({ caseId: other.caseId, uploadId });
  expect(await failureOf(attach)).toMatchObject({ status: 404 });
});
