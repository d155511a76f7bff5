/** A valid call of every procedure that needs a session and takes input, and the state of the case in which it is valid. */
import type { Services } from '#server/services.ts';
import { hashToken } from '#server/tokens.ts';
import type { CaseStatus } from '#shared/cases/schema.ts';
import { eventually } from './eventually.ts';
import { FREE_TEXT } from './hostile.ts';

export const OPTION_ID = '0194a3c0-0000-7000-8000-000000000001';

/** The link of a receipt mail about the case. */
const INVITATION = 'B'.repeat(43);

export type CaseCall = {
  procedure: string;
  type: 'query' | 'mutation' | 'subscription';
  as: 'client' | 'broker' | 'admin';
  status: CaseStatus;
  input: Record<string, unknown>;
};

const CURSOR = Buffer.from('2026-11-21T12:00:00.000Z|0194a3c0-0000-7000-8000-000000000002').toString('base64url');

export function caseCalls(caseId: string, brokerId: string): CaseCall[] {
  const command = { caseId, version: 1 };
  const note = FREE_TEXT;
  const option = {
    insurer: note,
    premiumCents: 150_000,
    term: 'annual',
    coverages: [{ name: note, limitCents: 200_000_000, deductibleCents: 50_000, note }],
    exclusions: note,
    validUntil: '2099-01-31',
    note,
  };
  const bound = {
    insurer: note,
    policyNumber: note,
    effectiveDate: '2026-12-01',
    expiresDate: '2027-12-01',
  };
  const row = (
    as: CaseCall['as'],
    status: CaseStatus,
    procedure: string,
    type: CaseCall['type'],
    input: Record<string, unknown>,
  ): CaseCall => ({ as, status, procedure, type, input });
  return [
    row('client', 'active', 'auth.acceptInvitation', 'mutation', { invitation: INVITATION }),
    row('client', 'active', 'cases.list', 'query', { scope: 'own', status: 'active', cursor: CURSOR }),
    row('broker', 'active', 'cases.get', 'query', { caseId }),
    row('client', 'active', 'cases.timeline', 'query', { caseId }),
    row('broker', 'active', 'cases.answers', 'mutation', { caseId, includeSensitive: true }),
    row('admin', 'active', 'cases.decisions', 'query', { caseId }),
    row('broker', 'offered', 'cases.acceptOffer', 'mutation', command),
    row('broker', 'offered', 'cases.declineOffer', 'mutation', { ...command, reason: 'other', note }),
    row('broker', 'new', 'cases.claim', 'mutation', command),
    row('admin', 'new', 'cases.assign', 'mutation', { ...command, brokerId }),
    row('broker', 'active', 'cases.requestInformation', 'mutation', { ...command, message: note }),
    row('broker', 'active', 'cases.publishOptions', 'mutation', { ...command, options: [option], message: note }),
    row('client', 'quoted', 'cases.acceptOption', 'mutation', { ...command, optionId: OPTION_ID, acknowledged: true }),
    row('client', 'quoted', 'cases.askForChange', 'mutation', { ...command, message: note }),
    row('broker', 'accepted', 'cases.confirmBound', 'mutation', { ...command, ...bound }),
    row('broker', 'active', 'cases.close', 'mutation', { ...command, reason: 'other', note }),
    row('client', 'active', 'cases.withdraw', 'mutation', { ...command, reason: note }),
    row('client', 'active', 'messages.list', 'query', { caseId, before: 10 }),
    row('broker', 'active', 'messages.send', 'mutation', {
      caseId,
      body: note,
      clientKey: '0194a3c0-0000-7000-8000-000000000003',
      kind: 'note',
    }),
    row('client', 'active', 'messages.markRead', 'mutation', { caseId, seq: 0 }),
    row('broker', 'active', 'notifications.list', 'query', { before: 10 }),
    row('broker', 'active', 'notifications.markRead', 'mutation', { upTo: 0 }),
    row('admin', 'active', 'contact.list', 'query', { cursor: CURSOR }),
    row('client', 'active', 'live.watch', 'subscription', { caseId, lastEventId: 'n0c0' }),
  ];
}

async function openRoutings(pool: Services['pool']): Promise<number> {
  const { rowCount } = await pool.query(
    "SELECT 1 FROM pgboss.job WHERE name = 'case.route' AND state IN ('created', 'retry', 'active')",
  );
  return rowCount ?? 0;
}

/** Puts the case back into a state: the version the calls name, an open offer and an open option where one belongs. */
export async function resetCase(
  { db, pool }: Services,
  { caseId, brokerId, status }: { caseId: string; brokerId: string; status: CaseStatus },
): Promise<void> {
  await db.caseInvitation.upsert({
    where: { tokenHash: hashToken(INVITATION) },
    create: { tokenHash: hashToken(INVITATION), caseId, expiresAt: new Date('2099-01-01') },
    update: { usedAt: null },
  });
  // Declining an offer sets routing to work, which would take a case that is new away from the test.
  if (status === 'new') await eventually('routing is at rest', async () => (await openRoutings(pool)) === 0);
  const unassigned = status === 'new' || status === 'offered';
  await db.$transaction([
    db.message.deleteMany({ where: { caseId } }),
    db.quoteOption.deleteMany({ where: { caseId } }),
    db.offer.deleteMany({ where: { caseId } }),
    db.case.update({
      where: { id: caseId },
      data: { status, stage: 'inquiry', version: 1, brokerId: unassigned ? null : brokerId },
    }),
    ...(status === 'offered'
      ? [db.offer.create({ data: { caseId, brokerId, expiresAt: new Date(Date.now() + 3_600_000) } })]
      : []),
    ...(status === 'quoted'
      ? [
          db.quoteOption.create({
            data: {
              id: OPTION_ID,
              caseId,
              round: 1,
              position: 0,
              insurer: 'Fictional Mutual',
              premiumCents: 150_000,
              term: 'annual',
              coverages: [],
              validUntil: new Date('2099-01-31'),
            },
          }),
        ]
      : []),
  ]);
}
