/**
 * What a partner’s and a broker’s system do together, with nothing but the served document and `fetch`: a request, its offer, the work on it,
 * and a webhook for each step. A program of its own: its one argument says where, and with which keys; it prints what it saw.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Event, openReceiver } from './receiver.ts';
import { openTraffic } from './traffic.ts';

type Case = { version: number; status: string };
type File = { versions: { id: string; available: boolean }[] };

/** With `isTest`, the client is the sandbox’s, who acts at once. `folder` gets the HAR and the document. */
type Settings = { url: string; partnerKey: string; brokerKey: string; isTest: boolean; folder: string };

const { url, partnerKey, brokerKey, isTest, folder } = JSON.parse(process.argv[2] ?? '') as Settings;
const traffic = await openTraffic(url);
const [partner, broker] = [traffic.with(partnerKey), traffic.with(brokerKey)];

/** Asks until there is something. @throws saying what it waited for */
async function until<T>(what: string, ask: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  for (const deadline = Date.now() + 90_000; Date.now() < deadline; await sleep(250)) {
    const found = await ask();
    if (found) return found;
  }
  throw new Error(`Waited in vain until ${what}`);
}

const receiver = await openReceiver();
const types = Object.keys((traffic.document as { webhooks?: object }).webhooks ?? {});
const hook = await broker<{ id: string; secret: string }>('webhooks-create', { json: { url: receiver.url, types } });
receiver.trust(hook.body.secret);
const me = await broker<{ id: string }>('brokers-profile');

const texts = await partner<{ items: { purpose: string; version: number }[] }>('consentTexts-list');
const at = new Date().toISOString();
const lead = await partner<{ id: string; number: string }>('leads-send', {
  json: {
    ...{ externalId: crypto.randomUUID(), line: 'general', ...(isTest && { testBrokerId: me.body.id }) },
    answers: { fullName: 'Ava Wong', email: 'ava@example.com', phone: '403-555-0142', postalCode: 'T2P 1J9' },
    consents: texts.body.items.map(({ purpose, version }) => ({ purpose, version, given: true, at })),
    shown: { page: 'https://north-star.example/quote', address: '203.0.113.7', browser: 'Example/1.0' },
  },
});

const offer = await until('the request is offered', async () => {
  const { body } = await broker<{ items: { id: string; number: string }[] }>('cases-offers');
  return body.items.find(({ number }) => number === lead.body.number);
});
const path = { caseId: offer.id };
const ifMatch = async () => {
  const { body } = await broker<Case>('cases-get', { path });
  return { 'if-match': `"${body.version}"` };
};

await broker('cases-acceptOffer', { path, headers: await ifMatch() });
const message = { body: 'Hello Ava, which policy do you have now?', clientKey: crypto.randomUUID() };
await broker('messages-send', { path, json: message });
const wish = { title: 'Current policy', why: 'To compare it', category: 'policy' };
await broker('documents-requestDocument', { path, json: wish });
const sent = async () => {
  const { body } = await broker<{ items: File[] }>('documents-page', { path });
  return body.items.flatMap(({ versions }) => versions).find((version) => version.available);
};
const versionId = isTest ? (await until('the client has sent the file', sent)).id : null;
const file = versionId ? await broker('documents-content', { path: { versionId } }) : null;

const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const call = { callbackId: crypto.randomUUID(), day, time: '14:30', minutes: 30, about: 'The options' };
await broker('callbacks-plan', { path, json: call });
const coverages = [{ name: 'Contents', limitCents: 5_000_000, deductibleCents: 50_000 }];
const option = { insurer: 'Prairie Mutual', premiumCents: 168_400, term: 'annual', coverages, validUntil: day };
await broker('cases-publishOptions', { path, headers: await ifMatch(), json: { options: [option] } });
// The simulated client chooses the option; a real one takes their time.
const wanted = isTest ? 'accepted' : 'quoted';
await until(`it is ${wanted}`, async () => (await broker<Case>('cases-get', { path })).body.status === wanted);
const packet = await broker<{ case: { number: string } }>('cases-packet', { path });
const followed = await partner<{ status: string }>('leads-get', { path: { id: lead.body.id } });

const listed = await broker<{ items: Event[] }>('events-list', { query: { limit: '100' } });
const ofCase = (events: Event[]) => events.filter((event) => event.case?.id === offer.id);
await until('each event has arrived', () => ofCase(receiver.events).length >= ofCase(listed.body.items).length);
await broker('webhooks-remove', { path: { id: hook.body.id } });
receiver.close();

await writeFile(`${folder}/journey.har`, JSON.stringify(traffic.har()));
await writeFile(`${folder}/openapi.json`, JSON.stringify(traffic.document));
const seen = {
  ...{ number: lead.body.number, packetOf: packet.body.case.number, status: followed.body.status },
  ...{ fileStart: file?.bytes.subarray(0, 5).toString() ?? null, refused: receiver.refused },
  ...{ received: ofCase(receiver.events), listed: ofCase(listed.body.items) },
};
process.stdout.write(JSON.stringify(seen));
