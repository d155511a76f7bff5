/** Hostile input, and what every response to it must look like. */
import { expect } from 'vitest';
import { issueRules } from '#shared/platform/issue-rules.ts';
import type { Answer } from './api-client.ts';

const nested = (levels: number) => `${'[['.repeat(levels)}1${']]'.repeat(levels)}`;

/** The placeholder in a valid input for any free text. */
export const FREE_TEXT = 'A word about it';

// JSON texts, not values: half a surrogate pair, `__proto__` and huge numbers must reach the server unchanged.

/** Texts that would do harm if they were interpreted: a free-text field accepts them, and stores them unchanged. */
export const plainTexts = {
  emoji: JSON.stringify('👩‍👩‍👧 Ava Wong 🍁'),
  'a script': JSON.stringify('<script>alert("Ava")</script>'),
  'a script in an attribute': JSON.stringify(`"onmouseover='alert(1)' a="`),
  SQL: JSON.stringify(`Robert'); DROP TABLE users;--`),
  'a format string': JSON.stringify('%s%n {{7*7}} \\u0041'),
  'right-to-left override': '"Ava \\u202egnoW Example"',
};

/** Values no field is made for. */
const sharpTexts = {
  '10,000 characters': JSON.stringify('x'.repeat(10_000)),
  NUL: '"Ava Wong\\u0000 Example"',
  'half a surrogate pair': '"Ava Wong Example \\ud83d"',
  'line breaks': '"Ava\\r\\nBcc: everybody@example.com"',
  nothing: 'null',
  'a number': '42',
  'a huge number': '1e308',
  true: 'true',
  'an object': '{"toString":1,"length":3}',
  'a list': '["a","b"]',
  'a deep list': nested(200),
  'a prototype': '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
};

/** Variations, tested only at the top of an input. */
const variations = {
  'an escape sequence': '"Ava \\u001b[31mWong Example"',
  'only spaces': '"             "',
  'an empty text': '""',
  'a number beyond exactness': '9007199254740993',
  'a negative fraction': '-0.5',
  'an empty list': '[]',
};

export type Path = readonly string[];

/** Every place in an input, from the whole of it to the leaves of the first element of each list. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...(value.length > 0 ? placesIn(value[0], [...path, '0']) : [])];
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => placesIn(child, [...path, key]))];
}

const MARK = '@@hostile@@';

function withMark(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return MARK;
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? withMark(item, rest) : item));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: withMark(object[key], rest) };
}

/** The JSON of an input with another value in one place. */
export function jsonWith(input: unknown, path: Path, text: string): string {
  return JSON.stringify(withMark(input, path)).replace(`"${MARK}"`, () => text);
}

/** The same with one text in every place that accepts free text. */
export function jsonWithFreeTexts(input: unknown, text: string): string {
  return JSON.stringify(input).replaceAll(JSON.stringify(FREE_TEXT), () => text);
}

/** What to test in one place: free texts get all the plain ones at once, see `jsonWithFreeTexts`; elsewhere one of these is enough. */
export function textsFor(input: unknown, path: Path): [string, string][] {
  const value = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], input);
  return Object.entries({
    ...(value !== FREE_TEXT && { 'a script': plainTexts['a script'] }),
    ...sharpTexts,
    ...(path.length < 2 && variations),
  });
}

type Failure = { message: string; code: string; issues?: { path: string; message: string; rule: string }[] };

/** The body of a failure, without the envelope of either API. */
export function failureIn({ body }: Answer): Failure {
  const enveloped = body as { error?: { json: { data: Failure } } };
  return enveloped.error?.json.data ?? (body as Failure);
}

/** Words that reveal a library, the database or a stack. */
const INTERNALS = /invalid input|expected|received|unrecognized|prisma|postgres|zod|error:|node_modules|\bat \S+:\d+/i;

function isRelated(issuePath: string, path: string): boolean {
  return issuePath === path || path.startsWith(`${issuePath}.`) || issuePath.startsWith(`${path}.`);
}

/** Accepted, or refused with a message and the field concerned; never a server error. */
export function expectCalm(answer: Answer, path: Path, what: string): void {
  expect(answer.status, `${what}: ${answer.text}`).toBeLessThan(500);
  if (answer.status < 400) return;
  const failure = failureIn(answer);
  expect(failure.message, what).toMatch(/^[A-Z].+/);
  for (const { message } of [failure, ...(failure.issues ?? [])]) expect(message, what).not.toMatch(INTERNALS);
  for (const { rule } of failure.issues ?? []) expect(issueRules, `${what}: ${answer.text}`).toContain(rule);
  expect([400, 401, 403, 404, 409, 413], `${what}: ${answer.text}`).toContain(answer.status);
  if (answer.status !== 400 || path.length === 0) return;
  const paths = failure.issues?.map((issue) => issue.path) ?? [];
  const related = paths.some((issuePath) => isRelated(issuePath, path.join('.')));
  expect(related, `${what} must name its field: ${answer.text}`).toBe(true);
}

/** Fails when an accepted text is not stored exactly as sent. */
export function expectKept(stored: unknown, text: string, what: string): void {
  const value = JSON.parse(text);
  if (typeof value === 'string')
    expect(JSON.stringify(stored), what).toContain(JSON.stringify(value.trim()).slice(1, -1));
}
