/**
 * A server that speaks OpenAI's Chat Completions on a loopback port, and behaves as a test wants: well, slowly, or badly.
 * It never waits for a duration, except where measurements ask for it: a slow response waits until the test calls `release()`.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as wholeText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** The part of a request that tests check. */
export type ProviderRequest = {
  model: string;
  store?: boolean;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  max_completion_tokens?: number;
  messages: { role: string; content: string }[];
};

export type SeenRequest = {
  body: ProviderRequest;
  headers: IncomingHttpHeaders;
  /** `closed`: the caller hung up before the response was complete. */
  state: 'open' | 'finished' | 'closed';
  /** `performance.now()` when the first word was sent. */
  firstWordAt: number | null;
};

export type Script = {
  /** The whole answer, with its first line of sources. */
  text: string;
  /** The token usage it reports; null: none. */
  tokens: number | null;
};

/** The default answer, in the agreed format. */
export const WORDS = 'The pages of this site say more about that. [1] A licensed broker partner can explain it to you.';
const usual: Script = { text: `SOURCES: 1\n${WORDS}`, tokens: 900 };

export type AssistantServer = {
  /** For OPENAI_BASE_URL. */
  url: string;
  /** Every request since the last `behave`, oldest first. */
  requests: SeenRequest[];
  /** Sets the behaviour from now on, and forgets earlier requests. */
  behave(how: Behaviour, script?: Partial<Script>): void;
  /** Releases everything that waits. */
  release(): void;
  /** Stops listening from now on. */
  close(): Promise<void>;
};

type Turn = { res: ServerResponse; seen: SeenRequest; script: Script; first: boolean; released: Promise<void> };

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const chunk = (rest: object) =>
  event({ id: 'chatcmpl-test', object: 'chat.completion.chunk', created: 1_790_000_000, model: 'test-model', ...rest });
const delta = (content: string, finish: string | null = null) =>
  chunk({ choices: [{ index: 0, delta: content === '' ? {} : { content }, finish_reason: finish }] });

function open(res: ServerResponse, type = 'text/event-stream; charset=utf-8'): void {
  res.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).flushHeaders();
}

/** Word by word, as models do. */
function say({ res, seen }: Turn, text: string): void {
  for (const word of text.split(/(?<=\S)(?=\s)/)) {
    seen.firstWordAt ??= performance.now();
    res.write(delta(word));
  }
}

function finish({ res, script }: Turn, reason = 'stop'): void {
  res.write(delta('', reason));
  const total_tokens = script.tokens;
  if (total_tokens !== null) {
    const usage = { prompt_tokens: total_tokens - 100, completion_tokens: 100, total_tokens };
    res.write(chunk({ choices: [], usage }));
  }
  res.end('data: [DONE]\n\n');
}

function stream(turn: Turn, reason?: string): void {
  open(turn.res);
  say(turn, turn.script.text);
  finish(turn, reason);
}

function half({ text }: Script): [string, string] {
  const middle = text.indexOf(' ', Math.ceil(text.length / 2));
  return middle < 0 ? [text, ''] : [text.slice(0, middle), text.slice(middle)];
}

function sayHalf(turn: Turn): void {
  open(turn.res);
  say(turn, half(turn.script)[0]);
}

function refuse({ res }: Turn, status: number, headers: Record<string, string> = {}): void {
  const error = { message: 'The test server refuses this.', type: 'test', code: 'refused' };
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error }));
}

/** Endless, as fast as the receiver reads. */
async function pour({ res }: Turn, piece: string): Promise<void> {
  const gone = once(res, 'close');
  while (!res.destroyed) if (!res.write(piece)) await Promise.race([once(res, 'drain'), gone]);
}

/** Retry at once: a test should not have to wait for a second attempt. */
const AT_ONCE = { 'retry-after-ms': '1' };

