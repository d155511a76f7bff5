/** The parts that the byte endpoints' descriptions share. */
import { z } from 'zod';
import { documentTypes } from '#shared/platform/file-types.ts';
import { failure } from './failure-answers.ts';

export const session = [{ session: [] }];
export const bytes = { schema: { type: 'string', format: 'binary' } };
/** Bytes that callers send. @param most the number that is accepted */
export function bytesUpTo(most: number) {
  return { schema: { ...bytes.schema, maxLength: most } };
}

export const plainText = { schema: { type: 'string' } };

type JsonSchema = Record<string, unknown>;

export function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
  const { $schema: _version, ...json } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return json;
}

/** A schema whose parts have names of their own, and those parts, as components of the document. */
export function namedSchemas(schema: z.ZodType): Record<string, JsonSchema> {
  const { $defs = {} } = schemaOf(schema, 'output');
  return JSON.parse(JSON.stringify($defs).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

/** A header that is always sent. */
function sent(description: string, schema: JsonSchema) {
  return { description, required: true, schema };
}

export const answerHeaders = {
  disposition: { 'Content-Disposition': sent('How to open the file, and its name', { type: 'string' }) },
  offset: { 'Upload-Offset': sent('Bytes received', { type: 'integer', minimum: 0 }) },
  location: { Location: sent('The address of the upload', { type: 'string' }) },
  etag: { ETag: sent('Changes with the file', { type: 'string' }) },
  ranges: { 'Accept-Ranges': sent('Ranges are counted in bytes', { type: 'string', const: 'bytes' }) },
  contentRange: { 'Content-Range': sent('Which bytes these are, and of how many', { type: 'string' }) },
};

/** @param words what each status means here, also those that every address has */
function failures(words: Record<number, string>) {
  return Object.fromEntries(
    Object.entries({
      500: 'Something went wrong on our side',
      503: 'Temporarily unavailable. Try again',
      400: 'A key came together with a session, or in the address',
      401: 'The key isn’t valid',
      403: 'The key can’t be used here',
      ...words,
    }).map(([status, description]) => [
      status,
      {
        ...failure(status, description),
        ...(status === '416' && { headers: answerHeaders.contentRange }),
      },
    ]),
  );
}

/** What is answered instead of the file to somebody without a session, and to everybody. */
export function signedInFailures(words: Record<number, string> = {}) {
  return failures({
    401: 'Not authenticated',
    403: 'Two-step verification isn’t set up, or the request came from another website',
    429: 'Too many requests in this session',
    ...words,
  });
}

export const publicFailures = failures;

/** One parameter, as the schema that reads it describes it. */
export function parameter(
  place: 'path' | 'query' | 'header',
  name: string,
  schema: z.ZodType,
  io?: 'input' | 'output',
) {
  const { description, ...json } = schemaOf(schema, io);
  const required = place === 'path' || !schema.safeParse(undefined).success;
  return { name, in: place, required, ...(description !== undefined && { description }), schema: json };
}

export function idIn(name: string) {
  return parameter('path', name, z.uuid());
}

/** Every type that a document may have. */
export const documentContent = Object.fromEntries(Object.keys(documentTypes).map((type) => [type, bytes]));
