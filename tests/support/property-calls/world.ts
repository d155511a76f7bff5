/** Who calls in the property-made calls, and what exists there. */
import { staffScopes } from '#shared/integrations/schema.ts';
import { DEMO_PASSWORD } from '../../../prisma/seed/people.ts';
import { type ApiClient, createApiClient, signIn } from '../api-client.ts';
import { resetCase } from '../calls/reset.ts';
import type { CaseCall } from '../calls/rows.ts';
import { activeCase, type Party } from '../cases.ts';
import { createUpload, pdf } from '../files.ts';
import { clientWithKey, KEY_UNDER_TEST } from '../keys.ts';
import { partnerIn, partnerLead } from '../partners.ts';
import type { TestServer } from '../server.ts';
import { storeDocument } from '../stored-document.ts';
import type { Operation } from './operations.ts';

export type Caller = CaseCall['as'] | 'visitor' | 'brokerKey' | 'partnerKey' | 'testKey';
const keys: readonly Caller[] = ['brokerKey', 'partnerKey', 'testKey'];

/** These begin or end a session, so nobody calls them in one that is still needed. */
const sessionCalls = ['auth.login', 'auth.register', 'auth.logout'];

export interface World {
  server: TestServer;
  party: Party;
  callers: Record<Caller, ApiClient>;
  /** What these callers must never be shown. */
  secrets: string[];
  /** A second case that no call changes, with a document and a lead. */
  kept: { caseId: string; versionId: string; leadId: string };
  beginUpload(): Promise<string>;
  reset(row: CaseCall | undefined, after?: string): Promise<void>;
}

export async function worldOn(server: TestServer): Promise<World> {
  const { services, url, env } = server;
  const party = await activeCase(services);
  const { caseId, broker, client } = party;
  const admin = await signIn(url, 'demo_admin');
  const inSession = await signIn(url, broker.username);
  const { secret } = await inSession.trpc.keys.create.mutate({
    ...{ kind: 'test', name: KEY_UNDER_TEST, currentPassword: DEMO_PASSWORD },
    scopes: [...staffScopes],
  });
  const partnerId = await partnerIn(services);
  await services.db.partner.update({ where: { id: partnerId }, data: { dailyCeiling: 10_000 } });
  const { id: createdById } = await services.db.user.findUniqueOrThrow({ where: { usernameKey: 'demo_admin' } });
  const partnerKey = await clientWithKey(services, url, { partnerId, createdById }, ['leads:write', 'leads:read']);
  const callers = {
    visitor: createApiClient(url),
    client: await signIn(url, client.username),
    broker: inSession,
    admin,
    brokerKey: await clientWithKey(services, url, { ownerId: broker.id }, staffScopes),
    partnerKey,
    testKey: createApiClient(url, { authorization: `Bearer ${secret}` }),
  };
  const other = await activeCase(services);
  await services.db.case.update({ where: { id: other.caseId }, data: { brokerId: broker.id, clientId: client.id } });
  const stored = { caseId: other.caseId, by: client, content: pdf(), fileName: 'licence.pdf' };
  const versionId = await storeDocument(services, stored);
  const sent = await partnerKey.rest('POST', '/api/leads', { json: partnerLead() });
  return {
    ...{ server, party, callers },
    secrets: [env.sessionSecret, env.dataKey.toString('base64url'), secret],
    kept: { caseId: other.caseId, versionId, leadId: (sent.body as { id: string }).id },
    async beginUpload() {
      // Nobody may have many unfinished ones, and calls that begin one don’t finish it.
      await services.staging.removeAbandoned(new Date('2099-01-01'));
      const { headers, status, text } = await createUpload(callers.brokerKey, { caseId, fileName: 'a.pdf', length: 5 });
      const id = headers.get('location')?.split('/').at(-1);
      if (!id) throw new Error(`No upload was begun: ${status} ${text}`);
      return id;
    },
    async reset(row, after) {
      // What has no row, such as an upload, needs a case that is being worked on, whatever the operation before left of it.
      const status = row?.status ?? 'active';
      if (row || after === undefined) await resetCase(services, { caseId, brokerId: broker.id, status }, after);
    },
  };
}

/** Whether the caller has what the document asks for: nothing, a session, or a key with one of the scopes. */
export function hasCredentials({ open, session, scopes }: Operation, caller: Caller): boolean {
  if (open) return true;
  return keys.includes(caller) ? scopes.length > 0 : session && caller !== 'visitor';
}

/** Who succeeds at an address without a row in the access matrix. */
function ownerOf(path: string): CaseCall['as'] {
  if (path.startsWith('/api/uploads')) return 'broker';
  return path.endsWith('/dates.ics') || path.startsWith('/api/privacy') ? 'client' : 'admin';
}

/** Who may try an operation; those who should succeed first, and more than once. */
export function callersOf(
  { procedure = '', path, scopes, session, open }: Operation,
  row: CaseCall | undefined,
): Caller[] {
  if (sessionCalls.includes(procedure)) return ['visitor', 'visitor', 'visitor', ...keys];
  if (scopes.some((scope) => scope.startsWith('leads:')) && !session)
    return ['partnerKey', 'partnerKey', 'partnerKey', 'brokerKey', 'admin', 'visitor', 'testKey'];
  if (procedure === 'sandbox.createRequest') return ['testKey', 'testKey', 'broker', 'visitor'];
  const owner = row?.as ?? ownerOf(path);
  const byKey: Caller[] = scopes.length > 0 ? ['brokerKey', 'brokerKey', 'testKey'] : ['brokerKey'];
  if (open) return ['visitor', 'visitor', 'visitor', owner, 'brokerKey'];
  return [owner, owner, owner, ...byKey, 'partnerKey', 'visitor', 'client'];
}
