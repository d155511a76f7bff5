/** Reading events, and a case that has some. */
import { randomUUID } from 'node:crypto';
import type { Services } from '#server/platform/services.ts';
import { consentTexts } from '#shared/consents/wordings.ts';
import type { EventType } from '#shared/events/schema.ts';
import type { EventPage, PublishedEvent } from '#shared/integrations/events.ts';
import type { LeadReceipt } from '#shared/integrations/leads.ts';
import { type ApiClient, signIn } from './api-client.ts';
import { caseRowOf } from './cases.ts';
import { eventually } from './eventually.ts';
import { createPerson } from './people.ts';
import type { TestServer } from './server.ts';

/** @param query such as `?limit=10` */
export async function eventPage(who: ApiClient, query = ''): Promise<EventPage> {
  const { status, body, text } = await who.rest('GET', `/api/events${query}`);
  if (status !== 200) throw new Error(text);
  return body as EventPage;
}

/** Everything this reader may know, page after page. */
export async function everyEvent(who: ApiClient, limit = 7, after?: string): Promise<PublishedEvent[]> {
  const { items, nextCursor } = await eventPage(who, `?limit=${limit}${after ? `&after=${after}` : ''}`);
  return nextCursor === null ? items : [...items, ...(await everyEvent(who, limit, nextCursor))];
}

export const idIn = (event: PublishedEvent) => event.case?.id ?? event.lead?.id;

export async function eventTypesOf(who: ApiClient, caseId: string): Promise<EventType[]> {
  return (await everyEvent(who)).filter((event) => idIn(event) === caseId).map(({ type }) => type);
}

export async function versionOf(services: Services, id: string): Promise<number> {
  return (await caseRowOf(services, id)).version;
}

/** A partner's lead that a broker has accepted, whose client has an account. */
export async function partnersCase({ services, url }: TestServer, partner: ApiClient) {
  const given = { given: true, at: new Date(Date.now() - 60_000).toISOString() };
  const { body } = await partner.rest('POST', '/api/leads', {
    json: {
      externalId: randomUUID(),
      line: 'general',
      answers: { fullName: 'Ava Wong', email: 'ava@example.com', phone: '403-555-0142', postalCode: 'T2P 1J9' },
      consents: (['contact', 'share'] as const).map((purpose) => ({
        ...{ purpose, version: consentTexts[purpose].version },
        ...given,
      })),
      shown: { page: 'https://north-star.example/quote', address: '203.0.113.7', browser: 'Example/1.0' },
    },
  });
  const { id: caseId } = body as LeadReceipt;
  const offer = await eventually('it is offered', () =>
    services.db.offer.findFirst({ where: { caseId, status: 'open' }, select: { broker: true } }),
  );
  const broker = await signIn(url, offer.broker.username);
  const whileOffered = await eventTypesOf(broker, caseId);
  await broker.trpc.cases.acceptOffer.mutate({ caseId, version: await versionOf(services, caseId) });
  const person = await createPerson(services, 'client', 'Ava Wong');
  const mailbox = { contactEmail: person.email, contactEmailKey: person.email };
  await services.db.case.update({ where: { id: caseId }, data: { clientId: person.id, ...mailbox } });
  return {
    caseId,
    brokerId: offer.broker.id,
    broker,
    whileOffered,
    person,
    client: await signIn(url, person.username),
  };
}

export function say(who: ApiClient, caseId: string, kind: 'message' | 'note') {
  return who.trpc.messages.send.mutate({ caseId, body: 'qzx-words', kind, clientKey: randomUUID(), attachments: [] });
}
