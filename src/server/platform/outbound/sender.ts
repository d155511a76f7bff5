/**
 * Sends to addresses that others chose. The name is resolved here, every answer is checked, and the connection is made to one of these
 * answers: between the check and the connection nothing can change. Redirects aren't followed.
 */
import { lookup, Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { checkedUrl, isPublicAddress } from './targets.ts';

const DEADLINE_MS = 10_000;
/** What is read of an answer. The rest stays with the sender. */
const ANSWER_BYTES = 4_096;
const CONNECTIONS_PER_TARGET = 4;
const IDLE_MS = 5_000;

/** Why nothing was answered: names can't be found, addresses aren't public, and so on. */
export type SendFailure = 'address' | 'name' | 'connection' | 'certificate' | 'timeout' | 'answer';
export type Sent = { status: number; answer: string; milliseconds: number };
export type Unsent = { failure: SendFailure; milliseconds: number };

export type Outbound = {
  /** Never throws. A status says that there was an answer, whichever. */
  send(url: string, body: string | Uint8Array, headers: Record<string, string>): Promise<Sent | Unsent>;
  close(): Promise<void>;
};

type Address = { address: string; family: 4 | 6 };
export type Resolve = (name: string) => Promise<string[]>;

/** Thrown into the connection, and found again as the cause of its failure. */
class Refusal extends Error {
  readonly failure: SendFailure;
  constructor(failure: SendFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** Asks the name servers directly: the system's resolver would occupy one of the few threads that passwords are hashed on. */
function publicResolver(): Resolve {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  return async (name) => {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}

/** For development, where names such as localhost are in a file of the machine. */
const systemResolver: Resolve = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

/** @throws {Refusal} when the name has no address, or any of them isn't public */
async function checkedAddresses(name: string, resolve: Resolve, allowPrivate: boolean): Promise<Address[]> {
  const found = isIP(name) ? [name] : await resolve(name).catch(() => []);
  if (found.length === 0) throw new Refusal('name');
  if (!allowPrivate && !found.every(isPublicAddress)) throw new Refusal('address');
  return found.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 }));
}

/** What the connection asks instead of the system's resolver. */
function checkingLookup(resolve: Resolve, allowPrivate: boolean): LookupFunction {
  return (name, { all }, done) => {
    checkedAddresses(name, resolve, allowPrivate).then(
      (addresses) => {
        const [first] = addresses as [Address, ...Address[]];
        if (all) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, ''),
    );
  };
}

const certificateCodes = /^(CERT_|ERR_TLS|ERR_SSL|EPROTO|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/;

function failureOf(error: unknown): SendFailure {
  const { name, code, cause, errors } = error as Error & { code?: string; errors?: unknown[] };
  if (error instanceof Refusal) return error.failure;
  if (cause instanceof Refusal) return cause.failure;
  const refusal = errors?.find((one) => one instanceof Refusal);
  if (refusal) return (refusal as Refusal).failure;
  if (name === 'TimeoutError' || code?.includes('TIMEOUT') || code === 'ETIMEDOUT') return 'timeout';
  if (certificateCodes.test(code ?? '')) return 'certificate';
  if (name === 'HTTPParserError' || code === 'UND_ERR_HEADERS_OVERFLOW') return 'answer';
  return 'connection';
}

/** Reads what is wanted of the answer, and closes the connection on the rest. An answer that breaks off was still an answer. */
async function readStart(body: AsyncIterable<Buffer> & { destroy(): void }): Promise<string> {
  let start = Buffer.alloc(0);
  try {
    for await (const chunk of body) {
      start = Buffer.concat([start, chunk]);
      if (start.length >= ANSWER_BYTES) break;
    }
  } catch {
    // The status has arrived, and decides.
  } finally {
    body.destroy();
  }
  return start.subarray(0, ANSWER_BYTES).toString('utf8');
}

type Options = {
  /** Any address and port, without TLS: for development and tests. */
  allowPrivate: boolean;
  /** What names lead to. Tests give their own. */
  resolve?: Resolve;
  deadlineMs?: number;
};

export function openOutbound({
  allowPrivate,
  resolve = allowPrivate ? systemResolver : publicResolver(),
  deadlineMs = DEADLINE_MS,
}: Options): Outbound {
  // The library is loaded with the first address that is called.
  const open = async () => {
    const { Agent, request } = await import('undici');
    const agent = new Agent({
      connections: CONNECTIONS_PER_TARGET,
      pipelining: 1,
      allowH2: false,
      keepAliveTimeout: IDLE_MS,
      maxHeaderSize: 8_192,
      connect: { lookup: checkingLookup(resolve, allowPrivate), timeout: deadlineMs },
    });
    return { agent, request };
  };
  let opened: ReturnType<typeof open> | undefined;
  return {
    async send(text, body, headers) {
      const startedAt = performance.now();
      const milliseconds = () => Math.round(performance.now() - startedAt);
      // An address written as a number is connected to without any lookup, so it is checked here.
      const checked = checkedUrl(text, { allowPrivate });
      if (!('url' in checked)) return { failure: 'address', milliseconds: milliseconds() };
      try {
        opened ??= open();
        const { agent, request } = await opened;
        const answer = await request(checked.url, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', ...headers },
          dispatcher: agent,
          signal: AbortSignal.timeout(deadlineMs),
        });
        const start = await readStart(answer.body);
        return { status: answer.statusCode, answer: start, milliseconds: milliseconds() };
      } catch (error) {
        return { failure: failureOf(error), milliseconds: milliseconds() };
      }
    },
    close: async () => (await opened)?.agent.destroy(),
  };
}
