/** The OpenAPI document, generated from the contract once per process, and committed so that changes show up in review. */
import type { AnyRouter } from '@trpc/server';
import { generateOpenApiDocument } from 'trpc-to-openapi';
import { z } from 'zod';
import { cookieName } from '#server/platform/auth/cookie-names.ts';
import { errorBodySchema } from '#shared/platform/errors.ts';
import { defaultSiteProfile, type SiteProfile } from '#shared/platform/site.ts';
import { byteAddresses } from './byte-addresses.ts';
import { type RestProcedure, restProcedures } from './rest-schemas.ts';
import { appRouter } from './root.ts';
import { keyFailures, securityOf } from './security.ts';

type Content = Record<string, { schema: { properties?: Record<string, { type?: string }> }; example?: unknown }>;
type Success = { description: string; headers?: unknown; content?: Content };
type Operation = {
  responses: Record<string, unknown>;
  security?: unknown;
  requestBody?: { required?: boolean; content: Content };
};
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, unknown> } };

/** What the server itself may answer before a procedure is reached. */
const everyCall = { 500: 'Something went wrong on our side', 503: 'Temporarily unavailable. Try again' };
/** What is checked before the body of any method that changes something reaches a procedure. */
const everyWrite = {
  400: 'The body isn’t JSON, or a field isn’t valid',
  403: 'The request came from another website',
  413: 'The body is larger than 100 kB',
  415: 'The body is neither JSON nor a form',
};

function failure(description: string) {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
}

/** The successful answer as declared: the library knows 200 alone, and neither headers that it can send nor examples. */
function successOf({ headers, examples, success }: RestProcedure['openapi'], documented: Success): Success {
  const json = documented.content?.['application/json'];
  return {
    description: documented.description,
    ...(headers && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, { description, schema }]) => [name, { description, schema }]),
      ),
    }),
    ...(json &&
      success !== 204 && {
        content: {
          'application/json': { ...json, ...(examples?.answer !== undefined && { example: examples.answer }) },
        },
      }),
  };
}

/**
 * The library shares error texts per status across operations and has its own error schema; every error response of ours has the same
 * schema, and each operation its own description.
 */
function mendAnswers(document: Document, router: AnyRouter): void {
  for (const { openapi } of restProcedures(router)) {
    const operation = document.paths[openapi.path]?.[openapi.method.toLowerCase()];
    if (!operation) continue;
    const words: Record<string, string> = {
      ...everyCall,
      ...keyFailures(openapi.access),
      ...(openapi.method !== 'GET' && everyWrite),
      ...openapi.errorResponses,
    };
    const success = successOf(openapi, operation.responses['200'] as Success);
    operation.responses = { [openapi.success ?? 200]: success };
    operation.security = securityOf(openapi.access);
    const body = operation.requestBody?.content['application/json'];
    if (body && openapi.examples?.request !== undefined) body.example = openapi.examples.request;
    for (const [status, description] of Object.entries(words)) {
      operation.responses[status] = {
        ...failure(description),
        ...((status === '429' || status === '503') && {
          headers: {
            'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait before trying again' },
          },
        }),
      };
    }
  }
  for (const name of Object.keys(document.components.schemas))
    if (name.startsWith('error.')) delete document.components.schemas[name];
  document.components.schemas.Error = z.toJSONSchema(errorBodySchema, { target: 'draft-2020-12' });
  delete (document.components.schemas.Error as { $schema?: string }).$schema;
}

/** Forms without JavaScript are accepted like JSON where they can express everything: for flat inputs. */
function mendForms(document: Document): void {
  const bodies = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ requestBody }) => requestBody),
  );
  for (const content of bodies.flatMap((body) => (body ? [body.content] : []))) {
    const json = content['application/json'];
    const fields = Object.values(json?.schema.properties ?? {});
    if (json && fields.every(({ type }) => type === 'string')) content['application/x-www-form-urlencoded'] = json;
  }
}

/** @returns the whole document, as JSON-ready data. @param router another contract, in tests */
export function generateDocument(site: SiteProfile = defaultSiteProfile, router: AnyRouter = appRouter): Document {
  const document = generateOpenApiDocument(router as never, {
    title: `${site.name} API`,
    version: '1.0.0',
    description: `The website’s API, which brokers’ own tools can also use. ${site.legalNotice}`,
    baseUrl: site.url,
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: cookieName('session', site.url.startsWith('https:')) },
      key: {
        type: 'http',
        scheme: 'bearer',
        description: 'A key of a broker or a partner, as `Authorization: Bearer …`',
      },
    },
    tags: ['auth', 'contact', 'newsletter', 'chat', 'content', 'documents', 'cases', 'admin', 'operations'],
  });
  const copy = JSON.parse(JSON.stringify(document)) as Document;
  copy.components.schemas ??= {};
  mendAnswers(copy, router);
  mendForms(copy);
  Object.assign(copy.paths, JSON.parse(JSON.stringify(byteAddresses)));
  return copy;
}

let known: { site: SiteProfile; document: Document } | undefined;

/** The document, cached per site. */
export function openApiDocument(site: SiteProfile): Document {
  if (known?.site !== site) known = { site, document: generateDocument(site) };
  return known.document;
}
