/** The byte endpoints for the OpenAPI document: they are not procedures, so they are not generated. */
import { callbackCalendarPath } from '#shared/callbacks/schema.ts';
import { caseFilePath } from '#shared/case-views/case-file.ts';
import { tableExportNameSchema } from '#shared/data-transfer/exports/schema.ts';
import { IMPORT_UPLOAD_PATH } from '#shared/data-transfer/imports/schema.ts';
import { documentContentPath, UPLOADS_PATH } from '#shared/documents/schema.ts';
import { documentTypes } from '#shared/platform/file-types.ts';
import { personDataPath } from '#shared/privacy/desk-schema.ts';

const session = [{ session: [] }];
const bytes = { schema: { type: 'string', format: 'binary' } };

function failures(words: Record<number, string>) {
  return Object.fromEntries(
    Object.entries({
      401: 'Not authenticated',
      403: 'Two-step verification isn’t set up, or the request came from another website',
      500: 'Something went wrong on our side',
      ...words,
    }).map(([status, description]) => [
      status,
      {
        description,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        ...((status === '429' || status === '503') && {
          headers: {
            'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait before trying again' },
          },
        }),
      },
    ]),
  );
}

function header(name: string, description: string, schema: object) {
  return { name, in: 'header', required: true, description, schema };
}

const tus = header('Tus-Resumable', 'The protocol version', { type: 'string', const: '1.0.0' });
const uploadId = {
  name: 'uploadId',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
};
const gone = { 404: 'The upload doesn’t exist or isn’t yours' };

