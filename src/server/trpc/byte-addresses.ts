/** The addresses for bytes, as the OpenAPI document tells them: they are no procedures, so nothing generates this. */
import { documentContentPath, documentTypes, UPLOADS_PATH } from '#shared/documents/schema.ts';

const session = [{ session: [] }];
const bytes = { schema: { type: 'string', format: 'binary' } };

function failures(words: Record<number, string>) {
  return Object.fromEntries(
    Object.entries({
      401: 'Not authenticated',
      403: "The second factor is missing, or the request came from another website's page",
      500: 'Something went wrong on our side',
      ...words,
    }).map(([status, description]) => [
      status,
      {
        description,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        ...(status === '429' && {
          headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait' } },
        }),
      },
    ]),
  );
}

function header(name: string, description: string, schema: object) {
  return { name, in: 'header', required: true, description, schema };
}

const tus = header('Tus-Resumable', 'The version of the protocol', { type: 'string', const: '1.0.0' });
const uploadId = {
  name: 'uploadId',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
};
const gone = { 404: 'There is no such upload, or it is not yours' };

const operations = { tags: ['documents'], security: session };

export const byteAddresses = {
  [UPLOADS_PATH]: {
    post: {
      ...operations,
      operationId: 'uploads-begin',
      summary: 'Begin an upload (tus 1.0: https://tus.io)',
      description:
        'What has arrived whole becomes a document by `documents.attach`; after a day without it is forgotten.',
      parameters: [
        tus,
        header('Upload-Length', 'Bytes of the file', { type: 'integer', minimum: 1 }),
        header('Upload-Metadata', 'caseId and fileName, each base64 encoded', { type: 'string' }),
      ],
      responses: {
        201: {
          description: 'Begun; bytes go to the address in Location',
          headers: { Location: { schema: { type: 'string' }, description: 'The address of the upload' } },
        },
        ...failures({
          400: 'The length or the metadata is missing or not valid',
          404: 'There is no such request for you',
          409: 'Nobody sends anything for this request any more',
          413: 'The file, or all files of the request together, would be too large',
          429: 'Too many uploads',
        }),
      },
    },
  },
  [`${UPLOADS_PATH}/{uploadId}`]: {
    head: {
      ...operations,
      operationId: 'uploads-progress',
      summary: 'How far an upload has come',
      parameters: [uploadId, tus],
      responses: {
        200: {
          description: 'The bytes that have arrived stand in Upload-Offset',
          headers: { 'Upload-Offset': { schema: { type: 'integer' }, description: 'Bytes that have arrived' } },
        },
        ...failures(gone),
      },
    },
    patch: {
      ...operations,
      operationId: 'uploads-continue',
      summary: 'Send bytes of an upload',
      parameters: [uploadId, tus, header('Upload-Offset', 'Where these bytes belong', { type: 'integer', minimum: 0 })],
      requestBody: { required: true, content: { 'application/offset+octet-stream': bytes } },
      responses: {
        204: {
          description: 'Arrived',
          headers: { 'Upload-Offset': { schema: { type: 'integer' }, description: 'Bytes that have arrived' } },
        },
        ...failures({
          ...gone,
          409: 'The upload goes on in another place: ask how far it has come',
          413: 'More than was announced',
          503: 'There is no room for files at the moment',
        }),
      },
    },
    delete: {
      ...operations,
      operationId: 'uploads-cancel',
      summary: 'Cancel an upload',
      parameters: [uploadId, tus],
      responses: { 204: { description: 'Forgotten' }, ...failures(gone) },
    },
  },
  [documentContentPath('{versionId}')]: {
    get: {
      ...operations,
      operationId: 'documents-content',
      summary: 'The content of a document, or a part of it',
      parameters: [
        { name: 'versionId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
        {
          name: 'download',
          in: 'query',
          required: false,
          description: 'Present: as a file to save instead of something to look at',
          schema: { type: 'string' },
        },
        { name: 'Range', in: 'header', required: false, schema: { type: 'string' }, description: 'bytes=from-to' },
      ],
      responses: {
        200: {
          description: 'The whole content',
          content: Object.fromEntries(Object.keys(documentTypes).map((type) => [type, bytes])),
        },
        206: { description: 'The part that was asked for', content: { 'application/octet-stream': bytes } },
        ...failures({
          404: 'There is no such document for you, or it was deleted',
          409: 'It is still being checked, or was put aside',
          416: 'This part of the file does not exist',
        }),
      },
    },
  },
};
