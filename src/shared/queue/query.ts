/**
 * The queue in the address: filters, sort order and view, so that a list can be shared, saved and returned to. A value that is
 * not (or no longer) known is ignored, because an old link must still lead somewhere.
 */
import { z } from 'zod';
import { type WorklistFilters, worklistFiltersSchema, worklistSortSchema } from './filters.ts';

export const queueViewSchema = z.enum(['table', 'board']);

export const queueQuerySchema = worklistFiltersSchema.extend({
  view: queueViewSchema.optional(),
  sort: worklistSortSchema.optional(),
  /** In place of one's own requests: those that no broker has accepted yet, or for a manager those of the firm. */
  list: z.enum(['unassigned', 'firm']).optional(),
});
export type QueueQuery = z.infer<typeof queueQuerySchema>;

type Field = keyof QueueQuery;

/** Maps query parameters to fields, in the order in which they are written. */
const single = {
  view: 'view',
  list: 'list',
  bucket: 'group',
  q: 'q',
  sort: 'sort',
  area: 'area',
  broker: 'broker',
  source: 'source',
  offers: 'offers',
  withdrawals: 'withdrawals',
  from: 'from',
  to: 'to',
} as const satisfies Partial<Record<Field, string>>;

/** These may be repeated. */
const repeated = {
  types: 'type',
  statuses: 'status',
  stages: 'stage',
  priorities: 'priority',
} as const satisfies Partial<Record<Field, string>>;

const parameters = new Set<string>([...Object.values(single), ...Object.values(repeated)]);

/** The defaults of fields that are not in the address. */
const defaults: QueueQuery = { view: 'table', sort: 'due' };

/** Parses an address's query; also returns the unknown parameters, including other features' ones. */
export function parseQueueQuery(params: URLSearchParams): { query: QueueQuery; unknown: string[] } {
  const query: Record<string, unknown> = {};
  const unknown = [...new Set(params.keys())].filter((name) => !parameters.has(name));
  const shape = queueQuerySchema.shape as Record<Field, z.ZodType>;
  for (const [field, name] of Object.entries(single)) {
    const text = params.get(name);
    if (text === null || text.trim() === '') continue;
    const parsed = shape[field as Field].safeParse(text);
    if (!parsed.success) unknown.push(name);
    else if (parsed.data !== defaults[field as Field]) query[field] = parsed.data;
  }
  for (const [field, name] of Object.entries(repeated)) {
    const texts = [...new Set(params.getAll(name))];
    const known = texts.filter((text) => shape[field as Field].safeParse([text]).success);
    if (known.length < texts.length) unknown.push(name);
    if (known.length > 0) query[field] = known.toSorted();
  }
  return { query: query as QueueQuery, unknown };
}

/** The query string, always in the same spelling: defaults are omitted. */
export function queueQueryString(query: QueueQuery): string {
  const params = new URLSearchParams();
  for (const [field, name] of Object.entries(single)) {
    const value = query[field as Field];
    if (value && value !== defaults[field as Field]) params.set(name, String(value));
  }
  for (const [field, name] of Object.entries(repeated))
    for (const value of (query[field as keyof typeof repeated] ?? []).toSorted()) params.append(name, value);
  return params.toString();
}

/** The filters only, without which list it is, its order and its view. */
export function filtersOf({ view: _view, sort: _sort, list: _list, ...filters }: QueueQuery): WorklistFilters {
  return filters;
}

/** Whether any filter is set. */
export function isNarrowed(query: QueueQuery): boolean {
  return Object.keys(filtersOf(query)).length > 0;
}
