/** A brokerage with people around the broker of a case. */
import { randomUUID } from 'node:crypto';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Services } from '#server/platform/services.ts';
import type { FirmRole } from '#shared/platform/permissions.ts';
import { type ApiClient, signIn } from './api-client.ts';
import { activeCase } from './cases.ts';
import { createPerson } from './people.ts';
import type { TestServer } from './server.ts';

type Has = Pick<Services, 'db' | 'now'>;

export async function makeFirm({ db }: Has, name = `Firm ${randomUUID().slice(0, 8)}`) {
  return db.organization.create({ data: { kind: 'brokerage', name }, select: { id: true, name: true } });
}

/** Moves a person into a firm, whichever they were of before. */
export async function putInFirm({ db, now }: Has, userId: string, firmId: string, role: FirmRole): Promise<void> {
  const data = { firmId, role };
  await db.firmMember.upsert({ where: { userId }, create: { userId, joinedAt: now(), ...data }, update: data });
}

/** A new person of a firm. Assistants, and managers who work on nothing, have no licence. */
export async function memberOf(
  services: Has,
  firmId: string,
  role: FirmRole,
  name: string,
  { licensed = role === 'broker' } = {},
): Promise<Viewer> {
  const person = await createPerson(services, 'broker', name);
  if (!licensed) await services.db.brokerProfile.delete({ where: { userId: person.id } });
  await putInFirm(services, person.id, firmId, role);
  return person;
}

/** A firm around a broker: a colleague, a manager and an assistant. */
export async function firmAround(services: Has, broker: Pick<Viewer, 'id'>) {
  const firm = await makeFirm(services);
  await putInFirm(services, broker.id, firm.id, 'broker');
  const [colleague, manager, assistant] = await Promise.all([
    memberOf(services, firm.id, 'broker', 'Robin Colleague'),
    memberOf(services, firm.id, 'manager', 'Terry Manager'),
    memberOf(services, firm.id, 'assistant', 'Sam Assistant'),
  ]);
  return { firm, colleague, manager, assistant };
}

/** An active case and the firm around its broker, everyone signed in. */
export async function openFirm({ services, url }: Pick<TestServer, 'services' | 'url'>) {
  const party = await activeCase(services);
  const around = await firmAround(services, party.broker);
  const people = [party.broker, party.client, around.colleague, around.manager, around.assistant];
  const [broker, client, colleague, manager, assistant] = (await Promise.all(
    people.map(({ username }) => signIn(url, username)),
  )) as [ApiClient, ApiClient, ApiClient, ApiClient, ApiClient];
  return { party, around, broker, client, colleague, manager, assistant };
}
