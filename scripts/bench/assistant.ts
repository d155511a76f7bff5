import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import type { AppRouter } from '#server/app/trpc/root.ts';
import { websiteChat } from '#shared/assistant/texts.ts';
import { transformer } from '../../src/client/lib/transformer.ts';
import { type AssistantServer, providerVariables, startAssistantServer } from '../../tests/support/assistant-server.ts';
import { startProduct } from '../lib/product.ts';
import type { Row } from './report.ts';
import { percentile } from './rounds.ts';
import type { Setting } from './setting.ts';

const GOAL_MS = 150;
const AT_ONCE = 20;

type Ask = (turn: number) => Promise<number>;

/**
 * From the first token of the AI provider to the first words a visitor receives. This process plays both, so one clock measures; the
 * product in between is a separate process.
 */
export async function measureAssistant({ shutdown, smtp, folder, quick, ...urls }: Setting): Promise<Row[]> {
  const provider = await startAssistantServer();
  shutdown.add(provider.close);
  const variables = providerVariables(provider, { OPENAI_TIMEOUT_SECONDS: '15', OPENAI_DAILY_TOKENS: '1000000000' });
  const product = await startProduct(shutdown, { ...urls, smtpUrl: smtp.url, folder, variables });
  const ask = asking(product.url, provider);
  provider.behave('paced');
  // The first turns load and compile what the others use.
  for (let turn = 0; turn < 5; turn += 1) await ask(turn);
  const alone: number[] = [];
  for (let turn = 0; turn < (quick ? 5 : 50); turn += 1) alone.push(await ask(100 + turn));
  const together: number[] = [];
  for (let round = 0; round < (quick ? 1 : 5); round += 1)
    together.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => ask(1000 + round * 100 + turn)))));
  await product.stop();
  await provider.close();
  return [row('one after the other', alone), row(`${AT_ONCE} at once`, together)];
}

/** Asks one question to its end, and returns the milliseconds between the two events. */
function asking(url: string, provider: AssistantServer): Ask {
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchStreamLink({ url: `${url}/api/trpc`, transformer, maxItems: 1 })],
  });
  return async (turn) => {
    // The number identifies the question among those that reached the provider.
    const content = `What is the difference between comprehensive and collision coverage, in turn ${turn}?`;
    const stream = await client.chat.converse.mutate({
      messages: [{ role: 'user', content }],
      caseInfo: { ...websiteChat, currentPage: '/' },
    });
    let firstWords: number | null = null;
    for await (const event of stream) if (event.type === 'text') firstWords ??= performance.now();
    const seen = provider.requests.find(({ body }) => body.messages.at(-1)?.content.includes(`in turn ${turn}?`));
    if (!firstWords || !seen?.firstWordAt) throw new Error('A question was not answered by the provider');
    return firstWords - seen.firstWordAt;
  };
}

function row(how: string, times: number[]): Row {
  const p95 = percentile(times, 0.95);
  return {
    what: `Assistant, from the first token of an AI provider to the first words reaching the visitor, ${how}, p95`,
    result: `${Math.round(p95)} ms`,
    goal: `at most ${GOAL_MS} ms`,
    met: p95 <= GOAL_MS,
    details: `median ${Math.round(percentile(times, 0.5))} ms, slowest ${Math.round(Math.max(...times))} ms; ${times.length} questions, a hundred tokens a second`,
  };
}
