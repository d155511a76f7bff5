/** Cases that are already in progress, for tests that begin there. */

import { acceptOffer } from '#server/modules/assignment/offers/commands.ts';
import { withState } from '#server/modules/cases/access.ts';
import { submitQuote } from '#server/modules/quote-requests/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Services } from '#server/platform/services.ts';
import { eventually } from './eventually.ts';
import { createPerson, viewerNamed } from './people.ts';
import { autoRequest } from './requests.ts';

/** A case with its state, as one row. */
export async function caseRowOf({ db }: Pick<Services, 'db'>, id: string) {
  return withState(await db.case.findUniqueOrThrow({ where: { id }, include: { state: true } }));
}

export interface Party {
  caseId: string;
  broker: Viewer;
  client: Viewer;
}

/** Submits a request and waits until matching has offered it to an eligible broker. */
export async function offeredCase(services: Services): Promise<{ caseId: string; version: number; broker: Viewer }> {
  const request = autoRequest();
  await submitQuote(services, request, '127.0.0.1');
  return eventually('the case is offered', async () => {
    const offered = await services.db.case.findUnique({
      where: { draftId: request.draftId, status: 'offered' },
      select: { id: true, version: true, offers: { select: { broker: { select: { username: true } } } } },
    });
    const username = offered?.offers[0]?.broker.username;
    if (!offered || !username) return null;
    return { caseId: offered.id, version: offered.version, broker: await viewerNamed(services, username) };
  });
}

/** A case in progress with a broker and a client who has an account. */
export async function activeCase(services: Services): Promise<Party> {
  const { caseId, version, broker } = await offeredCase(services);
  await acceptOffer(services, broker, { caseId, version });
  const client = await createPerson(services, 'client', 'Morgan Example');
  await services.db.case.update({ where: { id: caseId }, data: { clientId: client.id } });
  return { caseId, broker, client };
}
