/** A valid call of every operation: that of the access matrix where a procedure is behind it. */
import { randomUUID } from 'node:crypto';
import { Metadata } from '@tus/server';
import { DEMO_PASSWORD } from '../../../prisma/seed/people.ts';
import { accountCalls } from '../calls/account.ts';
import { allCaseCalls, sameInputAs } from '../calls/procedures.ts';
import { publicCalls } from '../calls/public.ts';
import type { CaseCall } from '../calls/rows.ts';
import { partnerLead } from '../partners.ts';
import type { Sample } from './drawn.ts';
import type { Operation } from './operations.ts';
import type { World } from './world.ts';

/** The access matrix's row of a call, with the status of the case in which it is valid. */
export function rowOf({ party }: World, { procedure }: Operation): CaseCall | undefined {
  const { caseId, broker } = party;
  return allCaseCalls({ caseId, brokerId: broker.id }).find((row) => row.procedure === procedure);
}

const TUS = { 'tus-resumable': '1.0.0' };

/** What the access matrix has no input for. */
const others: Readonly<Record<string, (world: World) => Sample | Promise<Sample>>> = {
  'POST /api/login': () => ({ values: {}, json: { username: 'demo_client', password: DEMO_PASSWORD } }),
  'POST /api/leads': () => ({ values: {}, json: partnerLead() }),
  'GET /api/leads/{id}': ({ kept }) => ({ values: { id: kept.leadId } }),
  'GET /api/leads/{id}/consent-certificate': ({ kept }) => ({ values: { id: kept.leadId } }),
  'POST /api/uploads': ({ party }) => ({
    values: {},
    headers: {
      ...TUS,
      'upload-length': '5',
      'upload-metadata': Metadata.stringify({ caseId: party.caseId, fileName: 'a.pdf' }),
    },
  }),
  'HEAD /api/uploads/{uploadId}': async (world) => ({ values: { uploadId: await world.beginUpload() }, headers: TUS }),
  'DELETE /api/uploads/{uploadId}': async (world) => ({
    values: { uploadId: await world.beginUpload() },
    headers: TUS,
  }),
  'PATCH /api/uploads/{uploadId}': async (world) => ({
    values: { uploadId: await world.beginUpload() },
    headers: { ...TUS, 'upload-offset': '0' },
    raw: { type: 'application/offset+octet-stream', body: new Uint8Array(Buffer.from('%PDF-')) },
  }),
  'GET /api/documents/{versionId}/content': ({ kept }) => ({ values: { versionId: kept.versionId } }),
  'GET /api/cases/{caseId}/callbacks/{callbackId}.ics': ({ party }) => ({
    values: { caseId: party.caseId, callbackId: '0194a3c0-0000-7000-8000-000000000031' },
  }),
  'GET /forms/{line}.pdf': () => ({ values: { line: 'auto' } }),
  'GET /api/admin/export/audit.csv': () => ({ values: { reason: 'A yearly review', from: '2026-11-01' } }),
  'POST /api/admin/imports': () => ({
    values: { fileName: 'clients.csv' },
    raw: { type: 'text/csv', body: 'name\nAva\n' },
  }),
  'POST /api/read-paper': () => ({ values: {}, raw: { type: 'application/pdf', body: '%PDF-1.7' } }),
  'GET /api/admin/privacy/{requestId}/data.zip': () => ({ values: { requestId: randomUUID() } }),
  'GET /api/privacy/export/{token}': () => ({ values: { token: 'A'.repeat(43) } }),
};

function fromInput(operation: Operation, { version, ...input }: Record<string, unknown>): Sample {
  const { parameters } = operation;
  const named = new Set(parameters.map(({ name }) => name));
  const versioned = named.has('If-Match');
  const all: Record<string, unknown> = versioned || version === undefined ? input : { ...input, version };
  const isNamed = ([name]: [string, unknown]) => named.has(name);
  return {
    values: Object.fromEntries(Object.entries(all).filter(isNamed)),
    json: Object.fromEntries(Object.entries(all).filter((one) => !isNamed(one))),
    ...(versioned && { headers: { 'if-match': `"${version ?? 1}"` } }),
  };
}

/** A call that is accepted as it is, made for this one call: nothing in it is in use. */
export async function sampleOf(world: World, operation: Operation): Promise<Sample> {
  const { name, procedure = '' } = operation;
  const special = others[name];
  if (special) return special(world);
  const row = rowOf(world, operation);
  if (row) return fromInput(operation, row.input);
  const open = publicCalls.find((one) => one.procedure === (sameInputAs[procedure] ?? procedure));
  const account = accountCalls.find((one) => one.procedure === procedure);
  return fromInput(operation, open?.input() ?? account?.input ?? { caseId: world.party.caseId });
}
