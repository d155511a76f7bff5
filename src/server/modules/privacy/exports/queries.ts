/** One's own data, read page by page, so that memory use does not grow with the length of the history. */

import { findOwnViews } from '#server/modules/accounts/impersonation/queries.ts';
import { ownSecurityEvents } from '#server/modules/accounts/security-events/queries.ts';
import { findConsents } from '#server/modules/case-views/consents/queries.ts';
import { caseSeal } from '#server/modules/cases/answers/queries.ts';
import { findCaseReads } from '#server/modules/cases/participants/reads/queries.ts';
import { caseNumber, eventSelect, timelineEntry } from '#server/modules/cases/summary/queries.ts';
import { mineOf } from '#server/modules/data-classes/selecting.ts';
import { tables } from '#server/modules/data-classes/tables.ts';
import { findOwnSubscription } from '#server/modules/newsletter/subscribers/queries.ts';
import { getPreferences } from '#server/modules/notifications/queries.ts';
import { findRequests } from '#server/modules/privacy/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import { unseal } from '#server/platform/crypto/sealing.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import type { Services } from '#server/platform/services.ts';
import { eventLabels, stageLabels, statusLabels } from '#shared/cases/labels.ts';
import { readLabels } from '#shared/cases/reads.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { describeAnswers } from '#shared/lines/describe.ts';
import { findDefinition } from '#shared/lines/questionnaires.ts';
import { mergeAnswers } from '#shared/lines/sensitivity.ts';
import type { AnswersInput } from '#shared/lines/types.ts';
import { isHandedOut, ownCases, ownDocuments, ownMessages } from './policy.ts';
import { archivePath, type ExportSection } from './view.ts';

const PAGE = 200;
/** Cases include their answers, so their pages are shorter. */
const CASE_PAGE = 25;

/** Yields row after row, fetched one page at a time; `after` is the last row of the previous page. */
async function* paged<Row>(size: number, fetch: (after: Row | null) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after: Row | null = null; ; ) {
    const rows: Row[] = await fetch(after);
    yield* rows;
    after = rows.at(-1) ?? null;
    if (rows.length < size) return;
  }
}

const byId = (after: { id: string } | null) => (after ? { id: { gt: after.id } } : {});
const ofCase = { select: { serial: true, createdAt: true } } as const;

async function accountOf({ db }: Services, { id }: Viewer) {
  return db.user.findUniqueOrThrow({ where: { id }, select: mineOf(tables.User) });
}

const caseExportSelect = {
  ...mineOf(tables.Case),
  state: { select: mineOf(tables.CaseState) },
  broker: { select: { fullName: true, brokerProfile: { select: { firm: true, licenceNumber: true } } } },
  participants: { select: mineOf(tables.CaseParticipant) },
  // Sent through a partner, under its own number for it.
  partnerLead: { select: mineOf(tables.PartnerLead) },
} satisfies Prisma.CaseSelect;
type CaseExportRow = Prisma.CaseGetPayload<{ select: typeof caseExportSelect }>;

/** All of the client's answers, including the sensitive ones: they are the client's own. In words where we have the questions. */
function answersOf({ env }: Services, row: CaseExportRow) {
  const hidden = row.sealedAnswers ? (unseal(env, row.sealedAnswers, caseSeal(row.id)) as AnswersInput) : {};
  const values = mergeAnswers(row.answers as AnswersInput, hidden);
  const definition = findDefinition(row.type as CaseType, row.definitionVersion);
  const described = definition ? describeAnswers(definition, values, { includeSensitive: true }) : [];
  const inWords = described.map(({ section, rows }) => ({
    section,
    answers: rows.map(({ label, value }) => ({ question: label, answer: value })),
  }));
  return { inWords, asStored: values };
}

async function* casesOf(services: Services, viewer: Viewer) {
  const { db, env } = services;
  const rows = paged<CaseExportRow>(CASE_PAGE, (after) =>
    db.case.findMany({
      where: { AND: [ownCases(viewer), byId(after)] },
      orderBy: { id: 'asc' },
      take: CASE_PAGE,
      select: caseExportSelect,
    }),
  );
  for await (const row of rows) {
    const { serial, answers: _, sealedAnswers: __, status, stage, policyEffectiveOn, policyExpiresOn, ...facts } = row;
    yield {
      number: caseNumber({ serial, createdAt: row.createdAt }, env.site),
      ...facts,
      status: statusLabels[status],
      stage: stageLabels[stage],
      policyEffectiveOn: policyEffectiveOn && localDay(policyEffectiveOn, { timeZone: 'UTC' }),
      policyExpiresOn: policyExpiresOn && localDay(policyExpiresOn, { timeZone: 'UTC' }),
      answers: answersOf(services, row),
    };
  }
}

