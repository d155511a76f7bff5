import { apiDiff, type Diff } from 'api-smart-diff';
import { alike } from './references.ts';
import { breaks } from './verdict.ts';

/** A difference between two versions of the API’s document. */
export interface Difference {
  /** Where it is, as a changelog names it: `POST /api/leads requestBody.answers.email`. */
  where: string;
  what: string;
  breaking: boolean;
}

type Document = Readonly<Record<string, unknown>>;

/** Steps of a path that say nothing to a reader. */
const silent: ReadonlySet<unknown> = new Set(['content', 'application/json', 'schema', 'properties']);

/** How the library calls differences that no program notices. */
const words: ReadonlySet<string> = new Set(['annotation', 'deprecated']);

/** What callers rely on. Examples make two thirds of the document. */
export function withoutExamples<Value>(value: Value, isNames = false): Value {
  if (Array.isArray(value)) return value.map((each) => withoutExamples(each)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => isNames || (key !== 'example' && key !== 'examples'));
  const parts = kept.map(([key, part]) => [key, withoutExamples(part, key === 'properties' && !isNames)]);
  return Object.fromEntries(parts);
}

/** A webhook sends what an address would answer, so its fields may change like those of an answer. */
function withWebhooks(document: Document): Document {
  const hooks = Object.entries((document.webhooks ?? {}) as Record<string, Document>).flatMap(([name, methods]) =>
    Object.values(methods as Record<string, { requestBody?: { content: unknown } }>).map(({ requestBody }) => {
      const responses = { 200: { description: name, content: requestBody?.content ?? {} } };
      return [`/webhooks/${name}`, { get: { operationId: name, responses } }];
    }),
  );
  const { webhooks: _, ...rest } = document;
  return { ...rest, paths: { ...(rest.paths as object), ...Object.fromEntries(hooks) } };
}

function whereOf({ path }: Diff): string {
  // Entries of a list are named by their value (whatOf).
  const [, address, method, ...rest] = path.filter(
    (part, index) => index < path.length - 1 || typeof part === 'string',
  );
  const inside = rest.filter((part) => !silent.has(part)).join('.');
  return [String(method ?? '').toUpperCase(), address, inside].filter(Boolean).join(' ');
}

function whatOf({ action, path, before, after }: Diff): string {
  const value = (of: unknown) => JSON.stringify(of)?.slice(0, 60) ?? 'nothing';
  if (action === 'replace') return `${value(before)} became ${value(after)}`;
  // Names of required fields are in a list, where their number says nothing.
  const one = typeof path.at(-1) === 'number' ? `${value(action === 'add' ? after : before)} was ` : '';
  return action === 'add' ? `${one}added` : `${one}removed`;
}

/** An address that came or went, as one difference for each of its operations. */
function byOperation(diff: Diff): Diff[] {
  if (diff.path.length !== 2) return [diff];
  const { before, after, ...rest } = diff;
  return Object.keys((before ?? after) as object).map((method) => ({ ...rest, path: [...diff.path, method] }));
}

/**
 * What changed for callers between two OpenAPI documents: addresses, calls, answers and webhooks, without descriptions and examples.
 * A component counts where it is used.
 */
export function compareDocuments(earlier: Document, later: Document): Difference[] {
  // The library writes into what it compares.
  const [before, after] = alike(withoutExamples(withWebhooks(earlier)), withoutExamples(withWebhooks(later)));
  const kept = structuredClone(before);
  return apiDiff(before, after, {})
    .filter(({ path }) => path[0] === 'paths')
    .flatMap(byOperation)
    .map((diff) => ({ diff, breaking: breaks(diff, kept) }))
    .filter(({ diff, breaking }) => breaking || !words.has(diff.type))
    .map(({ diff, breaking }) => ({ where: whereOf(diff), what: whatOf(diff), breaking }));
}
