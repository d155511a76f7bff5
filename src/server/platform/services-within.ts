/** The services of a process, once for each organization whose records it works with (docs/decisions/0049). */

import type { Connected } from '#server/platform/db/client.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from './services.ts';
import { openSettings } from './settings.ts';

/** @param own the services of the process's own organization */
export function openWithin(
  own: () => Services,
  { database, retention }: { database: Connected; retention: Connected },
): Services['within'] {
  const opened = new Map<string, Promise<Services>>();

  async function open(organizationId: string): Promise<Services> {
    const services = own();
    const where = { id: organizationId };
    if (!(await services.db.organization.findUnique({ where, select: { id: true } }))) throw notFound('organization');
    const { pool, db } = database.within(organizationId);
    return {
      ...services,
      organizationId,
      pool,
      db,
      retentionDb: retention.within(organizationId).db,
      jobs: services.jobs.within(organizationId),
      settings: await openSettings(db, services.live, services.log),
    };
  }

  return (organizationId) => {
    if (organizationId === own().organizationId) return Promise.resolve(own());
    const known = opened.get(organizationId);
    if (known) return known;
    const opening = open(organizationId);
    opened.set(organizationId, opening);
    // The next call retries.
    opening.catch(() => opened.delete(organizationId));
    return opening;
  };
}
