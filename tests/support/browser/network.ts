/**
 * What the network answers in a component's test. Nothing of ours is replaced: the component calls the server as it always does, and these
 * answers, which have the types of the contract, arrive instead of a server's. What the server really says is tested in `tests/api`.
 */
import { jsonlStreamProducer } from '@trpc/server/unstable-core-do-not-import';
import superjson from 'superjson';
import { vi } from 'vitest';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { type Issue, statusByCode } from '#shared/platform/errors.ts';

/** A refusal, in the words of the server. */
export class Refusal {
  readonly code: keyof typeof statusByCode;
  readonly message: string;
  readonly issues: Issue[];

  constructor(code: keyof typeof statusByCode, message: string, issues: Issue[] = []) {
    this.code = code;
    this.message = message;
    this.issues = issues;
  }
}

type Given<Output> = Output | Refusal;
type Answer<Output> = Given<Output> | ((input: never) => Given<Output> | Promise<Given<Output>>);
export type Answers = {
  [Router in keyof RouterOutputs]?: {
    [Name in keyof RouterOutputs[Router]]?: Answer<RouterOutputs[Router][Name]>;
  };
};

type Body = { result: { data: unknown } } | { error: object };

export interface Network {
  /** What was asked, in order: the procedure and its input. */
  calls: { procedure: string; input: unknown }[];
  /** Other answers from now on, beside those given before. */
  answers(more: Answers): void;
  /** No request arrives anymore. */
  cut(): void;
}

/** Answers every call of the page until the end of the test. A procedure without an answer fails the test. */
export function network(first: Answers = {}): Network {
  const known = new Map<string, Answer<unknown>>();
  const calls: Network['calls'] = [];
  let isCut = false;
  const original = globalThis.fetch;
  const answers = (more: Answers) => {
    for (const [router, procedures] of Object.entries(more))
      for (const [name, answer] of Object.entries(procedures ?? {})) known.set(`${router}.${name}`, answer);
  };
  answers(first);

  async function answerTo(procedure: string, input: unknown): Promise<Body> {
    calls.push({ procedure, input });
    const answer = known.get(procedure);
    if (answer === undefined && !known.has(procedure)) {
      // Seen by the setup file, which fails the test.
      console.error(`The test gives no answer to ${procedure}`);
      return failed(procedure, new Refusal('NOT_FOUND', 'No answer'));
    }
    const given = typeof answer === 'function' ? await (answer as (input: unknown) => unknown)(input) : answer;
    return given instanceof Refusal ? failed(procedure, given) : { result: { data: given } };
  }

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, init) => {
    const url = new URL(target instanceof Request ? target.url : String(target), location.href);
    if (!url.pathname.startsWith('/api/trpc/')) return original(target, init);
    if (isCut) throw new TypeError('Failed to fetch');
    const names = decodeURIComponent(url.pathname.slice('/api/trpc/'.length)).split(',');
    const inputs = JSON.parse(String(init?.body ?? url.searchParams.get('input') ?? '{}'));
    const bodies = names.map((name, index) => answerTo(name, inputs[index]));
    if (new Headers(init?.headers).get('trpc-accept') === 'application/jsonl') return streamed(bodies);
    return Response.json((await Promise.all(bodies)).map(serialized), { status: 207 });
  });
  return { calls, answers, cut: () => (isCut = true) };
}

function failed(path: string, { code, message, issues }: Refusal): Body {
  const data = { message, code, issues, httpStatus: statusByCode[code], path, requestId: 'test' };
  return { error: { message, code: -32_600, data } };
}

function serialized(body: Body): object {
  if ('error' in body) return { error: superjson.serialize(body.error) };
  return { result: { data: superjson.serialize(body.result.data) } };
}

/** The answers line by line, as the client of streamed calls asks for them; a generator's values arrive one at a time. */
function streamed(bodies: Promise<Body>[]): Response {
  const data = bodies.map(async (coming) => {
    const body = await coming;
    // The producer looks for values that come later only directly below other such values.
    return 'error' in body ? body : { result: Promise.resolve({ data: Promise.resolve(body.result.data) }) };
  });
  const lines = jsonlStreamProducer({ data: { ...data }, maxDepth: Infinity, serialize: superjson.serialize });
  return new Response(lines, { headers: { 'content-type': 'application/json' } });
}
