import { type ApiClient, signIn, submitQuote } from './api-client.ts';
import { eventually } from './eventually.ts';

const brokers = ['demo_broker', 'demo_broker_life', 'demo_broker_north'];

/** A case of the demo's client on which a broker is working. */
export async function workedCase(url: string): Promise<{ caseId: string; client: ApiClient; broker: ApiClient }> {
  const client = await signIn(url, 'demo_client');
  await submitQuote(client, { email: 'demo.client@example.com' });
  const asked = await Promise.all(brokers.map((name) => signIn(url, name).catch(() => null)));
  const { broker, row } = await eventually('a broker is asked', async () => {
    for (const each of asked) {
      const offered = await each?.trpc.cases.list.query({ scope: 'offered' });
      if (each && offered?.cases[0]) return { broker: each, row: offered.cases[0] };
    }
    return null;
  });
  await broker.trpc.cases.acceptOffer.mutate({ caseId: row.id, version: row.version });
  return { caseId: row.id, client, broker };
}