/** The history as the client sees it in the portal. */
async function* timelineOf({ db, env }: Services, viewer: Viewer) {
  const select = { ...eventSelect, case: ofCase };
  type Row = Prisma.CaseEventGetPayload<{ select: typeof select }>;
  const rows = paged<Row>(PAGE, (after) =>
    db.caseEvent.findMany({
      where: { visibility: 'client', case: ownCases(viewer) },
      orderBy: [{ caseId: 'asc' }, { seq: 'asc' }],
      ...(after && { cursor: { caseId_seq: { caseId: after.caseId, seq: after.seq } }, skip: 1 }),
      take: PAGE,
      select,
    }),
  );
  for await (const row of rows) {
    const { type, actorName, at, detail } = timelineEntry(row, false);
    yield { request: caseNumber(row.case, env.site), at, what: eventLabels[type], who: actorName, detail };
  }
}

async function* messagesOf({ db, env }: Services, viewer: Viewer) {
  const select = { ...mineOf(tables.Message), case: ofCase } satisfies Prisma.MessageSelect;
  type Row = Prisma.MessageGetPayload<{ select: typeof select }>;
  const rows = paged<Row>(PAGE, (after) =>
    db.message.findMany({
      where: { AND: [ownMessages(viewer), byId(after)] },
      orderBy: { id: 'asc' },
      take: PAGE,
      select,
    }),
  );
  for await (const { id: _, case: about, ...message } of rows)
    yield { request: caseNumber(about, env.site), ...message };
}

/** What became of the emails they sent to their reply addresses. */
async function* inboundEmailsOf({ db, env }: Services, { id: userId }: Viewer) {
  const select = { ...mineOf(tables.InboundEmail), case: ofCase } satisfies Prisma.InboundEmailSelect;
  type Row = Prisma.InboundEmailGetPayload<{ select: typeof select }>;
  const rows = paged<Row>(PAGE, (after) =>
    db.inboundEmail.findMany({ where: { userId, ...byId(after) }, orderBy: { id: 'asc' }, take: PAGE, select }),
  );
  for await (const { id: _, case: about, ...email } of rows) yield { request: caseNumber(about, env.site), ...email };
}

async function* optionsOf({ db, env }: Services, viewer: Viewer) {
  const select = { ...mineOf(tables.QuoteOption), case: ofCase } satisfies Prisma.QuoteOptionSelect;
  type Row = Prisma.QuoteOptionGetPayload<{ select: typeof select }>;
  const rows = paged<Row>(PAGE, (after) =>
    db.quoteOption.findMany({
      where: { AND: [{ case: ownCases(viewer) }, byId(after)] },
      orderBy: { id: 'asc' },
      take: PAGE,
      select,
    }),
  );
  for await (const { id: _, validUntil, case: about, ...option } of rows)
    yield {
      request: caseNumber(about, env.site),
      ...option,
      validUntil: localDay(validUntil, { timeZone: 'UTC' }),
    };
}

async function* documentRequestsOf({ db, env }: Services, viewer: Viewer) {
  const select = { ...mineOf(tables.DocumentRequest), case: ofCase } satisfies Prisma.DocumentRequestSelect;
  type Row = Prisma.DocumentRequestGetPayload<{ select: typeof select }>;
  const rows = paged<Row>(PAGE, (after) =>
    db.documentRequest.findMany({
      where: { AND: [{ case: ownCases(viewer) }, byId(after)] },
      orderBy: { id: 'asc' },
      take: PAGE,
      select,
    }),
  );
  for await (const { id: _, case: about, ...request } of rows)
    yield { request: caseNumber(about, env.site), ...request };
}

const versionSelect = {
  ...mineOf(tables.DocumentVersion),
  document: { select: { ...mineOf(tables.Document), case: ofCase } },
} satisfies Prisma.DocumentVersionSelect;
type VersionRow = Prisma.DocumentVersionGetPayload<{ select: typeof versionSelect }>;

