/** The byte endpoints for the OpenAPI document: they are not procedures, so they are not generated. */
import { z } from 'zod';
import { limits } from '#server/platform/http/rate-limit.ts';
import { callbackCalendarPath } from '#shared/callbacks/schema.ts';
import { caseFilePath } from '#shared/case-views/case-file.ts';
import { requestCalendarPath } from '#shared/cases/calendar-path.ts';
import { documentContentPath, UPLOADS_PATH } from '#shared/documents/schema.ts';
import { lineIds } from '#shared/lines/ids.ts';
import { paths } from '#shared/platform/paths.ts';
import type { KeyAccess } from '#shared/platform/scopes.ts';
import { READ_PAPER_MAX_BYTES, READ_PAPER_PATH, readPaperSchema } from '#shared/quote-requests/reading.ts';
import {
  answerHeaders,
  bytes,
  bytesUpTo,
  documentContent,
  idIn,
  parameter,
  plainText,
  publicFailures,
  schemaOf,
  signedInFailures,
} from './byte-answers.ts';
import { exportAddresses } from './export-addresses.ts';
import { withLimits } from './failure-answers.ts';
import { packetAddresses } from './packet-addresses.ts';
import { securityOf } from './security.ts';

function header(name: string, description: string, schema: object) {
  return { name, in: 'header', required: true, description, schema };
}

/** The most bytes that an upload may announce; the installation’s own limit is lower and answered with 413. */
const LARGEST = 2 ** 31 - 1;
const tus = header('Tus-Resumable', 'The protocol version', { type: 'string', const: '1.0.0' });
const paper = bytesUpTo(READ_PAPER_MAX_BYTES);
const uploadId = {
  name: 'uploadId',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^[\\w-]{16,64}$', maxLength: 64 },
};
const gone = {
  400: 'A header of the protocol is missing or isn’t valid',
  404: 'The upload doesn’t exist or isn’t yours',
};
const contentHeaders = { ...answerHeaders.disposition, ...answerHeaders.ranges, ...answerHeaders.etag };

const documents = (access: KeyAccess) => ({ tags: ['documents'], security: securityOf(access) });
const sending = documents('documents:write');
const reading = documents('documents:read');

