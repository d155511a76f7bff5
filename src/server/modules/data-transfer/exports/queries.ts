/** The rows of each export, in batches along an index: the hundred-thousandth row costs as much as the first. */

import pLimit from 'p-limit';
import { type AuditPage, findAuditPage } from '#server/modules/audit-trail/queries.ts';
import { noteReads, readerOf } from '#server/modules/cases/participants/reads/commands.ts';
import { suppressionKey } from '#server/modules/notifications/suppressions/hashing/commands.ts';
import { findSuppressed } from '#server/modules/notifications/suppressions/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { momentsOf } from '#server/platform/business-time/moments.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { afterPlace } from '#server/platform/db/keyset.ts';
import { type Cell, csvText } from '#server/platform/files/csv-text.ts';
import type { Services } from '#server/platform/services.ts';
import type { TableExportFilters, TableExportName } from '#shared/data-transfer/exports/schema.ts';
import {
  auditCells,
  type CaseExportRow,
  caseCells,
  caseExportSelect,
  clientCells,
  clientExportSelect,
  contactCells,
  contactExportSelect,
  headingText,
  type SuppressionExportRow,
  subscriberCells,
  subscriberExportSelect,
  suppressionCells,
  suppressionExportSelect,
  type UserExportRow,
  userCells,
  userExportSelect,
} from './view.ts';

/** Small, so that each batch is garbage collected before the heap has to grow for it. */
const BATCH = 250;

type Created = { id: string; createdAt: Date };

/** Batches, newest first; each is read only once the one before was consumed. */
async function* newestFirst<Row extends Created>(read: (after: object) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const rows: Row[] = await read(last ? afterPlace('createdAt', { at: last.createdAt, id: last.id }) : {});
    yield rows;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

const order = { orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }], take: BATCH };

function createdWithin({ env }: Services, days: { from?: string | undefined; to?: string | undefined }) {
  const { since, until } = momentsOf(days, env.site.timeZone);
  return { createdAt: { ...(since && { gte: since }), ...(until && { lt: until }) } };
}

async function* mapped<Row>(batches: AsyncIterable<Row[]>, cells: (row: Row) => Cell[]): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) yield rows.map(cells);
}

async function* cases(services: Services, filters: TableExportFilters['cases'], viewer: Viewer) {
  const { type, status, stage, priority, broker, source } = filters;
  const where: Prisma.CaseWhereInput = {
    ...createdWithin(services, filters),
    ...(type && { type: { in: type } }),
    ...(status && { status: { in: status } }),
    ...(stage && { stage: { in: stage } }),
    ...(priority && { priority: { in: priority } }),
    ...(broker && { brokerId: broker === 'none' ? null : broker }),
    ...(source && { source: { startsWith: source } }),
  };
  const batches = newestFirst<CaseExportRow>((after) =>
    services.db.case.findMany({ where: { AND: [where, after] }, ...order, select: caseExportSelect }),
  );
  for await (const rows of batches) {
    await noteReads(
      services,
      readerOf(viewer),
      rows.map(({ id }) => id),
      'list',
    );
    yield rows.map((row) => caseCells(row, services.env.site));
  }
}

const clientConditions = {
  all: {},
  verified: { emailVerifiedAt: { not: null } },
  unverified: { emailVerifiedAt: null },
  disabled: { disabledAt: { not: null } },
} as const satisfies Record<string, Prisma.UserWhereInput>;

function clients(services: Services, filters: TableExportFilters['clients']) {
  const where = {
    roleText: 'client',
    ...clientConditions[filters.filter ?? 'all'],
    ...createdWithin(services, filters),
  } as const;
  const batches = newestFirst((after) =>
    services.db.user.findMany({ where: { AND: [where, after] }, ...order, select: clientExportSelect }),
  );
  return mapped(batches, clientCells);
}

/** Covers every role, so it is ordered by the primary key. */
async function* userBatches({ db }: Services, { role, account }: TableExportFilters['users']) {
  const where: Prisma.UserWhereInput = {
    ...(role && { role }),
    ...(account && { disabledAt: account === 'active' ? null : { not: null } }),
  };
  for (let last: UserExportRow | undefined; ; ) {
    const rows: UserExportRow[] = await db.user.findMany({
      where: { ...where, ...(last && { id: { gt: last.id } }) },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: userExportSelect,
    });
    yield rows;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

/** Confirmed, and not stopped since through the way out of another email. */
async function* subscribers(services: Services, filters: TableExportFilters['subscribers']) {
  const where = { status: 'confirmed' as const, ...createdWithin(services, filters) };
  const batches = newestFirst((after) =>
    services.db.newsletterSubscriber.findMany({
      where: { AND: [where, after] },
      ...order,
      select: subscriberExportSelect,
    }),
  );
  for await (const rows of batches) {
    const suppressed = await findSuppressed(
      services,
      rows.map(({ email }) => email),
    );
    yield rows.filter(({ email }) => !suppressed.has(email)).map(subscriberCells);
  }
}

async function* suppressions(services: Services) {
  const key = await suppressionKey(services);
  for (let last: string | undefined; ; ) {
    const rows: SuppressionExportRow[] = await services.db.suppression.findMany({
      where: { liftedAt: null, ...(last && { addressHash: { gt: last } }) },
      orderBy: { addressHash: 'asc' },
      take: BATCH,
      select: suppressionExportSelect,
    });
    yield rows.map((row) => suppressionCells(row, key));
    last = rows.at(-1)?.addressHash;
    if (rows.length < BATCH) return;
  }
}

function contactMessages(services: Services, { status, ...filters }: TableExportFilters['contact-messages']) {
  const where = { ...(status && { status }), ...createdWithin(services, filters) };
  const batches = newestFirst((after) =>
    services.db.contactMessage.findMany({ where: { AND: [where, after] }, ...order, select: contactExportSelect }),
  );
  return mapped(batches, contactCells);
}

async function* audit(services: Services, { reason: _, ...filters }: TableExportFilters['audit']) {
  for (let place: AuditPage['next'] = null; ; ) {
    const { rows, next } = await findAuditPage(services, filters, place, BATCH);
    yield rows.map(auditCells);
    if (!next) return;
    place = next;
  }
}

const sources: {
  [Name in TableExportName]: (
    services: Services,
    filters: TableExportFilters[Name],
    viewer: Viewer,
  ) => AsyncIterable<Cell[][]>;
} = {
  cases,
  clients,
  users: (services, filters) => mapped(userBatches(services, filters), userCells),
  subscribers,
  suppressions,
  'contact-messages': contactMessages,
  audit,
};

/** Of all exports of this process, one reads a batch at a time: whatever else is asked waits for one of them, and not for ten. */
const turns = pLimit(1);

async function* inTurn<Batch>(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  const iterator = batches[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { value, done } = await turns(() => iterator.next());
      if (done) return;
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}

/** The file for one administrator as a text stream, produced as fast as it is read. */
export async function* tableExportText<Name extends TableExportName>(
  services: Services,
  viewer: Viewer,
  name: Name,
  filters: TableExportFilters[Name],
): AsyncGenerator<string> {
  yield headingText(name);
  for await (const rows of inTurn(sources[name](services, filters, viewer))) if (rows.length > 0) yield csvText(rows);
}
