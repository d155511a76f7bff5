/** Users who keep writing during faults: each retries a failed call with the same key until it is acknowledged. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SubmitQuoteInput } from '#shared/quote-requests/requests.ts';
import { someRequest } from '../../prisma/seed/simulation/demand.ts';
import { createRandom } from '../../prisma/seed/simulation/random.ts';
import { requestOf } from '../../prisma/seed/simulation/request.ts';
import { type ApiClient, createApiClient } from '../../tests/support/api-client.ts';
import { pdf, sendFile } from '../../tests/support/files.ts';
import { draftKey } from '../../tests/support/requests.ts';
import type { Fact, FactKind, Ledger } from './ledger.ts';

const PAUSE_MS = 100;
/** A case holds few documents. */
const DOCUMENT_PAUSE_MS = 500;

export interface Desk {
  url: string;
  caseId: string;
  client: ApiClient;
  broker: ApiClient;
}

/** Writes one fact and returns how to find it again. After a failure it is called again with the same key. */
type Writing = (desk: Desk, key: string) => Promise<string>;

async function accepted(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer;
  if (status !== 200 && status !== 409) throw new Error(`${status}: ${text}`);
}

const writings: Record<FactKind, Writing> = {
  async 'contact message'({ url }, key) {
    const json = { name: 'Ava Example', email: `${key}@example.com`, phone: '403-555-0142', message: `Chaos ${key}` };
    await accepted(createApiClient(url).call('POST', '/api/contact', { json }));
    return `Chaos ${key}`;
  },
  async request({ url }, key) {
    const request = keptRequest(key);
    await createApiClient(url).trpc.quotes.submit.mutate(request);
    return emailOf(key);
  },
  async 'message in a case'({ broker, caseId }, key) {
    await broker.trpc.messages.send.mutate({ caseId, body: `Chaos ${key}`, clientKey: key });
    return `Chaos ${key}`;
  },
  async 'newsletter sign-up'({ url }, key) {
    const email = `${key}@example.com`;
    await accepted(createApiClient(url).call('POST', '/api/newsletter/simple', { json: { email } }));
    return email;
  },
  async document({ client, caseId }, key) {
    const { document } = await sendFile(client, caseId, `${key}.pdf`, pdf(key, 20_000));
    return document.id;
  },
};

const emailOf = (key: string) => `${key}@example.com`;
const random = createRandom(2026);
const requests = new Map<string, SubmitQuoteInput>();

/** The same request, in the same draft, for every attempt: sent twice it counts once. */
function keptRequest(key: string): SubmitQuoteInput {
  let kept = requests.get(key);
  if (!kept) {
    const asked = someRequest(random);
    const from = { ...asked.from, email: emailOf(key) };
    kept = { ...draftKey(), ...requestOf({ ...asked, from }, random, today()) };
    requests.set(key, kept);
  }
  return kept;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

async function writeOn(kind: FactKind, desk: Desk, ledger: Ledger, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const key = randomUUID();
    let fact: Fact | null = null;
    while (!fact && !stop.aborted) {
      try {
        fact = { kind, key: await writings[kind](desk, key) };
        ledger.acknowledge(fact);
      } catch {
        ledger.refuse();
      }
      await sleep(kind === 'document' ? DOCUMENT_PAUSE_MS : PAUSE_MS);
    }
  }
}

/** Starts one writer of each kind; the returned function stops them and waits until they have stopped. */
export function startWriters(desk: Desk, ledger: Ledger): () => Promise<void> {
  const stop = new AbortController();
  const kinds = Object.keys(writings) as FactKind[];
  const writing = Promise.all(kinds.map((kind) => writeOn(kind, desk, ledger, stop.signal)));
  return async () => {
    stop.abort();
    await writing;
  };
}
