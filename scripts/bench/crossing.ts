import type { Agent } from 'node:http';
import type pg from 'pg';
import { carried } from '#shared/cases/transitions.ts';
import { privacyRequestListSchema } from '#shared/privacy/schema.ts';
import { type BulkOutput, bulkOutputSchema } from '#shared/queue/bulk-schema.ts';
import { sessionCookie } from '../lib/product.ts';
import { call } from './requests.ts';
import type { ListedBusiness } from './scale.ts';

const ROUNDS = 12;
const ERASED_AT_ONCE = 2;
const MOVED_TOGETHER = 60;

/** The message of a failed item in a bulk action that broke or gave up; any other message is a refusal by the rules. */
const BROKE = /went wrong on our side|Many people are changing/;

type Carried = { caseId: string; version: number };

export type Crossed = { moved: number; late: number; erased: number; failed: string[] };

/**
 * The same cases are reassigned from both ends of one list, two brokers swap all their work, and two of the clients are erased: all six at
 * once, so that each waits for rows locked by another. Erasures use up clients, so there are far fewer of these rounds than of races.
 */
export async function crossPaths(
  { product, people }: ListedBusiness,
  database: pg.Client,
  agent: Agent,
  quick: boolean,
): Promise<Crossed> {
  const crossed: Crossed = { moved: 0, late: 0, erased: 0, failed: [] };
  const ask = async (userId: string, procedure: string, input: object): Promise<unknown> => {
    const text = await call(agent, `${product.url}/api/trpc/${procedure}`, await sessionCookie(userId), input);
    return JSON.parse(text).result.data.json;
  };
  async function meanwhile(procedure: string, input: object): Promise<unknown> {
    try {
      return await ask(people.admin, procedure, input);
    } catch (error) {
      crossed.failed.push(String(error));
      return null;
    }
  }
  async function moveTogether(brokerId: string, cases: Carried[]): Promise<void> {
    const answer = await meanwhile('cases.bulk', { action: { kind: 'handOver', brokerId }, cases });
    if (answer) countMoves(crossed, bulkOutputSchema.parse(answer));
  }
  async function erase(clientId: string, username: string): Promise<void> {
    const { requests } = privacyRequestListSchema.parse(await ask(clientId, 'privacy.request', { kind: 'deletion' }));
    const request = requests.find(({ kind, status }) => kind === 'deletion' && status === 'open');
    const input = { requestId: request?.id, version: 1, username, answer: 'Erased.' };
    if (await meanwhile('privacyDesk.erase', input)) crossed.erased += 1;
  }
  // Capacity for all: these operations must not be refused before they meet the others.
  await database.query('UPDATE broker_profiles SET capacity = 500');
  for (let round = 0; round < (quick ? 2 : ROUNDS); round += 1) {
    const brokerOf = (place: number) => people.brokers[(round + place) % people.brokers.length] ?? '';
    const [left, right] = [brokerOf(0), brokerOf(1)];
    const clients = await clientsWithMostOpen(database);
    const cases = await carriedCases(
      database,
      clients.map(({ id }) => id),
    );
    await Promise.all([
      moveTogether(left, cases),
      moveTogether(right, cases.toReversed()),
      meanwhile('brokers.handOver', { brokerId: left, toBrokerId: right }),
      meanwhile('brokers.handOver', { brokerId: right, toBrokerId: left }),
      ...clients.map(({ id, username }) => erase(id, username)),
    ]);
  }
  return crossed;
}

function countMoves(crossed: Crossed, { results }: BulkOutput): void {
  for (const { ok, message } of results)
    if (ok) crossed.moved += 1;
    else if (message && BROKE.test(message)) crossed.failed.push(message);
    else crossed.late += 1;
}

/** Clients with the most open cases who may be erased: seeded, under no legal hold. */
async function clientsWithMostOpen(database: pg.Client): Promise<{ id: string; username: string }[]> {
  const { rows } = await database.query(
    `SELECT u.id, u.username FROM users u JOIN cases c ON c.client_id = u.id
     WHERE u.username LIKE 'client_%' AND u.disabled_at IS NULL AND NOT EXISTS (
       SELECT FROM legal_holds h JOIN cases o ON o.id = h.case_id WHERE o.client_id = u.id AND h.released_at IS NULL)
     GROUP BY u.id ORDER BY count(*) FILTER (WHERE c.broker_id IS NOT NULL AND c.closed_at IS NULL) DESC, u.id LIMIT $1`,
    [ERASED_AT_ONCE],
  );
  return rows;
}

/** The cases these clients have with brokers, then those of other clients, up to the size of a bulk action. */
async function carriedCases(database: pg.Client, clientIds: readonly string[]): Promise<Carried[]> {
  const { rows } = await database.query<Carried>(
    `SELECT id AS "caseId", version FROM cases WHERE status::text = ANY($1)
     ORDER BY coalesce(client_id = ANY($2), false) DESC, random() LIMIT $3`,
    [carried, clientIds, MOVED_TOGETHER],
  );
  return rows.sort((a, b) => (a.caseId < b.caseId ? -1 : 1));
}
