/** The successful answers in the document: the library knows 200 alone, and neither the headers that are sent nor examples. */
import type { RestProcedure } from './rest-schemas.ts';
import { hasNotModified, successHeaders } from './write-parts.ts';

type Schema = { $ref?: string; properties?: Record<string, { type?: string }> };
export type Content = Record<string, { schema: Schema; example?: unknown }>;
export type Success = { description: string; headers?: unknown; content?: Content };

type Declared = RestProcedure['openapi'];

const nextPage = {
  Link: {
    description: 'The address of the next page, as `<…>; rel="next"`; left out on the last',
    schema: { type: 'string' },
  },
};

function keptHeaders({ cacheSeconds }: Declared) {
  return (
    cacheSeconds && {
      ETag: {
        description: 'Changes with the answer; send it as `If-None-Match`',
        required: true,
        schema: { type: 'string' },
      },
      'Cache-Control': {
        description: `Anyone may keep the answer for ${cacheSeconds} seconds`,
        required: true,
        schema: { type: 'string', const: `public, max-age=${cacheSeconds}` },
      },
    }
  );
}

/** A list that goes on says so in a header, whether or not its schema has a name. */
function hasPages(schema: Schema | undefined, named: Record<string, unknown>): boolean {
  const name = schema?.$ref?.replace('#/components/schemas/', '');
  const { properties } = (name === undefined ? schema : (named[name] as Schema)) ?? {};
  return properties?.nextCursor !== undefined;
}

/**
 * The successful answer as declared.
 * @param named the schemas that have a name of their own
 */
export function successOf(procedure: RestProcedure, documented: Success, named: Record<string, unknown>): Success {
  const declared = procedure.openapi;
  const { headers = {}, examples, success } = declared;
  const json = documented.content?.['application/json'];
  const own = Object.entries(headers).map(([name, { description, schema }]) => [name, { description, schema }]);
  const sent = {
    ...Object.fromEntries(own),
    ...successHeaders(procedure),
    ...keptHeaders(declared),
    ...(hasPages(json?.schema, named) && nextPage),
  };
  return {
    description: documented.description,
    ...(Object.keys(sent).length > 0 && { headers: sent }),
    ...(json &&
      success !== 204 && {
        content: {
          'application/json': { ...json, ...(examples?.answer !== undefined && { example: examples.answer }) },
        },
      }),
  };
}

/** What an address answers to someone who has what it would send. */
export function notModifiedOf(procedure: RestProcedure) {
  const headers = procedure.openapi.cacheSeconds
    ? keptHeaders(procedure.openapi)
    : hasNotModified(procedure) && successHeaders(procedure);
  return headers ? { 304: { description: 'Nothing has changed since the ETag in If-None-Match', headers } } : {};
}
