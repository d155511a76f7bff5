/** Every operation of the API on one page, made from the OpenAPI document. */
import type { Answer, Described, Media, Operation, Schema } from '#server/app/openapi/walk.ts';
import { nameIn } from '#server/app/openapi/walk.ts';
import { apiPaths } from '#shared/platform/api-paths.ts';
import { ERROR_DOCS_PATH } from '#shared/platform/error-catalogue.ts';
import { paths } from '#shared/platform/paths.ts';
import { curlSample } from './curl-sample.ts';
import { fieldsOf, parameterOf, typeOf } from './fields.ts';
import { code, type DocsSite, docsFiles, docsPage, escaped, paragraphs, prose } from './frame.ts';
import { guideList } from './guide-page.ts';

type Listed = { path: string; method: string; operation: Operation & { summary?: string } };

function parametersOf({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const entries = parameters.map(({ name, in: place, schema, description = '', required = false }) =>
    parameterOf(name, schema, `${description} (${place})`, required),
  );
  return `<h3>Parameters</h3><dl>${entries.join('')}</dl>`;
}

function contentOf(content: Record<string, Media> = {}, label: string): string {
  return Object.entries(content)
    .map(([type, { schema = {}, example }]) => {
      const isNamed = nameIn(schema) !== undefined;
      const named = isNamed || !schema.properties ? ` <small>${typeOf(schema)}</small>` : '';
      const shown = example !== undefined && type.endsWith('json') ? code(example, label) : '';
      return `<p><code>${escaped(type)}</code>${named}</p>${isNamed ? '' : fieldsOf(schema)}${shown}`;
    })
    .join('');
}

function answersOf({ responses, operationId }: Operation): string {
  const entries = Object.entries(responses) as [string, Answer][];
  const successes = entries.filter(([status]) => status < '400');
  const failures = entries.filter(([status]) => status >= '400');
  return `<h3>Answers</h3>${successes
    .map(
      ([status, { description = '', content }]) =>
        `<p><strong>${status}</strong> ${prose(description)}</p>${contentOf(content, `An answer of ${operationId}`)}`,
    )
    .join('')}<h3>Failures</h3><dl>${failures
    .map(([status, { description = '' }]) => `<dt>${status}</dt><dd>${prose(description)}</dd>`)
    .join('')}</dl>`;
}

function operationPart(url: string, { path, method, operation }: Listed): string {
  const { operationId, summary = '', description = '', requestBody } = operation;
  const body = requestBody ? `<h3>Body</h3>${contentOf(requestBody.content, `A body for ${operationId}`)}` : '';
  const sample = `<h3>With curl</h3>${code(curlSample(url, path, method, operation), `A call of ${operationId}`)}`;
  return `<details id="${operationId}" data-method="${method}" data-path="${escaped(path)}"><summary><code>${method.toUpperCase()} ${escaped(path)}</code><br>${escaped(summary)}</summary><div>
${paragraphs(description)}${sample}${parametersOf(operation)}${body}${answersOf(operation)}</div></details>`;
}

/** What is sent to webhooks, by the type of the event. */
function eventPart([type, { post }]: [string, { post: Operation }]): string {
  const { operationId, description = '', requestBody } = post;
  return `<details id="${operationId}"><summary><code>${escaped(type)}</code></summary><div>
${paragraphs(description)}${parametersOf(post)}<h3>Body</h3>${contentOf(requestBody?.content, `An event of ${type}`)}</div></details>`;
}

function schemaPart([name, schema]: [string, Schema]): string {
  const values = Array.isArray(schema.enum) ? `<p>${typeOf(schema)}</p>` : '';
  return `<h3 id="schema-${name}">${name}</h3><p>${prose(schema.description ?? '')}</p>${values}${fieldsOf(schema)}`;
}

/** @param document as it is served */
export function referencePage(site: DocsSite, document: Described): string {
  const listed: Listed[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = document.tags as { name: string; description?: string; 'x-displayName': string }[];
  const sections = tags.map(({ name, description = '', 'x-displayName': title }) => {
    const own = listed.filter(({ operation }) => operation.tags?.[0] === name);
    return own.length === 0
      ? ''
      : `<section aria-labelledby="tag-${name}"><h2 id="tag-${name}">${escaped(title)}</h2><p>${prose(description)}</p>${own.map((each) => operationPart(site.url, each)).join('\n')}</section>`;
  });
  const links = tags.map(({ name, 'x-displayName': title }) => `<li><a href="#tag-${name}">${escaped(title)}</a></li>`);
  return docsPage(site, {
    path: apiPaths.docs,
    title: 'API documentation',
    description:
      'Guides to the API, and every operation: what it does, who may call it, its fields, and examples to try.',
    head: `<script type="module" src="${docsFiles.script}"></script>`,
    main: `<h1>API documentation</h1>
<p>Send requests as a partner, or work on cases from a broker’s own system. New here? Begin with the first guide: it takes five minutes and a test key.</p>
<h2>Guides</h2>
${guideList()}
<h2 id="reference">Reference</h2>
<p>Send your key as <code>Authorization: Bearer …</code>. Brokers make theirs under <a href="${paths.broker.keys}">API keys</a>, administrators those of partners under <a href="${paths.admin.partners}">Partners</a>. Times are in UTC unless they say otherwise, and money is in Canadian cents.</p>
<p>The same for programs: <a href="${apiPaths.json}">OpenAPI as JSON</a>, <a href="${apiPaths.yaml}">as YAML</a>. What failures mean: <a href="${ERROR_DOCS_PATH}">API errors</a>.</p>
<form id="tools" role="search" aria-label="Operations" hidden>
<label for="find">Find an operation</label><input id="find" type="search" autocomplete="off" placeholder="For example: message">
<label for="key">Your key, for trying things out</label><input id="key" type="password" autocomplete="off" spellcheck="false" aria-describedby="key-note">
<p id="key-note">It stays on this page and is gone when you leave. Calls are sent without your session, to this server: what they change is real, unless it’s a test key.</p>
<p id="found" role="status"></p></form>
<div class="reference"><nav class="sections" aria-label="Sections"><ul>${links.join('')}<li><a href="#sent-events">Events sent to webhooks</a></li><li><a href="#schemas">Schemas</a></li></ul></nav>
<div class="operations">${sections.join('\n')}
<h2 id="sent-events">Events sent to webhooks</h2>
${Object.entries(document.webhooks as Record<string, { post: Operation }>)
  .map(eventPart)
  .join('\n')}
<h2 id="schemas">Schemas</h2>
${Object.entries(document.components.schemas).map(schemaPart).join('\n')}</div></div>`,
  });
}
