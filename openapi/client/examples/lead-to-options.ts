/** A partner’s request on its way to options, with the test keys of the partner and of the broker who quotes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@coverbridge/client';

export async function leadToOptions(baseUrl: string, partnerKey: string, brokerKey: string) {
  const partner = createClient({ baseUrl, key: partnerKey });
  const broker = createClient({ baseUrl, key: brokerKey });
  const { data: me } = await broker.GET('/api/brokers/me');

  const consents = [];
  for await (const { purpose, version } of partner.each('/api/consent-texts')) {
    consents.push({ purpose, version, given: true as const, at: new Date().toISOString() });
  }
  const answers = { fullName: 'Ava Wong', email: 'ava@example.com', phone: '403-555-0142', postalCode: 'T2P 1J9' };
  const shown = { page: 'https://north-star.example/quote', address: '203.0.113.7', browser: 'Example/1.0' };
  const request = { externalId: `NS-${Date.now()}`, line: 'general' as const, answers, consents, shown };
  const { data: lead } = await partner.POST('/api/leads', { body: { ...request, testBrokerId: me.id } });

  const path = { caseId: lead.id };
  const params = async () => {
    const { data } = await broker.GET('/api/cases/{caseId}', { params: { path } });
    return { path, header: { 'If-Match': `"${data.version}"` } };
  };
  await broker.POST('/api/cases/{caseId}/accept-offer', { params: await params() });
  const message = { body: 'Hello Ava, which policy do you have now?', clientKey: crypto.randomUUID() };
  await broker.POST('/api/cases/{caseId}/messages', { params: { path }, body: message });
  const wish = { title: 'Present policy', why: 'To compare it', category: 'policy' as const };
  await broker.POST('/api/cases/{caseId}/document-requests', { params: { path }, body: wish });

  for (;;) {
    const { data } = await broker.GET('/api/cases/{caseId}/documents', { params: { path } });
    const version = data.items[0]?.versions[0];
    if (!version?.available) {
      await sleep(500);
      continue;
    }
    const where = { params: { path: { versionId: version.id } }, parseAs: 'arrayBuffer' as const };
    const { data: file } = await broker.GET('/api/documents/{versionId}/content', where);
    const coverages = [{ name: 'Contents', limitCents: 5_000_000, deductibleCents: 50_000 }];
    const validUntil = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const option = { insurer: 'Prairie Mutual', premiumCents: 168_400, term: 'annual' as const, coverages, validUntil };
    const body = { options: [option] };
    const { data: quoted } = await broker.POST('/api/cases/{caseId}/options', { params: await params(), body });
    return { lead: lead.number, bytes: file.byteLength, status: quoted.status };
  }
}
