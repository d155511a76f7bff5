/** npm run api:diff: what counts as a break of the API, and what an entry in content/api-changes.yaml has to say about it. */
import { describe, expect, test } from 'vitest';
import { apiChangeSchema } from '#shared/content/api/guide.ts';
import { missingAnnouncements, type Release } from '../../scripts/lib/api-diff/announced.ts';
import { compareDocuments } from '../../scripts/lib/api-diff/compare.ts';

type Schema = { properties: Record<string, Record<string, unknown>>; required: string[]; [key: string]: unknown };
type Operation = {
  operationId: string;
  security: Record<string, string[]>[];
  parameters: object[];
  requestBody: { required: boolean; content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { description: string; headers?: object; content?: Record<string, { schema: Schema }> }>;
  [key: string]: unknown;
};

const fields = (): Schema => ({
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 10 },
    status: { type: 'string', enum: ['new', 'old'] },
    kind: { type: 'string', enum: ['a', 'b'], description: 'What it is. New ones may be added.' },
    count: { type: 'integer', minimum: 1 },
    share: { type: 'number' },
    note: { type: ['string', 'null'] },
    fixed: { const: 'k' },
    code: { type: 'string', pattern: '^a' },
    either: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    kinds: { type: 'array', items: { enum: ['a'] }, description: 'New ones may be added.' },
    named: { $ref: '#/components/schemas/Kind' },
    also: { $ref: '#/components/schemas/Whole', description: 'With words of its own.' },
    list: { type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/Part' } },
  },
  required: ['name'],
});

function operation(): Operation {
  return {
    operationId: 'createThing',
    security: [{ session: [] }, { key: ['things:write'] }],
    parameters: [{ name: 'dry', in: 'query', schema: { type: 'boolean' } }],
    requestBody: { required: false, content: { 'application/json': { schema: fields() } } },
    responses: {
      200: {
        description: 'Made',
        headers: { ETag: { schema: { type: 'string' } } },
        content: { 'application/json': { schema: fields() } },
      },
      404: { description: 'No such thing' },
    },
  };
}

function whole() {
  const hook = { operationId: 'thingMade', requestBody: { content: { 'application/json': { schema: fields() } } } };
  return {
    openapi: '3.1.1',
    info: { title: 'Things', version: '1.0.0' },
    paths: { '/api/things': { post: operation() } } as Record<string, { post?: Operation }>,
    webhooks: { 'thing.made': { post: hook } } as Record<string, { post: typeof hook }>,
    components: {
      schemas: {
        Whole: { type: 'object', properties: { kind: { enum: ['a'], description: 'New ones may be added.' } } },
        Kind: { enum: ['a'], description: 'New ones may be added.' },
        Part: { type: 'object', properties: { size: { type: 'integer' } } },
      },
    },
  };
}

type Change = (parts: {
  document: ReturnType<typeof whole>;
  call: Operation;
  sent: Schema;
  answer: Schema;
  hook: Schema;
}) => void;

function changed(change: Change) {
  const document = whole();
  const call = document.paths['/api/things']?.post as Operation;
  const sent = call.requestBody.content['application/json'].schema;
  const answer = call.responses[200]?.content?.['application/json']?.schema as Schema;
  const hook = document.webhooks['thing.made']?.post.requestBody.content['application/json'].schema as Schema;
  change({ document, call, sent, answer, hook });
  return compareDocuments(whole(), document);
}

const property = (schema: Schema, name: string) => schema.properties[name] as Record<string, unknown>;

/** The answer becomes a component. */
const nameAnswer: Change = ({ document, call, answer }) => {
  Object.assign(document.components.schemas, { Thing: { ...answer, description: 'One of them' } });
  const json = call.responses[200]?.content?.['application/json'];
  Object.assign(json ?? {}, { schema: { $ref: '#/components/schemas/Thing' } });
};