export const byteAddresses = {
  [UPLOADS_PATH]: {
    post: withLimits(
      {
        ...sending,
        operationId: 'uploads-begin',
        summary: 'Start an upload (tus 1.0: https://tus.io)',
        description:
          'A finished upload becomes a document with `POST /api/cases/{caseId}/documents`. Otherwise, it’s discarded after a day.',
        parameters: [
          tus,
          header('Upload-Length', 'The size of the file in bytes', { type: 'integer', minimum: 1, maximum: LARGEST }),
          header('Upload-Metadata', 'caseId and fileName, each base64 encoded', { type: 'string', maxLength: 8192 }),
        ],
        responses: {
          201: {
            description: 'Upload started. Send the bytes to the address in the Location header',
            headers: answerHeaders.location,
          },
          ...signedInFailures({
            400: 'The length or the metadata is missing or isn’t valid',
            404: 'The case doesn’t exist or isn’t visible to you',
            409: 'The case no longer accepts files',
            413: 'The file, or all of the case’s files together, would be too large',
            429: 'Too many uploads',
          }),
        },
      },
      [limits.upload],
    ),
  },
  [`${UPLOADS_PATH}/{uploadId}`]: {
    head: {
      ...sending,
      operationId: 'uploads-progress',
      summary: 'Get the offset of an upload',
      description: 'Where to continue after the connection was cut. Only the person or key that began it can ask.',
      parameters: [uploadId, tus],
      responses: {
        200: {
          description: 'Upload-Offset is the number of bytes received',
          headers: answerHeaders.offset,
        },
        ...signedInFailures(gone),
      },
    },
    patch: {
      ...sending,
      operationId: 'uploads-continue',
      summary: 'Send the bytes of an upload',
      description: 'From the offset on, all of them or a part. The upload is finished once all have arrived.',
      parameters: [
        uploadId,
        tus,
        header('Upload-Offset', 'The offset of these bytes', { type: 'integer', minimum: 0, maximum: LARGEST }),
      ],
      requestBody: { required: true, content: { 'application/offset+octet-stream': bytesUpTo(LARGEST) } },
      responses: {
        204: {
          description: 'Bytes received',
          headers: answerHeaders.offset,
        },
        ...signedInFailures({
          ...gone,
          409: 'The offset doesn’t match. Get the current one',
          413: 'More bytes than Upload-Length',
          415: 'The bytes aren’t sent as application/offset+octet-stream',
          503: 'File storage is full',
        }),
      },
    },
    delete: {
      ...sending,
      operationId: 'uploads-cancel',
      summary: 'Cancel an upload',
      description: 'Discards the bytes that have arrived.',
      parameters: [uploadId, tus],
      responses: { 204: { description: 'Cancelled' }, ...signedInFailures(gone) },
    },
  },
  [documentContentPath('{versionId}')]: {
    get: {
      ...reading,
      operationId: 'documents-content',
      summary: 'Download a document, or part of it',
      description:
        'One version of a document, for everyone who sees it in the case. Only files that were scanned and found clean can be opened.',
      parameters: [
        idIn('versionId'),
        {
          name: 'download',
          in: 'query',
          required: false,
          description: 'If present, the file is sent as an attachment instead of inline',
          schema: { type: 'string', maxLength: 100 },
        },
        {
          name: 'thumbnail',
          in: 'query',
          required: false,
          description: 'If present, the view is recorded only the first time. For lists that show files in small',
          schema: { type: 'string', maxLength: 100 },
        },
        {
          name: 'Range',
          in: 'header',
          required: false,
          schema: { type: 'string', maxLength: 100 },
          description: 'Which bytes to send, as `bytes=from-to`. The whole file if left out',
        },
      ],
      responses: {
        200: { description: 'The whole file', headers: contentHeaders, content: documentContent },
        206: {
          description: 'The requested range',
          headers: { ...contentHeaders, ...answerHeaders.contentRange },
          content: documentContent,
        },
        ...signedInFailures({
          404: 'The document doesn’t exist, isn’t visible to you or was deleted',
          409: 'The document is still being scanned, or is quarantined',
          416: 'The range isn’t part of the file',
        }),
      },
    },
  },
  [caseFilePath('{caseId}')]: {
    get: withLimits(
      {
        tags: ['cases'],
        security: securityOf('cases:read'),
        operationId: 'cases-file',
        summary: 'Download a case as a PDF, without sensitive answers',
        description: 'For the assigned broker and administrators. Downloads are recorded in the case’s activity.',
        parameters: [idIn('caseId')],
        responses: {
          200: { description: 'The PDF', headers: answerHeaders.disposition, content: { 'application/pdf': bytes } },
          ...signedInFailures({
            403: 'You are a client, two-step verification isn’t set up, or the request came from another website',
            404: 'The case doesn’t exist or isn’t visible to you',
            429: 'Too many downloads',
          }),
        },
      },
      [limits.caseFile],
      false,
    ),
  },
  ...packetAddresses,
  [callbackCalendarPath('{caseId}', '{callbackId}')]: {
    get: {
      tags: ['cases'],
      security: securityOf('cases:read'),
      operationId: 'callbacks-calendar-entry',
      summary: 'Download a scheduled call as a calendar entry (RFC 5545)',
      description:
        'For the client and the broker of the case. Opened again after a change, it replaces the earlier entry.',
      parameters: [idIn('caseId'), idIn('callbackId')],
      responses: {
        200: {
          description: 'The calendar entry',
          headers: answerHeaders.disposition,
          content: { 'text/calendar': plainText },
        },
        ...signedInFailures({ 404: 'The call doesn’t exist or isn’t visible to you' }),
      },
    },
  },
  [requestCalendarPath('{caseId}')]: {
    get: {
      tags: ['cases'],
      security: securityOf('person'),
      operationId: 'cases-calendar',
      summary: 'Download when a reply is due, and when the current insurance renews, as a calendar file (RFC 5545)',
      description: 'For the client of the request.',
      parameters: [idIn('caseId')],
      responses: {
        200: {
          description: 'The calendar file',
          headers: answerHeaders.disposition,
          content: { 'text/calendar': plainText },
        },
        ...signedInFailures({
          404: 'The case doesn’t exist or isn’t yours',
          409: 'There’s no date to add',
        }),
      },
    },
  },
  [READ_PAPER_PATH]: {
    post: withLimits(
      {
        tags: ['operations'],
        security: [],
        operationId: 'read-paper',
        summary: 'Read a policy, card or renewal letter',
        description:
          'Returns what it says about the questions of our forms. The file isn’t stored and goes to nobody else.',
        requestBody: { required: true, content: { 'application/pdf': paper, 'image/*': paper } },
        responses: {
          200: {
            description: 'What was found',
            content: { 'application/json': { schema: schemaOf(readPaperSchema, 'output') } },
          },
          ...publicFailures({
            400: 'The file is empty',
            403: 'The request came from another website',
            413: 'The file is larger than 8 MB',
            415: 'The file can’t be read as a PDF or a picture',
            429: 'Too many files from this address',
            503: 'Too many files are waiting to be read',
          }),
        },
      },
      [limits.readPaper],
    ),
  },
  [paths.paperForm('{line}')]: {
    get: {
      tags: ['content'],
      security: [],
      operationId: 'paper-form',
      summary: 'Download the form of an insurance line to print',
      description: 'All questions of the line, as a PDF to fill in by hand.',
      parameters: [parameter('path', 'line', z.enum(lineIds))],
      responses: {
        200: {
          description: 'The form',
          headers: { ...answerHeaders.disposition, ...answerHeaders.etag },
          content: { 'application/pdf': bytes },
        },
        304: { description: 'The form hasn’t changed since the ETag in If-None-Match', headers: answerHeaders.etag },
        ...publicFailures({}),
      },
    },
  },
  ...exportAddresses,
};