const behaviours = {
  streaming: (turn: Turn) => stream(turn),
  /** At the pace of a quick model: a hundred tokens a second, of four letters each. */
  paced: async (turn: Turn) => {
    open(turn.res);
    for (const token of turn.script.text.match(/[\s\S]{1,4}/g) ?? []) {
      turn.seen.firstWordAt ??= performance.now();
      turn.res.write(delta(token));
      await sleep(10);
    }
    finish(turn);
  },
  /** Ends midway, because the model has used up its tokens. */
  'out-of-tokens': (turn: Turn) => stream(turn, 'length'),
  'waits-first': async (turn: Turn) => {
    open(turn.res);
    await turn.released;
    say(turn, turn.script.text);
    finish(turn);
  },
  'waits-midway': async (turn: Turn) => {
    sayHalf(turn);
    await turn.released;
    say(turn, half(turn.script)[1]);
    finish(turn);
  },
  /** Accepts the question and never answers. */
  hangs: () => undefined,
  'hangs-after-headers': ({ res }: Turn) => open(res),
  'hangs-midway': sayHalf,
  /** Ends midway as if that were all. */
  'stops-midway': (turn: Turn) => {
    sayHalf(turn);
    turn.res.end();
  },
  'breaks-midway': (turn: Turn) => {
    sayHalf(turn);
    turn.res.write(': the end\n\n', () => turn.res.destroy());
  },
  'error-midway': (turn: Turn) => {
    sayHalf(turn);
    turn.res.end(event({ error: { message: 'The test server broke.', type: 'server_error' } }));
  },
  'limited-at-once': (turn: Turn) => refuse(turn, 429, AT_ONCE),
  limited: (turn: Turn) => refuse(turn, 429),
  'limited-for-long': (turn: Turn) => refuse(turn, 429, { 'retry-after': '30' }),
  'limited-once': (turn: Turn) => (turn.first ? refuse(turn, 429, AT_ONCE) : stream(turn)),
  fails: (turn: Turn) => refuse(turn, 500, AT_ONCE),
  'fails-once': (turn: Turn) => (turn.first ? refuse(turn, 500, AT_ONCE) : stream(turn)),
  'refuses-the-key': (turn: Turn) => refuse(turn, 401),
  /** Hangs up without a response. */
  'drops-connections': ({ res }: Turn) => res.destroy(),
  redirects: ({ res }: Turn) => res.writeHead(307, { location: '/v1/elsewhere' }).end(),
  html: ({ res }: Turn) => res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in to the network</h1>'),
  'html-as-stream': ({ res }: Turn) => {
    open(res);
    res.end('<h1>Sign in to the network</h1>\n\n');
  },
  'broken-json': ({ res }: Turn) => {
    open(res);
    res.end('data: {"choices": [{"delta": {"content": "SOURCES\n\ndata: [DONE]\n\n');
  },
  'wrong-shapes': ({ res }: Turn) => {
    open(res);
    for (const data of [null, 1, 'SOURCES: 1', [], { choices: 'many' }, { choices: [null, { delta: { content: 7 } }] }])
      res.write(event(data));
    res.end('data: [DONE]\n\n');
  },
  empty: (turn: Turn) => {
    open(turn.res);
    finish(turn);
  },
  refusal: (turn: Turn) => {
    open(turn.res);
    turn.res.write(chunk({ choices: [{ index: 0, delta: { refusal: 'I cannot.' }, finish_reason: null }] }));
    finish(turn);
  },
  /** Endless words. */
  huge: async (turn: Turn) => {
    open(turn.res);
    say(turn, 'SOURCES: 1\n');
    await pour(turn, delta(' The pages of this site say more about that. [1]'));
  },
  /** Endless passages that do not exist: an answer that never grows. */
  'huge-and-empty': async (turn: Turn) => {
    open(turn.res);
    say(turn, 'SOURCES: 1\n');
    await pour(turn, delta(' [99]'));
  },
  /** Bytes without a line break. */
  'huge-line': async (turn: Turn) => {
    open(turn.res);
    await pour(turn, 'x'.repeat(16_384));
  },
} satisfies Record<string, (turn: Turn) => unknown>;

export type Behaviour = keyof typeof behaviours;

export async function startAssistantServer(): Promise<AssistantServer> {
  let how: Behaviour = 'streaming';
  let script = usual;
  let gate = Promise.withResolvers<void>();
  const requests: SeenRequest[] = [];
  const server = createServer(async (req, res) => {
    if (req.method !== 'POST' || req.url !== '/v1/chat/completions') return res.writeHead(404).end();
    const body = JSON.parse(await wholeText(req)) as ProviderRequest;
    const seen: SeenRequest = { body, headers: req.headers, state: 'open', firstWordAt: null };
    const first = requests.push(seen) === 1;
    res.on('error', () => undefined);
    res.once('close', () => {
      seen.state = res.writableFinished ? 'finished' : 'closed';
    });
    await behaviours[how]({ res, seen, script, first, released: gate.promise });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave(next, changes = {}) {
      how = next;
      script = { ...usual, ...changes };
      requests.length = 0;
      gate = Promise.withResolvers<void>();
    },
    release: () => gate.resolve(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The environment of a product that uses this server. Timeouts are short: a test that waits for one waits that long. */
export function providerVariables(server: AssistantServer, changes: Record<string, string> = {}) {
  return {
    OPENAI_API_KEY: 'test-key',
    OPENAI_BASE_URL: server.url,
    OPENAI_MODEL: 'test-model',
    OPENAI_PROVIDER: 'Test Provider',
    OPENAI_TIMEOUT_SECONDS: '0.5',
    ...changes,
  };
}