const BREAKS: [string, Change][] = [
  ['an address that is gone', ({ document }) => delete document.paths['/api/things']],
  ['a method that is gone', ({ document }) => delete document.paths['/api/things']?.post],
  ['another operation id', ({ call }) => Object.assign(call, { operationId: 'makeThing' })],
  ['another scope', ({ call }) => Object.assign(call, { security: [{ session: [] }, { key: ['all:write'] }] })],
  ['no more keys', ({ call }) => call.security.pop()],
  ['a required parameter', ({ call }) => call.parameters.push({ name: 'a', in: 'query', required: true, schema: {} })],
  ['a parameter that is gone', ({ call }) => call.parameters.pop()],
  ['a body that is required', ({ call }) => Object.assign(call.requestBody, { required: true })],
  ['a new required field', ({ sent }) => sent.required.push('status')],
  ['a field that is refused', ({ sent }) => delete sent.properties.count],
  ['unknown fields that are refused', ({ sent }) => Object.assign(sent, { additionalProperties: false })],
  ['a shorter text in a call', ({ sent }) => Object.assign(property(sent, 'name'), { maxLength: 5 })],
  ['a longer minimum in a call', ({ sent }) => Object.assign(property(sent, 'name'), { minLength: 2 })],
  ['fewer entries in a call', ({ sent }) => Object.assign(property(sent, 'list'), { maxItems: 1 })],
  ['another pattern in a call', ({ sent }) => Object.assign(property(sent, 'code'), { pattern: '^b' })],
  ['a format in a call', ({ sent }) => Object.assign(property(sent, 'name'), { format: 'email' })],
  ['a value that is refused', ({ sent }) => Object.assign(property(sent, 'status'), { enum: ['new'] })],
  ['a type that is refused', ({ sent }) => Object.assign(property(sent, 'share'), { type: 'integer' })],
  ['null that is refused', ({ sent }) => Object.assign(property(sent, 'note'), { type: 'string' })],
  ['an alternative that is refused', ({ sent }) => (property(sent, 'either').oneOf as unknown[]).pop()],
  ['another constant', ({ answer }) => Object.assign(property(answer, 'fixed'), { const: 'z' })],
  ['a field missing from an answer', ({ answer }) => delete answer.properties.count],
  [
    'and from one that gets a name at the same time',
    (parts) => {
      delete parts.answer.properties.count;
      nameAnswer(parts);
    },
  ],
  ['a field that is missing now and then', ({ answer }) => Object.assign(answer, { required: [] })],
  ['a field of a component', ({ document }) => Object.assign(document.components.schemas.Part, { properties: {} })],
  ['another type in an answer', ({ answer }) => Object.assign(property(answer, 'count'), { type: 'string' })],
  ['a wider type in an answer', ({ answer }) => Object.assign(property(answer, 'count'), { type: 'number' })],
  ['null in an answer', ({ answer }) => Object.assign(property(answer, 'name'), { type: ['string', 'null'] })],
  ['a new alternative in an answer', ({ answer }) => (property(answer, 'either').oneOf as object[]).push({})],
  ['a new value in a closed list', ({ answer }) => (property(answer, 'status').enum as string[]).push('gone')],
  ['a status that is gone', ({ call }) => delete call.responses[404]],
  ['a header that is gone', ({ call }) => delete call.responses[200]?.headers],
  [
    'another status of success',
    ({ call }) => {
      call.responses[201] = call.responses[200] as never;
      delete call.responses[200];
    },
  ],
  ['a webhook that is gone', ({ document }) => delete document.webhooks['thing.made']],
  ['a field missing from a webhook', ({ hook }) => delete hook.properties.count],
];

const ADDITIONS: [string, Change][] = [
  ['a new address', ({ document, call }) => Object.assign(document.paths, { '/api/others': { post: call } })],
  ['another way in', ({ call }) => call.security.push({ key: ['other:write'] })],
  ['an optional parameter', ({ call }) => call.parameters.push({ name: 'a', in: 'query', schema: {} })],
  ['an optional field', ({ sent }) => Object.assign(sent.properties, { more: { type: 'string' } })],
  ['a field that is optional now', ({ sent }) => Object.assign(sent, { required: [] })],
  ['a longer text in a call', ({ sent }) => Object.assign(property(sent, 'name'), { maxLength: 20 })],
  ['another accepted value', ({ sent }) => (property(sent, 'status').enum as string[]).push('gone')],
  ['a wider type in a call', ({ sent }) => Object.assign(property(sent, 'count'), { type: 'number' })],
  ['a field in an answer', ({ answer }) => Object.assign(answer.properties, { more: { type: 'string' } })],
  ['a field that is always there', ({ answer }) => answer.required.push('count')],
  ['a longer text in an answer', ({ answer }) => Object.assign(property(answer, 'name'), { maxLength: 20 })],
  ['a new value in an open list', ({ answer }) => (property(answer, 'kind').enum as string[]).push('c')],
  ['and in an array', ({ answer }) => Object.assign(property(answer, 'kinds'), { items: { enum: ['a', 'b'] } })],
  [
    'and behind a reference with a description',
    ({ document }) => document.components.schemas.Whole.properties.kind.enum.push('b'),
  ],
  ['and in a named list', ({ document }) => document.components.schemas.Kind.enum.push('b')],
  ['a narrower type in an answer', ({ answer }) => Object.assign(property(answer, 'share'), { type: 'integer' })],
  ['another status', ({ call }) => Object.assign(call.responses, { 409: { description: 'Taken' } })],
  ['a field in a webhook', ({ hook }) => Object.assign(hook.properties, { more: { type: 'string' } })],
];

