import type { Database } from '#server/platform/db/client.ts';
import { sandboxBroker } from '#shared/integrations/sandbox-cast.ts';
import type { SandboxCase } from './policy.ts';

const { id: simulatedId } = sandboxBroker;

/** A case as the simulated people see it, with the version that their next step is about; null once it was deleted. */
export async function findSandboxCase(
  db: Database,
  caseId: string,
): Promise<(SandboxCase & { version: number }) | null> {
  const row = await db.case.findUnique({
    where: { id: caseId },
    select: { status: true, version: true, brokerId: true },
  });
  if (!row) return null;
  const where = { caseId };
  const [offer, replies, requests, option] = await Promise.all([
    db.offer.findFirst({ where: { ...where, status: 'open' }, select: { brokerId: true } }),
    db.message.count({ where: { ...where, senderId: row.brokerId ?? simulatedId, kind: 'message' } }),
    db.documentRequest.findMany({ where, select: { id: true, status: true } }),
    db.quoteOption.findFirst({
      where: { ...where, status: 'open' },
      orderBy: { position: 'asc' },
      select: { id: true },
    }),
  ]);
  const { status, version, brokerId } = row;
  const openRequestId = requests.find((request) => ['open', 'rejected'].includes(request.status))?.id ?? null;
  return {
    status,
    version,
    simulated: (brokerId ?? offer?.brokerId) === simulatedId,
    replies,
    documentRequests: requests.length,
    openRequestId,
    openOptionId: option?.id ?? null,
    asked: status === 'waiting_client' && openRequestId === null,
  };
}
