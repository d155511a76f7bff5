/** A partner’s request on its way to options, with test keys of the partner and of a broker whom webhooks keep up to date. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, verifyWebhook } from '@coverbridge/client';
import { greeting, option, request, types, wish } from './sample.ts';

export async function leadToOptions(baseUrl: string, partnerKey: string, brokerKey: string, port = 4999) {
  const [partner, broker] = [createClient({ baseUrl, key: partnerKey }), createClient({ baseUrl, key: brokerKey })];
  const { data: hook } = await broker.POST('/api/webhooks', { body: { url: `http://127.0.0.1:${port}`, types } });
  const arrived: string[] = [];
  const server = createServer(async (request, response) => {
    const event = await verifyWebhook(hook.secret, request.headers, await text(request)).catch(() => null);
    if (event) arrived.push(event.type);
    response.writeHead(event ? 204 : 400).end();
  }).listen(port);
  const { data: me } = await broker.GET('/api/brokers/me');
  const consents = [];
  for await (const { purpose, version } of partner.each('/api/consent-texts'))
    consents.push({ purpose, version, given: true as const, at: new Date().toISOString() });
  const { data: lead } = await partner.POST('/api/leads', { body: { ...request, consents, testBrokerId: me.id } });
  const path = { caseId: lead.id };
  const now = async () => {
    const { data } = await broker.GET('/api/cases/{caseId}', { params: { path } });
    return { params: { path, header: { 'If-Match': `"${data.version}"` } } };
  };
  while (!arrived.includes('case.offered')) await sleep(100);
  await broker.POST('/api/cases/{caseId}/accept-offer', await now());
  await broker.POST('/api/cases/{caseId}/messages', { params: { path }, body: greeting });
  await broker.POST('/api/cases/{caseId}/document-requests', { params: { path }, body: wish });
  while (!arrived.includes('document.added')) await sleep(100);
  const { data: documents } = await broker.GET('/api/cases/{caseId}/documents', { params: { path } });
  const versionId = documents.items[0]?.versions[0]?.id ?? '';
  const where = { params: { path: { versionId } }, parseAs: 'arrayBuffer' as const };
  const { data: file } = await broker.GET('/api/documents/{versionId}/content', where);
  await broker.POST('/api/cases/{caseId}/options', { ...(await now()), body: { options: [option] } });
  const { data: packet } = await broker.GET('/api/cases/{caseId}/packet', { params: { path } });
  server.close().closeAllConnections();
  return { number: packet.case.number, bytes: file.byteLength, arrived };
}