describe('what counts as a break', () => {
  test.each(BREAKS)('%s', (_, change) => {
    expect(changed(change)).toContainEqual(expect.objectContaining({ breaking: true }));
  });

  test.each(ADDITIONS)('%s doesn’t', (_, change) => {
    const found = changed(change);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ breaking }) => breaking)).toEqual([]);
  });

  test.each<[string, Change]>([
    ['a description', ({ call }) => Object.assign(call, { description: 'Other words' })],
    ['an example of a parameter', ({ call }) => Object.assign(call.parameters[0] ?? {}, { example: true })],
    ['an example', ({ sent }) => Object.assign(property(sent, 'name'), { example: 'Other' })],
    ['a name for what is answered', nameAnswer],
    ['a warning that it ends', ({ call }) => Object.assign(call, { deprecated: true })],
    ['nothing', () => {}],
  ])('%s is no change', (_, change) => {
    expect(changed(change)).toEqual([]);
  });

  test('a difference says where it is, as a person would', () => {
    expect(changed(({ document }) => delete document.paths['/api/things'])).toEqual([
      { where: 'POST /api/things', what: 'removed', breaking: true },
    ]);
    expect(changed(({ sent }) => delete sent.properties.count)).toEqual([
      { where: 'POST /api/things requestBody.count', what: 'removed', breaking: true },
    ]);
    expect(changed(({ sent }) => sent.required.push('status'))).toEqual([
      { where: 'POST /api/things requestBody.required', what: '"status" was added', breaking: true },
    ]);
  });
});

describe('what an announcement has to say', () => {
  const first = {
    id: 'first',
    version: '1.0.0',
    day: '2027-01-04',
    kind: 'added',
    title: 'All',
    text: 'Everything there is.',
  };
  const added = { where: 'POST /api/things requestBody.more', what: 'added', breaking: false };
  const gone = { where: 'POST /api/things requestBody.count', what: 'removed', breaking: true };
  const notice = { ...first, id: 'second', version: '1.1.0', kind: 'deprecated', ends: '2027-09-01' };
  const removal = { ...first, id: 'third', version: '2.0.0', day: '2027-09-01', kind: 'removed' };

  /** With the entries as they are written, newest first. */
  const missing = (differences: Release['differences'], today: string, ...entries: object[]) =>
    missingAnnouncements({
      ...{ differences, today, releasedVersion: '1.0.0', operations: new Set(['POST /api/things']) },
      changes: [...entries, first].map((entry) => apiChangeSchema.parse(entry)),
    });

  test('nothing has changed, and nothing is needed', () => {
    expect(missing([], '2027-02-01')).toEqual([]);
  });

  test('an addition needs an entry with a later version', () => {
    expect(missing([added], '2027-02-01')).toEqual([expect.stringContaining('add an entry with a later version')]);
    expect(missing([added], '2027-02-01', { ...first, id: 'second', version: '1.1.0' })).toEqual([]);
  });

  test('a break without an announcement is named, with where it is', () => {
    expect(missing([gone], '2027-09-01', removal)).toEqual([expect.stringContaining(gone.where)]);
  });

  test.each([
    ['breaks', { breaks: [gone.where] }],
    ['breaks, by where they begin', { breaks: ['POST /api/things requestBody'] }],
  ])('an announced break happens on its day and not before: %s', (_, announced) => {
    const changes = [removal, { ...notice, ...announced }];
    expect(missing([gone], '2027-08-31', ...changes)).toEqual([expect.stringContaining(gone.where)]);
    expect(missing([gone], '2027-09-01', ...changes)).toEqual([]);
  });

  test('the name of a field doesn’t cover another that begins like it', () => {
    const changes = [removal, { ...notice, breaks: ['POST /api/things requestBody.co'] }];
    expect(missing([gone], '2027-09-01', ...changes)).toHaveLength(1);
  });

  test('an operation that was deprecated ends as a whole', () => {
    const whole = { where: 'POST /api/things', what: 'removed', breaking: true };
    const changes = [removal, { ...notice, operations: ['POST /api/things'] }];
    expect(missing([whole], '2027-09-01', ...changes)).toEqual([]);
  });

  test('an operation that isn’t there can’t be deprecated', () => {
    const change = { ...notice, operations: ['POST /api/thing'] };
    expect(missing([], '2027-08-31', change)).toEqual([expect.stringContaining('POST /api/thing, which isn’t there')]);
    expect(missing([], '2027-09-01', change)).toEqual([]);
  });

  test('what would be dangerous ends at once', () => {
    const closed = { ...removal, kind: 'security', breaks: [gone.where] };
    expect(missing([gone], '2027-09-01', closed)).toEqual([]);
  });

  test('a break raises the first number of the version', () => {
    const changes = [
      { ...removal, version: '1.2.0' },
      { ...notice, breaks: [gone.where] },
    ];
    expect(missing([gone], '2027-09-01', ...changes)).toEqual([expect.stringContaining('first number')]);
  });

  test('entries are in order, newest first', () => {
    expect(missing([], '2027-09-01', notice, removal)).toEqual([expect.stringContaining('second comes before third')]);
  });

  test.each([
    ['ends less than six months later', { ends: '2027-07-03' }],
    ['doesn’t say when', { ends: undefined }],
    ['breaks something without a day', { kind: 'changed', ends: undefined, breaks: ['POST /api/things'] }],
    ['names no operation', { operations: ['things'] }],
  ])('an entry is refused that %s', (_, wrong) => {
    expect(() => apiChangeSchema.parse({ ...notice, ...wrong })).toThrow();
  });

  test('six months to the day are early enough', () => {
    expect(apiChangeSchema.parse({ ...notice, ends: '2027-07-04' }).ends).toBe('2027-07-04');
  });
});
