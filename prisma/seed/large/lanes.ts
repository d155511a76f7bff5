/** Distributes the seed's work over connections. Statements within a part keep their order; parts are independent of each other. */
import type pg from 'pg';

export type Part = (client: pg.Client) => Promise<unknown>;

/** @returns a part that runs these statements one after the other */
export function inOrder(...statements: readonly (string | Part)[]): Part {
  return async (client) => {
    for (const statement of statements)
      await (typeof statement === 'string' ? client.query(statement) : statement(client));
  };
}

/**
 * Runs all parts: each connection picks the next one when it is done. Put the longest first.
 * @throws what the first failing part throws, once the other connections have finished theirs
 */
export async function inLanes(clients: readonly pg.Client[], parts: readonly Part[]): Promise<void> {
  const waiting = [...parts];
  const lanes = await Promise.allSettled(
    clients.map(async (client) => {
      try {
        for (let part = waiting.shift(); part; part = waiting.shift()) await part(client);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }),
  );
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason;
}
