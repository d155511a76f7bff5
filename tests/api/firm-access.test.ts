/** The access of assistants and managers to every procedure that needs a session: the same calls as in the access matrix. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, type ApiClient, signIn } from '../support/api-client.ts';
import { assistantsMay, managersMay, needLicence } from '../support/calls/firm-people.ts';
import { FIRM_ID } from '../support/calls/firms.ts';
import { HEIR_ID } from '../support/calls/moves.ts';
import { allCaseCalls, nowhere, typeOf } from '../support/calls/procedures.ts';
import { resetCase } from '../support/calls/reset.ts';
import { actors, type CaseCall } from '../support/calls/rows.ts';
import { activeCase, type Party } from '../support/cases.ts';
import { makeFirm, memberOf, putInFirm } from '../support/firms.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const people = ['assistant', 'manager', 'elsewhere'] as const;
type Who = (typeof people)[number];

let server: TestServer;
let party: Party;
const ids = {} as Record<Who, string>;
const sessions = {} as Record<Who, ApiClient>;

beforeAll(async () => {
  server = await startTestServer({ variables: { RATE_LIMIT_SCALE: '1000' } });
  const { services } = server;
  party = await activeCase(services);
  await reset('active');
  const other = await makeFirm(services);
  for (const [who, firmId, role] of [
    ['assistant', FIRM_ID, 'assistant'],
    ['manager', FIRM_ID, 'manager'],
    ['elsewhere', other.id, 'assistant'],
  ] as const) {
    const { id, username } = await memberOf(services, firmId, role, `Some ${who}`);
    ids[who] = id;
    sessions[who] = await signIn(server.url, username);
  }
});
afterAll(() => server.stop());

/** Everything as the call needs it, with the assistant and the manager in their places. */
async function reset(status: CaseCall['status']): Promise<void> {
  const { services } = server;
  const { caseId, broker } = party;
  await resetCase(services, { caseId, brokerId: broker.id, status });
  if (!ids.manager) return;
  await putInFirm(services, ids.assistant, FIRM_ID, 'assistant');
  await putInFirm(services, ids.manager, FIRM_ID, 'manager');
  // Of another firm nobody may be named.
  await putInFirm(services, HEIR_ID, FIRM_ID, 'broker');
  await services.db.caseAssistant.createMany({
    data: [ids.assistant, ids.elsewhere].map((userId) => ({ caseId, userId, addedAt: services.now() })),
    skipDuplicates: true,
  });
}

const statusOf = ({ access }: CaseCall, actor: (typeof actors)[number]) => access[actors.indexOf(actor)] ?? 0;

/** Whether a call succeeds. What is open to a broker without a part in the case is not about the case. */
function succeeds(who: Who, call: CaseCall): boolean {
  if (needLicence.includes(call.procedure)) return false;
  const may = { assistant: assistantsMay, manager: managersMay, elsewhere: [] as readonly string[] }[who];
  return may.includes(call.procedure) || statusOf(call, 'otherBroker') === 200;
}

const calls = allCaseCalls(nowhere).filter(({ procedure }) => typeOf(procedure) !== 'subscription');

test('the lists name procedures that exist', () => {
  const known = new Set(calls.map(({ procedure }) => procedure));
  expect([...assistantsMay, ...managersMay, ...needLicence].filter((name) => !known.has(name))).toEqual([]);
});

test.each(calls.map(({ procedure }) => procedure))('%s', async (procedure) => {
  const { caseId, broker } = party;
  const call = allCaseCalls({ caseId, brokerId: broker.id }).find((each) => each.procedure === procedure);
  if (!call) throw new Error(`${procedure} has no row`);
  const answers: [Who, Answer][] = [];
  await reset(call.status);
  for (const who of people.toSorted((one, other) => Number(succeeds(one, call)) - Number(succeeds(other, call)))) {
    if (succeeds(who, call)) await reset(call.status);
    answers.push([who, await sessions[who].wire(typeOf(procedure) as 'query', procedure, JSON.stringify(call.input))]);
  }
  for (const [who, { status, text }] of answers) {
    const what = `${who}: ${text.slice(0, 300)}`;
    if (succeeds(who, call)) expect(status, what).toBe(200);
    else expect([403, 404], what).toContain(status);
    if (who === 'elsewhere') expect(text).not.toMatch(/Morgan|AB-\d{4}/);
  }
});
