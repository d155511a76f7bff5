/** The OpenAPI document, generated from the contract once per process, and committed so that changes show up in review. */
import type { AnyRouter } from '@trpc/server';
import { generateOpenApiDocument } from 'trpc-to-openapi';
import { finishDocument } from '#server/app/openapi/finish.ts';
import { cookieName } from '#server/platform/auth/cookie-names.ts';
import { apiChanges } from '#shared/content/generated/api-changes.ts';
import type { KeyAccess } from '#shared/platform/scopes.ts';
import { defaultSiteProfile, type SiteProfile } from '#shared/platform/site.ts';
import { type Content, notModifiedOf, type Success, successOf } from './answers.ts';
import { byteAddresses } from './byte-addresses.ts';
import { eventWebhooks } from './event-webhooks.ts';
import { failure, failureSchemas, headerComponents, withLimits } from './failure-answers.ts';
import { documentMultipart } from './multipart-body.ts';
import { packetSchemas } from './packet-addresses.ts';
import { describeParameters } from './parameters.ts';
import { restProcedures } from './rest-schemas.ts';
import { appRouter } from './root.ts';
import { keyFailures, securityOf } from './security.ts';
import { describeWriting, failureHeaders, type Parameter, takesKey, writeFailures } from './write-parts.ts';

type Operation = {
  responses: Record<string, unknown>;
  description?: string;
  parameters?: Parameter[];
  security?: unknown;
  requestBody?: { required?: boolean; content: Content };
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  webhooks?: typeof eventWebhooks;
  components: { schemas: Record<string, unknown>; headers?: object };
};

/** What the server itself may answer before a procedure is reached. */
const everyCall = { 500: 'Something went wrong on our side', 503: 'Temporarily unavailable. Try again' };
/** What is checked before the body of any method that changes something reaches a procedure. */
const everyWrite = {
  400: 'The body isn’t JSON, or a field isn’t valid',
  413: 'The body is larger than 100 kB',
  415: 'The body is neither JSON nor a form',
};

function writeRefusals(access: KeyAccess): Record<number, string> {
  return { ...everyWrite, 403: `${keyFailures(access)[403]}, or the request came from another website` };
}

/**
 * The library shares error texts per status across operations and has its own error schema; every error response of ours has the same
 * schema, and each operation its own description.
 */
function mendAnswers(document: Document, router: AnyRouter): void {
  for (const procedure of restProcedures(router)) {
    const { openapi, inputs, limits } = procedure;
    const methods = document.paths[openapi.path];
    const method = openapi.method.toLowerCase();
    const operation = methods?.[method];
    if (!methods || !operation) continue;
    const words: Record<string, string> = {
      ...everyCall,
      ...keyFailures(openapi.access),
      ...(openapi.method !== 'GET' && writeRefusals(openapi.access)),
      ...openapi.errorResponses,
      ...writeFailures(procedure),
    };
    const success = successOf(procedure, operation.responses['200'] as Success, document.components.schemas);
    operation.responses = { [openapi.success ?? 200]: success, ...notModifiedOf(procedure) };
    if (openapi.withoutKey)
      operation.description = [operation.description, openapi.withoutKey].filter(Boolean).join(' ');
    operation.security = securityOf(openapi.access);
    describeParameters(operation.parameters, inputs);
    const body = operation.requestBody?.content['application/json'];
    if (body && openapi.examples?.request !== undefined) body.example = openapi.examples.request;
    describeWriting(procedure, operation, document.components.schemas);
    for (const [status, description] of Object.entries(words))
      operation.responses[status] = failure(status, description, failureHeaders(procedure, status));
    // The answer to an earlier call with the same key isn't counted again.
    methods[method] = withLimits(operation, limits, !takesKey(procedure));
  }
  for (const name of Object.keys(document.components.schemas))
    if (name.startsWith('error.')) delete document.components.schemas[name];
  Object.assign(document.components.schemas, failureSchemas());
  document.components.headers = headerComponents;
}

/** Pages without JavaScript post forms, which are accepted like JSON where they can express everything: for flat inputs of visitors. */
function mendForms(document: Document): void {
  const bodies = Object.values(document.paths).flatMap((path) =>
    Object.values(path).flatMap(({ requestBody, security }) =>
      (security as unknown[]).length > 0 ? [] : [requestBody],
    ),
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
    version: apiChanges[0]?.version ?? '',
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
  });
  const copy = JSON.parse(JSON.stringify(document)) as Document;
  copy.webhooks = eventWebhooks;
  copy.components.schemas ??= {};
  mendAnswers(copy, router);
  mendForms(copy);
  documentMultipart(copy.paths as never);
  Object.assign(copy.components.schemas, packetSchemas);
  Object.assign(copy.paths, JSON.parse(JSON.stringify(byteAddresses)));
  finishDocument(copy as never, site);
  return copy;
}

let known: { site: SiteProfile; document: Document } | undefined;

/** The document, cached per site. */
export function openApiDocument(site: SiteProfile): Document {
  if (known?.site !== site) known = { site, document: generateDocument(site) };
  return known.document;
}
