/** Files for tests: small, real, and some malicious. */
import { buffer } from 'node:stream/consumers';
import { Metadata } from '@tus/server';
import yazl from 'yazl';
import type { AttachDocumentInput, AttachedDocument } from '#shared/documents/schema.ts';
import { UPLOADS_PATH } from '#shared/documents/schema.ts';
import type { Answer, ApiClient } from './api-client.ts';

const TUS = { 'tus-resumable': '1.0.0' };

type Announced = { caseId: string; fileName: string; length?: number | string; headers?: Record<string, string> };

/** Creates an upload, with no byte sent. */
export function createUpload(client: ApiClient, { caseId, fileName, length, headers }: Announced): Promise<Answer> {
  return client.call('POST', UPLOADS_PATH, {
    headers: {
      ...TUS,
      ...(length !== undefined && { 'upload-length': String(length) }),
      'upload-metadata': Metadata.stringify({ caseId, fileName }),
      ...headers,
    },
  });
}

export function patchUpload(client: ApiClient, location: string, offset: number, bytes: Uint8Array): Promise<Answer> {
  return client.call('PATCH', location, {
    raw: new Uint8Array(bytes),
    headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
  });
}

export function headUpload(client: ApiClient, location: string): Promise<Answer> {
  return client.call('HEAD', location, { headers: TUS });
}

/** Sends a whole file, and returns the id of the upload. */
export async function uploadFile(
  client: ApiClient,
  caseId: string,
  fileName: string,
  bytes: Uint8Array,
): Promise<string> {
  const created = await createUpload(client, { caseId, fileName, length: bytes.length });
  const location = created.headers.get('location');
  if (created.status !== 201 || !location) throw new Error(`no upload: ${created.status} ${created.text}`);
  const sent = await patchUpload(client, location, 0, bytes);
  if (sent.status !== 204) throw new Error(`not sent: ${sent.status} ${sent.text}`);
  return location.split('/').at(-1) ?? '';
}

/** Sends a whole file and attaches it as a document. */
export async function sendFile(
  client: ApiClient,
  caseId: string,
  fileName: string,
  bytes: Uint8Array,
  more: Partial<AttachDocumentInput> = {},
): Promise<AttachedDocument> {
  const uploadId = await uploadFile(client, caseId, fileName, bytes);
  return client.trpc.documents.attach.mutate({ caseId, uploadId, ...more });
}

/** A PDF with one empty page, padded to the requested size. */
export function pdf(words = 'A document', bytes = 0): Buffer {
  const body = `%PDF-1.4\n%${words}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n`;
  return Buffer.concat([
    Buffer.from(body),
    Buffer.alloc(Math.max(0, bytes - body.length - 6), '%'),
    Buffer.from('%%EOF\n'),
  ]);
}

const mainTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  docm: 'application/vnd.ms-word.document.macroEnabled.main+xml',
};

/** The smallest Office file of a kind, with additional entries. */
export async function office(kind: keyof typeof mainTypes, entries: Record<string, Buffer> = {}): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const types = `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${mainTypes[kind]}"/></Types>`;
  zip.addBuffer(Buffer.from(types), '[Content_Types].xml');
  zip.addBuffer(Buffer.from('<?xml version="1.0"?><document/>'), 'main.xml');
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
}
