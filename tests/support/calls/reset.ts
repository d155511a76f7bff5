/** The data that the calls of this folder need, in its initial state. */

import { hashToken } from '#server/platform/crypto/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';
import { columnsOf } from '../case-status.ts';
import { eventually } from '../eventually.ts';
import { resetCallbacks } from './callbacks.ts';
import { INVITATION, OPTION_ID } from './case.ts';
import { resetConversation } from './conversation.ts';
import { resetDesk } from './desk.ts';
import { resetDocuments } from './documents.ts';
import { resetFirms } from './firms.ts';
import { resetIntegrations } from './integrations.ts';
import { resetMoves, TWIN_ID } from './moves.ts';
import { resetOversight } from './oversight.ts';
import { PARTICIPANT_ID, PARTICIPATION } from './participants.ts';
import { resetPeople } from './people.ts';
import { resetSavedViews } from './queue.ts';
import { resetRecords } from './records.ts';

/** A case other than the one under test, to which somebody is invited. */
const OTHER_CASE_ID = '0194a3c0-0000-7000-8000-000000000012';

async function openRoutings(pool: Services['pool']): Promise<number> {
  const { rowCount } = await pool.query(
    "SELECT 1 FROM pgboss.job WHERE name = 'case.route' AND state IN ('created', 'retry', 'active')",
  );
  return rowCount ?? 0;
}

/** A person invited to the case, and an invitation to somebody else's case, neither accepted. */
async function resetParticipants({ db, now }: Services, caseId: string): Promise<void> {
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
    createdAt: now(),
  } as const;
  await db.caseParticipant.createMany({
    data: [
      { ...invited, id: PARTICIPANT_ID, caseId, tokenHash: 'n'.repeat(43) },
      { ...invited, caseId: OTHER_CASE_ID, tokenHash: hashToken(PARTICIPATION) },
    ],
  });
}

type Asked = { caseId: string; brokerId: string; status: CaseStatus };

/**
 * The data around a case, part by part. What a call ends, answers or changes is made by the clock of the server, as the commands do it:
 * the database refuses an end before the beginning, and another clock may be ahead.
 */
const parts = {
  participants: (services, { caseId }) => resetParticipants(services, caseId),
  documents: (services, { caseId }) => resetDocuments(services, caseId),
  conversation: ({ db }, { caseId }) => resetConversation(db, caseId),
  views: ({ db }) => resetSavedViews(db),
  people: (services, { brokerId }) => resetPeople(services, brokerId),
  firms: (services, { brokerId }) => resetFirms(services, brokerId),
  moves: (services, asked) => resetMoves(services, asked),
  oversight: (services) => resetOversight(services),
  desk: (services) => resetDesk(services),
  records: (services, { caseId }) => resetRecords(services, caseId),
  callbacks: ({ db }, { caseId }) => resetCallbacks(db, caseId),
  integrations: (services, { brokerId }) => resetIntegrations(services, brokerId),
} satisfies Record<string, (services: Services, asked: Asked) => Promise<void>>;

/** The parts that the calls of a router change besides the case; those of a router that is not here may change any. */
const changedBy: Readonly<Record<string, readonly (keyof typeof parts)[]>> = {
  auth: [],
  cases: ['moves'],
  worklist: [],
  participants: ['participants'],
  caseAssistants: ['firms'],
  firms: ['firms'],
  documents: ['documents'],
  messages: ['conversation', 'documents'],
  scheduledMessages: ['conversation'],
  callLog: ['conversation'],
  mentions: [],
  followUps: ['conversation'],
  cannedReplies: ['conversation'],
  notifications: [],
  savedViews: ['views'],
  users: ['people', 'firms'],
  userInvitations: ['people'],
  brokers: ['people', 'moves', 'firms'],
  clients: ['desk'],
  viewAs: ['desk'],
  contactDesk: ['desk'],
  subscribers: ['desk'],
  newsletterIssues: ['desk'],
  articles: ['desk'],
  privacyDesk: ['records'],
  legalHolds: ['records'],
  imports: ['records'],
  callbacks: ['callbacks'],
  browserFailures: ['oversight'],
  trouble: ['oversight', 'integrations'],
  settings: ['oversight'],
  site: ['oversight'],
  launch: ['oversight'],
  keys: ['integrations'],
  webhooks: ['integrations'],
  partners: ['integrations'],
};

async function readAnswers(db: Services['db'], caseId: string) {
  const { answers, ...others } = await db.case.findUniqueOrThrow({
    where: { id: caseId },
    select: { answers: true, sealedAnswers: true, questionSet: true },
  });
  return { ...others, answers: answers as object };
}

/** The answers of a case before the first call, by its id. */
const asSent = new Map<string, Awaited<ReturnType<typeof readAnswers>>>();

/** What a client adds stays once a broker has accepted, so a later call could not add it again. */
async function answersAsSent(db: Services['db'], caseId: string) {
  const answers = asSent.get(caseId) ?? (await readAnswers(db, caseId));
  asSent.set(caseId, answers);
  return answers;
}

/**
 * Resets the case to a status: the version the calls name, plus an open offer and an open option where one belongs.
 * @param after the only procedure called since the last reset: only what its router changes is reset
 */
export async function resetCase(services: Services, asked: Asked, after?: string): Promise<void> {
  const { db, pool } = services;
  const at = services.now();
  const { caseId, brokerId, status } = asked;
  await db.caseInvitation.upsert({
    where: { tokenHash: hashToken(INVITATION) },
    create: { tokenHash: hashToken(INVITATION), caseId, expiresAt: new Date('2099-01-01'), createdAt: at },
    update: { usedAt: null },
  });
  const answers = await answersAsSent(db, caseId);
  const [router = ''] = after?.split('.') ?? [];
  for (const part of changedBy[router] ?? (Object.keys(parts) as (keyof typeof parts)[]))
    await parts[part](services, asked);
  // Declining an offer triggers routing, which would change the status of a new case during the test, or make a second open offer.
  if (status === 'new' || status === 'offered')
    await eventually('routing is at rest', async () => (await openRoutings(pool)) === 0);
  await db.$transaction([
    db.loggedCall.deleteMany({ where: { caseId } }),
    db.messageMention.deleteMany({ where: { caseId } }),
    db.message.deleteMany({ where: { caseId } }),
    db.quoteOption.deleteMany({ where: { caseId } }),
    db.optionDraft.deleteMany({ where: { caseId } }),
    db.offer.deleteMany({ where: { caseId } }),
    db.case.update({
      where: { id: caseId },
      // A closed case can be reopened only if it was closed recently.
      data: {
        brokerId,
        ...columnsOf(status, at),
        ...answers,
        mergedIntoId: status === 'duplicate' ? TWIN_ID : null,
        withdrawalDueAt: status === 'withdrawn' ? new Date('2099-01-01') : null,
        withdrawalConfirmedAt: null,
        stage: 'inquiry',
        version: 1,
      },
    }),
    db.caseState.update({ where: { caseId }, data: { pausedAt: null, pausedDueAt: null } }),
    ...(status === 'offered'
      ? [
          db.offer.create({
            data: { caseId, brokerId, offeredAt: at, expiresAt: new Date(at.getTime() + 3_600_000) },
          }),
        ]
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
