/** Nobody waits unseen: replies that are nearly due or late, and offers about to run out, are told once each. Run by jobs. */
import { addBusinessMinutes, businessMinutesBetween } from '#server/clock/business-time.ts';
import { calendarOf } from '#server/clock/calendar.ts';
import { AMBER_SHARE, FIRST_REPLY_MINUTES, NEXT_REPLY_MINUTES, OFFER_MINUTES } from '#server/clock/deadlines.ts';
import { describeMoment } from '#server/clock/moments.ts';
import type { Transaction } from '#server/db.ts';
import { getCaseToMove, type MovedCase } from '#server/features/cases/commands.ts';
import { queueCaseMail } from '#server/features/cases/mails.ts';
import { caseNumber } from '#server/features/cases/view.ts';
import { queueMails } from '#server/features/mail/commands.ts';
import { notify } from '#server/features/notifications/commands.ts';
import { tellInPortal } from '#server/features/progress/commands.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Services } from '#server/services.ts';
import type { CaseStatus, CaseType } from '#shared/cases/schema.ts';
import { paths } from '#shared/paths.ts';
import { lineLabels } from '#shared/quotes/lines.ts';

/** How many one round tells; the next round is some minutes away. */
const BATCH = 200;
/** Where somebody waits for us. */
const running: CaseStatus[] = ['new', 'offered', 'active'];

/** The due times from now on that are amber already, for the first reply and for every later one. */
function amberUntil(services: Services, at: Date): { first: Date; next: Date } {
  const calendar = calendarOf(services);
  const left = (minutes: number) => addBusinessMinutes(at, minutes * (1 - AMBER_SHARE), calendar);
  return { first: left(FIRST_REPLY_MINUTES), next: left(NEXT_REPLY_MINUTES) };
}

/** Whom there is to tell: a due time is told of once, so what was told is the due time itself. */
function untold({ db }: Pick<Services, 'db'>, column: 'dueToldAt' | 'breachToldAt'): Prisma.CaseWhereInput {
  return { OR: [{ [column]: null }, { NOT: { [column]: { equals: db.case.fields.firstReplyDueAt } } }] };
}

/** Sets one job per case whose clock has become amber or red; what does not fit into this round is there in the next. */
export async function enqueueClocks(services: Services): Promise<void> {
  const { db, jobs } = services;
  const at = services.now();
  const { first, next } = amberUntil(services, at);
  const late = { firstReplyDueAt: { lte: at }, ...untold(services, 'breachToldAt') };
  const amber = {
    AND: [
      { firstReplyDueAt: { gt: at, lte: next } },
      { OR: [{ firstReplyAt: { not: null } }, { firstReplyDueAt: { lte: first } }] },
      { brokerId: { not: null } },
      untold(services, 'dueToldAt'),
    ],
  };
  await db.$transaction(async (tx) => {
    const rows = await tx.case.findMany({
      // The outer bound is for the index: nothing that is due later is looked at.
      where: { status: { in: running }, firstReplyDueAt: { lte: next }, OR: [late, amber] },
      orderBy: { firstReplyDueAt: 'asc' },
      take: BATCH,
      select: { id: true },
    });
    await jobs.enqueueMany(
      tx,
      'case.clock',
      rows.map(({ id }) => ({ caseId: id })),
    );
  });
}

async function tellAdmins(tx: Transaction, services: Services, row: MovedCase, at: Date, title: string): Promise<void> {
  const admins = await tx.user.findMany({
    where: { role: 'admin', disabledAt: null },
    select: { id: true, email: true, fullName: true },
  });
  const link = paths.admin.case(row.id);
  await notify(
    tx,
    at,
    admins.map(({ id }) => ({ userId: id, type: 'reply_late', title, link, caseId: row.id })),
  );
  const data = { number: caseNumber(row, services.env.site), title: row.title, path: link };
  await queueMails(
    tx,
    services.jobs,
    admins.map(({ id, email, fullName }) => ({
      template: 'reply-late-watch',
      to: email,
      toName: fullName,
      userId: id,
      data,
    })),
  );
}

