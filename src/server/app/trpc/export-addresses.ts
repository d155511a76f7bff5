/** Lists, archives and imports as files, for the OpenAPI document. */
import { z } from 'zod';
import { limits } from '#server/platform/http/rate-limit.ts';
import {
  type TableExportName,
  tableExportContents,
  tableExportFilters,
  tableExportNameSchema,
  tableExportPath,
} from '#shared/data-transfer/exports/schema.ts';
import { IMPORT_UPLOAD_PATH, importFileNameSchema, importUploadSchema } from '#shared/data-transfer/imports/schema.ts';
import { LIST_MAX_BYTES } from '#shared/platform/list-file.ts';
import { dataExportPath } from '#shared/platform/paths.ts';
import { personDataPath } from '#shared/privacy/desk-schema.ts';
import {
  answerHeaders,
  bytes,
  idIn,
  parameter,
  plainText,
  schemaOf,
  session,
  signedInFailures,
} from './byte-answers.ts';
import { withLimits } from './failure-answers.ts';

/** Each list has its own filters, and so its own address here. */
function tableExport(list: TableExportName) {
  const filters = Object.entries<z.ZodType>(tableExportFilters[list].shape);
  return {
    get: withLimits(
      {
        tags: ['admin'],
        security: session,
        operationId: `table-exports-${list}`,
        summary: `Download as a CSV file: ${tableExportContents[list].title}`,
        description: `${tableExportContents[list].holds} For administrators. Downloads are recorded in the audit log.`,
        // What a list reads from one value or several is known after that reading.
        parameters: filters.map(([name, schema]) => parameter('query', name, schema, 'output')),
        responses: {
          200: { description: 'The list', headers: answerHeaders.disposition, content: { 'text/csv': plainText } },
          ...signedInFailures({
            400: 'A filter isn’t valid, or the list doesn’t have it',
            403: 'You aren’t an administrator, two-step verification isn’t set up, or the request came from another website',
            429: 'Too many downloads',
          }),
        },
      },
      [limits.tableExport],
      false,
    ),
  };
}

const archive = {
  description: 'The archive',
  headers: answerHeaders.disposition,
  content: { 'application/zip': bytes },
};

export const exportAddresses = {
  ...Object.fromEntries(tableExportNameSchema.options.map((list) => [tableExportPath(list), tableExport(list)])),
  [IMPORT_UPLOAD_PATH]: {
    post: withLimits(
      {
        tags: ['admin'],
        security: session,
        operationId: 'imports-upload',
        summary: 'Upload a CSV file of people from another system to review before importing',
        description:
          'For administrators. The file becomes a draft. Nobody is created or emailed before it’s reviewed and started.',
        parameters: [parameter('query', 'fileName', importFileNameSchema)],
        requestBody: {
          required: true,
          content: { 'text/csv': { schema: { ...plainText.schema, maxLength: LIST_MAX_BYTES } } },
        },
        responses: {
          200: {
            description: 'The file was read. Use the id to open its preview',
            content: { 'application/json': { schema: schemaOf(importUploadSchema, 'output') } },
          },
          ...signedInFailures({
            400: 'The file couldn’t be read as a table',
            403: 'You aren’t an administrator, two-step verification isn’t set up, or the request came from another website',
            413: 'The file is larger than five megabytes',
            415: 'The file isn’t text',
            429: 'Too many files',
          }),
        },
      },
      [limits.importUpload],
    ),
  },
  [personDataPath('{requestId}')]: {
    get: withLimits(
      {
        tags: ['admin'],
        security: session,
        operationId: 'privacy-requests-data',
        summary: 'Download a person’s data to answer their access request',
        description: 'For administrators. Downloads are recorded in the audit log.',
        parameters: [idIn('requestId')],
        responses: {
          200: archive,
          ...signedInFailures({
            403: 'You aren’t an administrator, two-step verification isn’t set up, or the request came from another website',
            404: 'The privacy request doesn’t exist',
            429: 'Too many downloads',
          }),
        },
      },
      [limits.dataExport],
      false,
    ),
  },
  [dataExportPath('{token}')]: {
    get: {
      tags: ['documents'],
      security: session,
      operationId: 'privacy-export',
      summary: 'Download your own data as an archive',
      description:
        'The page about privacy in the portal makes the address, after the password. It works once, within five minutes.',
      parameters: [parameter('path', 'token', z.string().max(100))],
      responses: {
        200: archive,
        ...signedInFailures({ 404: 'The link was used, has expired or isn’t yours' }),
      },
    },
  },
};
