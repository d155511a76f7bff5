/** A viewer's relation to a case. Every read and every command checks it here; without one, a viewer cannot learn that the case exists. */

import type { FirmPart } from '#server/modules/organizations/firms/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { CaseActor } from '#shared/cases/transitions.ts';
import type { Relation } from '#shared/cases/views.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import type { CaseType } from '#shared/lines/case-types.ts';

/** Whose relation is asked for: the viewer, or a colleague who may have to be notified. */
export type Person = Pick<Viewer, 'id' | 'role'>;

/** The types of requests a broker sees in the pool (`findPoolLicence`). */
type PoolLicence = { poolTypes: readonly CaseType[] };

export type RelatedCase = {
  type: string;
  status: CaseStatus;
  clientId: string | null;
  brokerId: string | null;
  /** The viewer's own open offers for this case. */
  offers: readonly unknown[];
  /** The import it came with. These clients did not agree to be shown to brokers: never in a pool, an administrator assigns the case. */
  importBatchId: string | null;
  /** The viewer's own row among the participants. */
  participants: readonly unknown[];
  /** What the viewer may do as a colleague of the case's broker. */
  firmPart: FirmPart | null;
};

export function relationTo(viewer: Person, row: RelatedCase, licence: PoolLicence | null): Relation | null {
  if (viewer.role === 'admin') return 'admin';
  if (viewer.role === 'client') {
    if (row.clientId === viewer.id) return 'client';
    return row.participants.length > 0 ? 'participant' : null;
  }
  if (row.brokerId === viewer.id) return 'assigned_broker';
  if (row.firmPart) return row.firmPart;
  if (row.offers.length > 0) return 'offered_broker';
  const inPool =
    row.status === 'new' && row.importBatchId === null && licence?.poolTypes.includes(row.type as CaseType);
  return inPool ? 'other_broker' : null;
}

/** Names, addresses, conversation and history: for those who are part of the case. */
export function mayReadPerson(relation: Relation): boolean {
  return relation !== 'offered_broker' && relation !== 'other_broker';
}

/** Date of birth, address, phone number: shared by the client with the broker, not with every participant. */
export function mayReadPersonal(relation: Relation): boolean {
  return mayReadPerson(relation) && relation !== 'participant';
}

/** Sensitive answers: for the client and the assigned broker, never for the firm. When an administrator reads them, that is recorded. */
export function mayReadSensitive(relation: Relation): boolean {
  return relation === 'client' || relation === 'assigned_broker' || relation === 'admin';
}

/** For the broker's side of the conversation: a message of it answers the client. */
export function answersForBroker(as: CaseActor): boolean {
  return as === 'assigned_broker' || as === 'assistant';
}

export function isStaff(relation: Relation): boolean {
  return relation !== 'client' && relation !== 'participant';
}

/** Staff who change something in a case: a firm's manager only reads, and divides the work. */
export function worksOn(relation: Relation): boolean {
  return isStaff(relation) && relation !== 'firm_manager';
}

/** The condition that limits a query to the viewer's own participation in a case. */
export function ownParticipation(viewer: Person) {
  return {
    where: { userId: viewer.id, acceptedAt: { not: null }, removedAt: null },
    select: { id: true },
  } satisfies Prisma.Case$participantsArgs;
}

/** The condition that limits a query to the viewer's open offers. */
export function ownOpenOffers(viewer: Person, now: Date) {
  return {
    where: { brokerId: viewer.id, status: 'open', expiresAt: { gt: now } },
    select: { id: true, expiresAt: true },
  } satisfies Prisma.Case$offersArgs;
}

/** A row with the selected part of its state. */
type WithState = { state: object | null };
export type Flat<Row extends WithState> = Omit<Row, 'state'> & NonNullable<Row['state']>;

/** The case and its hot part as one. Every case has a state: the database creates it when the code did not. */
export function withState<Row extends WithState>({ state, ...row }: Row): Flat<Row> {
  if (!state) throw new Error('A case without its state');
  return { ...row, ...state } as Flat<Row>;
}
