/** A valid call of every procedure that needs a session and takes input, and the status of the case in which it is valid. */

import { hashToken } from '#server/platform/crypto/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { CaseStatus } from '#shared/cases/schema.ts';
import { columnsOf } from './case-status.ts';
import { eventually } from './eventually.ts';
import { FREE_TEXT } from './hostile.ts';
import { CALLBACK_ID, callTime, NEW_CALLBACK_ID, resetCallbacks } from './hostile-callbacks.ts';
import { conversationCalls, resetConversation } from './hostile-conversation-calls.ts';
import { deskCalls, resetDesk } from './hostile-desk-calls.ts';
import { hostileDocument, resetDocuments } from './hostile-documents.ts';
import { moveCalls, resetMoves, TWIN_ID } from './hostile-move-calls.ts';
import { oversightCalls, resetOversight } from './hostile-oversight-calls.ts';
import { peopleCalls, resetPeople } from './hostile-people-calls.ts';
import { queueCalls, resetSavedViews } from './hostile-queue-calls.ts';
import { recordCalls, resetRecords } from './hostile-records-calls.ts';

export const OPTION_ID = '0194a3c0-0000-7000-8000-000000000001';

export const PARTICIPANT_ID = '0194a3c0-0000-7000-8000-000000000011';
/** The link in an email that invites somebody to a case other than the one under test. */
const OTHER_CASE_ID = '0194a3c0-0000-7000-8000-000000000012';
const PARTICIPATION = 'P'.repeat(43);

/** The link in a receipt email about the case. */
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
    row('client', 'active', 'cases.list', 'query', {
      scope: 'own',
      status: 'active',
      state: 'open',
      query: 'auto AB-2026',
      cursor: CURSOR,
    }),
    row('client', 'lost', 'cases.reopen', 'mutation', { ...command, reason: note }),
    row('client', 'active', 'participants.list', 'query', { caseId }),
    row('client', 'active', 'participants.invite', 'mutation', {
      caseId,
      role: 'co_applicant',
      name: note,
      email: 'robin.guest@example.com',
    }),
    row('client', 'active', 'participants.remove', 'mutation', { participantId: PARTICIPANT_ID }),
    row('client', 'active', 'participants.accept', 'mutation', { token: PARTICIPATION }),
    row('client', 'active', 'participants.invitation', 'query', { token: PARTICIPATION }),
    row('broker', 'active', 'cases.get', 'query', { caseId }),
    row('client', 'active', 'cases.timeline', 'query', { caseId }),
    row('broker', 'active', 'cases.answers', 'mutation', { caseId, includeSensitive: true, reason: note }),
    row('admin', 'active', 'cases.decisions', 'query', { caseId }),
    row('admin', 'active', 'cases.explainBrokers', 'query', { caseId, search: FREE_TEXT }),
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
    ...moveCalls(caseId, OPTION_ID),
    ...queueCalls(caseId),
    ...oversightCalls(),
    ...deskCalls(),
    ...peopleCalls(brokerId),
    row('client', 'active', 'messages.list', 'query', { caseId, before: 10 }),
    row('broker', 'active', 'messages.send', 'mutation', {
      caseId,
      body: note,
      attachments: [],
      clientKey: '0194a3c0-0000-7000-8000-000000000003',
      kind: 'note',
      seenSeq: 5,
    }),
    ...conversationCalls(caseId),
    row('client', 'active', 'messages.markRead', 'mutation', { caseId, seq: 0 }),
    row('client', 'active', 'callbacks.list', 'query', { caseId }),
    row('broker', 'active', 'callbacks.suggest', 'query', { caseId, minutes: 30 }),
    row('broker', 'active', 'callbacks.check', 'query', { caseId, callbackId: CALLBACK_ID, ...callTime() }),
    row('broker', 'active', 'callbacks.plan', 'mutation', {
      caseId,
      callbackId: NEW_CALLBACK_ID,
      ...callTime(),
      about: note,
    }),
    row('broker', 'active', 'callbacks.move', 'mutation', {
      callbackId: CALLBACK_ID,
      version: 1,
      ...callTime(),
      about: note,
    }),
    row('broker', 'active', 'callbacks.end', 'mutation', { callbackId: CALLBACK_ID, version: 1, outcome: 'done' }),
    row('client', 'active', 'documents.list', 'query', { caseId }),
    row('client', 'active', 'documents.attach', 'mutation', {
      caseId,
      uploadId: hostileDocument.uploadId,
      category: 'licence',
      requestId: hostileDocument.requestId,
      documentId: hostileDocument.id,
      staffOnly: false,
    }),
    row('client', 'active', 'documents.remove', 'mutation', { documentId: hostileDocument.id }),
    row('broker', 'active', 'documents.requestDocument', 'mutation', {
      caseId,
      title: note,
      why: note,
      category: 'licence',
      dueOn: '2099-01-31',
    }),
    row('broker', 'active', 'documents.decideRequest', 'mutation', {
      requestId: hostileDocument.requestId,
      version: 1,
      decision: 'rejected',
      note,
    }),
    row('broker', 'active', 'notifications.list', 'query', { before: 10 }),
    row('broker', 'active', 'notifications.markRead', 'mutation', { upTo: 0 }),
    row('broker', 'active', 'notifications.markOneRead', 'mutation', { seq: 0 }),
    row('admin', 'active', 'contact.list', 'query', { cursor: CURSOR }),
    ...recordCalls(caseId, brokerId),
    row('client', 'active', 'live.watch', 'subscription', { caseId, lastEventId: 'n0c0' }),
  ];
}