function idIn(name: string) {
  return { name, in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
}

const operations = { tags: ['documents'], security: session };

export const byteAddresses = {
  [UPLOADS_PATH]: {
    post: {
      ...operations,
      operationId: 'uploads-begin',
      summary: 'Start an upload (tus 1.0: https://tus.io)',
      description:
        'A finished upload becomes a document through `documents.attach`. Otherwise, the upload is discarded after a day.',
      parameters: [
        tus,
        header('Upload-Length', 'The size of the file in bytes', { type: 'integer', minimum: 1 }),
        header('Upload-Metadata', 'caseId and fileName, each base64 encoded', { type: 'string' }),
      ],
      responses: {
        201: {
          description: 'Upload started. Send the bytes to the address in the Location header',
          headers: { Location: { schema: { type: 'string' }, description: 'The address of the upload' } },
        },
        ...failures({
          400: 'The length or the metadata is missing or isn’t valid',
          404: 'The case doesn’t exist or isn’t visible to you',
          409: 'The case no longer accepts files',
          413: 'The file, or all of the case’s files together, would be too large',
          429: 'Too many uploads',
        }),
      },
    },
  },
  [`${UPLOADS_PATH}/{uploadId}`]: {
    head: {
      ...operations,
      operationId: 'uploads-progress',
      summary: 'Get the offset of an upload',
      parameters: [uploadId, tus],
      responses: {
        200: {
          description: 'Upload-Offset is the number of bytes received',
          headers: { 'Upload-Offset': { schema: { type: 'integer' }, description: 'Bytes received' } },
        },
        ...failures(gone),
      },
    },
    patch: {
      ...operations,
      operationId: 'uploads-continue',
      summary: 'Send the bytes of an upload',
      parameters: [
        uploadId,
        tus,
        header('Upload-Offset', 'The offset of these bytes', { type: 'integer', minimum: 0 }),
      ],
      requestBody: { required: true, content: { 'application/offset+octet-stream': bytes } },
      responses: {
        204: {
          description: 'Bytes received',
          headers: { 'Upload-Offset': { schema: { type: 'integer' }, description: 'Bytes received' } },
        },
        ...failures({
          ...gone,
          409: 'The offset doesn’t match. Get the current one',
          413: 'More bytes than Upload-Length',
          503: 'File storage is full',
        }),
      },
    },
    delete: {
      ...operations,
      operationId: 'uploads-cancel',
      summary: 'Cancel an upload',
      parameters: [uploadId, tus],
      responses: { 204: { description: 'Cancelled' }, ...failures(gone) },
    },
  },
  [documentContentPath('{versionId}')]: {
    get: {
      ...operations,
      operationId: 'documents-content',
      summary: 'Download a document, or part of it',
      parameters: [
        { name: 'versionId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
        {
          name: 'download',
          in: 'query',
          required: false,
          description: 'If present, the file is sent as an attachment instead of inline',
          schema: { type: 'string' },
        },
        { name: 'Range', in: 'header', required: false, schema: { type: 'string' }, description: 'bytes=from-to' },
      ],
      responses: {
        200: {
          description: 'The whole file',
          content: Object.fromEntries(Object.keys(documentTypes).map((type) => [type, bytes])),
        },
        206: { description: 'The requested range', content: { 'application/octet-stream': bytes } },
        ...failures({
          404: 'The document doesn’t exist, isn’t visible to you or was deleted',
          409: 'The document is still being scanned, or is quarantined',
          416: 'The range isn’t part of the file',
        }),
      },
    },
  },
  [caseFilePath('{caseId}')]: {
    get: {
      tags: ['cases'],
      security: session,
      operationId: 'cases-file',
      summary: 'Download a case as a PDF, without sensitive answers',
      description: 'For the assigned broker and administrators. Downloads are recorded in the case’s activity.',
      parameters: [idIn('caseId')],
      responses: {
        200: { description: 'The PDF', content: { 'application/pdf': bytes } },
        ...failures({
          403: 'You are a client, two-step verification isn’t set up, or the request came from another website',
          404: 'The case doesn’t exist or isn’t visible to you',
          429: 'Too many downloads',
        }),
      },
    },
  },
  [callbackCalendarPath('{caseId}', '{callbackId}')]: {
    get: {
      tags: ['cases'],
      security: session,
      operationId: 'callbacks-calendar-entry',
      summary: 'Download a scheduled call as a calendar entry (RFC 5545)',
      parameters: [idIn('caseId'), idIn('callbackId')],
      responses: {
        200: { description: 'The calendar entry', content: { 'text/calendar': { schema: { type: 'string' } } } },
        ...failures({ 404: 'The call doesn’t exist or isn’t visible to you' }),
      },
    },
  },
  '/api/admin/export/{list}.csv': {
    get: {
      tags: ['admin'],
      security: session,
      operationId: 'table-exports-download',
      summary: 'Download a list as a CSV file, using the filters on its page',
      description: 'For administrators. Downloads are recorded in the audit log and never include sensitive answers.',
      parameters: [{ name: 'list', in: 'path', required: true, schema: { enum: tableExportNameSchema.options } }],
      responses: {
        200: { description: 'The list', content: { 'text/csv': { schema: { type: 'string' } } } },
        ...failures({ 400: 'The list doesn’t have this filter', 404: 'The list doesn’t exist' }),
      },
    },
  },
  [IMPORT_UPLOAD_PATH]: {
    post: {
      tags: ['admin'],
      security: session,
      operationId: 'imports-upload',
      summary: 'Upload a CSV file of people from another system to review before importing',
      parameters: [{ name: 'fileName', in: 'query', required: true, schema: { type: 'string' } }],
      requestBody: { required: true, content: { 'text/csv': { schema: { type: 'string' } } } },
      responses: {
        200: {
          description: 'The file was read. Use the id to open its preview',
          content: { 'application/json': { schema: { type: 'object', properties: { importId: { type: 'string' } } } } },
        },
        ...failures({
          400: 'The file couldn’t be read as a table',
          413: 'The file is larger than five megabytes',
        }),
      },
    },
  },
  [personDataPath('{requestId}')]: {
    get: {
      tags: ['admin'],
      security: session,
      operationId: 'privacy-requests-data',
      summary: 'Download a person’s data to answer their access request',
      parameters: [idIn('requestId')],
      responses: {
        200: { description: 'The archive', content: { 'application/zip': bytes } },
        ...failures({ 404: 'The privacy request doesn’t exist' }),
      },
    },
  },
};