/** Every file of the export and every file left out. `path` is its location in the archive; null when it is left out. */
export async function* findOwnDocuments({ db, env }: Services, viewer: Viewer) {
  const rows = paged<VersionRow>(PAGE, (after) =>
    db.documentVersion.findMany({
      where: { AND: [ownDocuments(viewer), byId(after)] },
      orderBy: { id: 'asc' },
      take: PAGE,
      select: versionSelect,
    }),
  );
  for await (const { document, bytesGoneAt, size, ...version } of rows) {
    const request = caseNumber(document.case, env.site);
    const path = isHandedOut({ ...version, bytesGoneAt }) ? archivePath(request, version) : null;
    const { title, category, uploadedByName } = document;
    yield { request, title, category, uploadedByName, ...version, size: Number(size), path };
  }
}

async function* notificationsOf({ db }: Services, { id: userId }: Viewer) {
  const select = mineOf(tables.Notification);
  type Row = Prisma.NotificationGetPayload<{ select: typeof select }>;
  yield* paged<Row>(PAGE, (after) =>
    db.notification.findMany({
      where: { userId, ...(after && { seq: { gt: after.seq } }) },
      orderBy: { seq: 'asc' },
      take: PAGE,
      select,
    }),
  );
}

/** Who has seen the requests, as the privacy page shows it. Views of the whole portal have a section of their own. */
async function* readsOf(services: Services, viewer: Viewer) {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { reads, nextCursor } = await findCaseReads(services, viewer, { ...(cursor && { cursor }) });
    for (const { request, reader, part, kind, at } of reads)
      if (request) yield { request: request.number, who: reader, part, what: readLabels[kind], at };
    cursor = nextCursor;
  }
}

async function* sessionsOf({ db }: Services, { id: userId }: Viewer) {
  const select = mineOf(tables.UserSession);
  type Row = Prisma.UserSessionGetPayload<{ select: typeof select }>;
  const rows = paged<Row>(PAGE, (after) =>
    db.userSession.findMany({ where: { userId, ...byId(after) }, orderBy: { id: 'asc' }, take: PAGE, select }),
  );
  for await (const { id: _, ...session } of rows) yield session;
}

/** The browsers with notifications: when they were turned on. Their addresses are secrets between the browser and us. */
async function* devicesOf({ db }: Services, { id: userId }: Viewer) {
  const select = mineOf(tables.PushSubscription);
  const rows = await db.pushSubscription.findMany({ where: { userId }, orderBy: { id: 'asc' }, select });
  for (const { id: _, ...device } of rows) yield device;
}

/** The number that is texted, and about what; null where none is. */
function textNumberOf({ db }: Services, { id: userId }: Viewer) {
  return db.textNumber.findUnique({ where: { userId }, select: mineOf(tables.TextNumber) });
}

/** When a broker can be called, and that there is a calendar address; the address itself is stored nowhere. */
async function calendarOf({ db }: Services, { id: userId }: Viewer) {
  const calendarFeed = { select: mineOf(tables.CalendarFeed) };
  return db.brokerProfile.findUnique({
    where: { userId },
    select: { ...mineOf(tables.BrokerProfile), calendarFeed },
  });
}

/** The contents of `data.json`, in order. Each section is read only when it is written. */
export function exportSections(services: Services, viewer: Viewer): ExportSection[] {
  return [
    ['account', () => accountOf(services, viewer)],
    ['mailPreferences', async () => (await getPreferences(services.db, viewer)).preferences],
    ['requests', () => casesOf(services, viewer)],
    ['history', () => timelineOf(services, viewer)],
    ['messages', () => messagesOf(services, viewer)],
    ['receivedEmails', () => inboundEmailsOf(services, viewer)],
    ['options', () => optionsOf(services, viewer)],
    ['documentRequests', () => documentRequestsOf(services, viewer)],
    ['documents', () => findOwnDocuments(services, viewer)],
    ['seenBy', () => readsOf(services, viewer)],
    ['consents', async () => (await findConsents(services, viewer)).consents],
    ['newsletter', () => findOwnSubscription(services.db, viewer)],
    ['notifications', () => notificationsOf(services, viewer)],
    ['devices', () => devicesOf(services, viewer)],
    ['textNumber', () => textNumberOf(services, viewer)],
    ['calendar', () => calendarOf(services, viewer)],
    ['sessions', () => sessionsOf(services, viewer)],
    ['securityEvents', () => ownSecurityEvents(services.db, viewer.id)],
    ['privacyRequests', async () => (await findRequests(services.db, viewer)).requests],
    ['looksByAdministrators', () => findOwnViews(services.db, viewer.id)],
  ];
}