async function openRoutings(pool: Services['pool']): Promise<number> {
  const { rowCount } = await pool.query(
    "SELECT 1 FROM pgboss.job WHERE name = 'case.route' AND state IN ('created', 'retry', 'active')",
  );
  return rowCount ?? 0;
}

/** A person invited to the case, and an invitation to somebody else's case, neither accepted. */
async function resetParticipants(db: Services['db'], caseId: string): Promise<void> {
  await db.case.upsert({
    where: { id: OTHER_CASE_ID },
    create: {
      id: OTHER_CASE_ID,
      type: 'auto',
      title: 'Request of somebody else',
      createdAt: new Date('2026-01-01'),
      ...columnsOf('withdrawn'),
      contactName: 'Somebody Example',
      contactEmail: 'somebody@example.com',
      contactEmailKey: 'somebody@example.com',
      contactPhone: '403-555-0142',
      definitionVersion: 1,
      answers: {},
      source: 'website',
    },
    update: {},
  });
  await db.caseParticipant.deleteMany({ where: { caseId: { in: [caseId, OTHER_CASE_ID] } } });
  const invited = {
    role: 'authorised',
    name: 'Invited Example',
    email: 'invited@example.com',
    emailKey: 'invited@example.com',
    expiresAt: new Date('2099-01-01'),
  } as const;
  await db.caseParticipant.createMany({
    data: [
      { ...invited, id: PARTICIPANT_ID, caseId, tokenHash: 'n'.repeat(43) },
      { ...invited, caseId: OTHER_CASE_ID, tokenHash: hashToken(PARTICIPATION) },
    ],
  });
}

type Asked = { caseId: string; brokerId: string; status: CaseStatus };

/** The data around a case, part by part. */
const parts = {
  participants: ({ db }, { caseId }) => resetParticipants(db, caseId),
  documents: ({ db }, { caseId }) => resetDocuments(db, caseId),
  conversation: ({ db }, { caseId }) => resetConversation(db, caseId),
  views: ({ db }) => resetSavedViews(db),
  people: ({ db }, { brokerId }) => resetPeople(db, brokerId),
  moves: ({ db }, asked) => resetMoves(db, asked),
  oversight: (services) => resetOversight(services),
  desk: ({ db }) => resetDesk(db),
  records: ({ db }, { caseId }) => resetRecords(db, caseId),
  callbacks: ({ db }, { caseId }) => resetCallbacks(db, caseId),
} satisfies Record<string, (services: Services, asked: Asked) => Promise<void>>;

/** The parts that the calls of a router change besides the case; those of the others may change any. */
const changedBy: Readonly<Record<string, readonly (keyof typeof parts)[]>> = {
  participants: ['participants'],
  documents: ['documents'],
  messages: ['conversation', 'documents'],
  scheduledMessages: ['conversation'],
  cannedReplies: ['conversation'],
  savedViews: ['views'],
  users: ['people'],
  userInvitations: ['people'],
  brokers: ['people', 'moves'],
  contactDesk: ['desk'],
  privacyDesk: ['records'],
  legalHolds: ['records'],
  callbacks: ['callbacks'],
};

/**
 * Resets the case to a status: the version the calls name, plus an open offer and an open option where one belongs.
 * @param after the only procedure called since the last reset: only what its router changes is reset
 */
export async function resetCase(services: Services, asked: Asked, after?: string): Promise<void> {
  const { db, pool } = services;
  const { caseId, brokerId, status } = asked;
  await db.caseInvitation.upsert({
    where: { tokenHash: hashToken(INVITATION) },
    create: { tokenHash: hashToken(INVITATION), caseId, expiresAt: new Date('2099-01-01') },
    update: { usedAt: null },
  });
  const [router = ''] = after?.split('.') ?? [];
  for (const part of changedBy[router] ?? (Object.keys(parts) as (keyof typeof parts)[]))
    await parts[part](services, asked);
  // Declining an offer triggers routing, which would change the status of a new case during the test.
  if (status === 'new') await eventually('routing is at rest', async () => (await openRoutings(pool)) === 0);
  await db.$transaction([
    db.message.deleteMany({ where: { caseId } }),
    db.quoteOption.deleteMany({ where: { caseId } }),
    db.offer.deleteMany({ where: { caseId } }),
    db.case.update({
      where: { id: caseId },
      // A closed case can be reopened only if it was closed recently.
      data: {
        brokerId,
        ...columnsOf(status),
        mergedIntoId: status === 'duplicate' ? TWIN_ID : null,
        stage: 'inquiry',
        version: 1,
      },
    }),
    db.caseState.update({ where: { caseId }, data: { pausedAt: null, pausedDueAt: null } }),
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
