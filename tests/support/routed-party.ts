import { routeCase } from '#server/modules/assignment/routing/commands.ts';
import type { Services } from '#server/platform/services.ts';
import { activeCase, type Party } from './cases.ts';
import { eventually } from './eventually.ts';

/** A case in progress on a server where no job runs, so that a test says when something is sent: the routing is done by hand. */
export async function routedParty(services: Services): Promise<Party> {
  const active = activeCase(services);
  await eventually('the request is routed', async () => {
    const row = await services.db.case.findFirst({
      where: { clientId: null, brokerId: null },
      orderBy: { id: 'desc' },
    });
    if (row) await routeCase(services, row.id);
    return row;
  });
  return active;
}