/** Tells of one clock what has not been told of this due time. May run twice. */
export async function tellClock(services: Services, caseId: string): Promise<void> {
  await services.db.$transaction(async (tx) => {
    const at = services.now();
    await tx.$queryRaw`SELECT id FROM "Case" WHERE id = ${caseId}::uuid FOR UPDATE`;
    const row = await getCaseToMove(tx, caseId);
    const due = row.firstReplyDueAt;
    if (!due || !running.includes(row.status)) return;
    const { first, next } = amberUntil(services, at);
    const state = due <= at ? 'late' : due <= (row.firstReplyAt ? next : first) ? 'amber' : null;
    if (!state) return;
    const column = state === 'late' ? 'breachToldAt' : 'dueToldAt';
    const { count } = await tx.case.updateMany({
      where: { id: caseId, ...untold(services, column) },
      data: { [column]: due },
    });
    if (count === 0) return;
    if (state === 'amber') {
      const words = `A reply is due by ${describeMoment(due, services.env.site)}: ${row.title}`;
      await tellInPortal(tx, at, row, 'broker', 'reply_due', words);
      await queueCaseMail(tx, services, row, 'broker', 'reply-due');
      return;
    }
    const title = `The reply is late: ${row.title}`;
    await tellInPortal(tx, at, row, 'broker', 'reply_late', title);
    await queueCaseMail(tx, services, row, 'broker', 'reply-late');
    await tellAdmins(tx, services, row, at, title);
  });
}

/** The business minutes before its end from which on an offer is warned of. */
const OFFER_AMBER_MINUTES = OFFER_MINUTES * (1 - AMBER_SHARE);

/** The open offers that run out soon and were not warned of, soonest first. */
export function findUnwarnedOffers(services: Services, take: number): Promise<{ id: string }[]> {
  const at = services.now();
  const soon = addBusinessMinutes(at, OFFER_AMBER_MINUTES, calendarOf(services));
  return services.db.offer.findMany({
    where: { status: 'open', warnedAt: null, expiresAt: { gt: at, lte: soon } },
    orderBy: { expiresAt: 'asc' },
    take,
    select: { id: true },
  });
}

/**
 * Reminds a broker of an offer that runs out soon. A timer that went off too early is set again; nothing happens when it was
 * answered. May run twice.
 */
export async function warnOfOffer(services: Services, offerId: string): Promise<void> {
  const { db, env, jobs } = services;
  await db.$transaction(async (tx) => {
    const at = services.now();
    const open = await tx.offer.findFirst({
      where: { id: offerId, status: 'open', warnedAt: null, expiresAt: { gt: at } },
      select: { expiresAt: true },
    });
    if (!open) return;
    const early = businessMinutesBetween(at, open.expiresAt, calendarOf(services)) - OFFER_AMBER_MINUTES;
    // Fractions of a second are rounding.
    if (early > 0.01) return jobs.enqueue(tx, 'offer.warn', { offerId }, { delayMs: early * 60_000 });
    const { count } = await tx.offer.updateMany({
      where: { id: offerId, status: 'open', warnedAt: null, expiresAt: { gt: at } },
      data: { warnedAt: at },
    });
    if (count === 0) return;
    const {
      caseId,
      expiresAt,
      broker,
      case: row,
    } = await tx.offer.findUniqueOrThrow({
      where: { id: offerId },
      select: {
        caseId: true,
        expiresAt: true,
        broker: { select: { id: true, email: true, fullName: true } },
        case: { select: { type: true } },
      },
    });
    const title = lineLabels[row.type as CaseType];
    const link = paths.broker.case(caseId);
    const expires = describeMoment(expiresAt, env.site);
    await notify(tx, at, [
      { userId: broker.id, type: 'offer_ending', title: `Yours until ${expires}: ${title}`, link, caseId },
    ]);
    await queueMails(tx, jobs, [
      {
        template: 'offer-ending',
        to: broker.email,
        toName: broker.fullName,
        userId: broker.id,
        data: { title, expires, path: link },
      },
    ]);
  });
}
