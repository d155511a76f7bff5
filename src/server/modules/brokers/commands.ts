/** A broker's own profile, and what administrators do with it. */

import { findAdmins } from '#server/modules/accounts/queries.ts';
import { recordAudit } from '#server/modules/audit/commands.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { queueEmails } from '#server/modules/notifications/outbox/commands.ts';
import { outgoing } from '#server/modules/notifications/outbox/definition.ts';
import { firmNamed, joinFirm, leaveFirm } from '#server/modules/organizations/firms/commands.ts';
import { sameFirm } from '#server/modules/organizations/firms/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { SetAttestationsInput, VerifyLicenceInput } from '#shared/brokers/admin-schema.ts';
import {
  type InvitedBroker,
  type LicenceFacts,
  refusedLines,
  type SetAwayInput,
  type Work,
} from '#shared/brokers/profile-schema.ts';
import { linesWithoutLicence } from '#shared/brokers/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { paths } from '#shared/platform/paths.ts';
import { brokerEmails } from './emails.ts';
import { needsNewComparison } from './policy.ts';
import { attestationsOf, dateOf, dayOf, type ProfileRow, profileSelect, today } from './view.ts';

const YEAR_DAYS = 366;
const DAY_MS = 86_400_000;

/**
 * Locks the profile a command is about, so that changes are serialized.
 * @throws {AppError} NOT_FOUND for a user who is not a broker
 */
async function lockProfile(tx: Transaction, userId: string): Promise<ProfileRow & { name: string }> {
  await tx.$queryRaw`SELECT 1 FROM broker_profiles WHERE user_id = ${userId}::uuid FOR NO KEY UPDATE`;
  const row = await tx.brokerProfile.findUnique({
    where: { userId, user: { roleText: 'broker' } },
    select: { ...profileSelect, user: { select: { fullName: true } } },
  });
  if (!row) throw notFound('broker');
  const { user, ...profile } = row;
  return { ...profile, name: user.fullName };
}

export function brokerPath(brokerId: string): string {
  return `${paths.admin.brokers}?broker=${brokerId}`;
}

/** Notifies every administrator that a licence needs to be verified: until then the broker gets no offers. */
async function askToVerify(
  tx: Transaction,
  { jobs, now }: Pick<Services, 'jobs' | 'now'>,
  broker: { id: string; name: string; firm: string },
  why: 'broker-licence-changed' | 'broker-joined',
): Promise<void> {
  const admins = await findAdmins(tx);
  const path = brokerPath(broker.id);
  const data = { brokerName: broker.name, firm: broker.firm, path };
  await queueEmails(
    tx,
    jobs,
    admins.map(({ id, email, fullName }) =>
      outgoing(brokerEmails[why], { to: email, toName: fullName, userId: id, data }),
    ),
  );
  const title = `Licence to verify: ${broker.name}`;
  notify(
    tx,
    now(),
    admins.map(({ id }) => ({ userId: id, type: 'licence_to_verify', title, link: path })),
  );
}

function licencePatch(row: ProfileRow, facts: LicenceFacts): Prisma.BrokerProfileUncheckedUpdateInput {
  const { licenceExpiresOn, ...kept } = facts;
  const renewed = dayOf(row.licenceExpiresOn) !== licenceExpiresOn;
  // Lines the classes no longer allow are removed; matching would refuse them anyway.
  const refused = linesWithoutLicence(row.lines as CaseType[], facts.licenceClasses);
  return {
    ...kept,
    licenceExpiresOn: dateOf(licenceExpiresOn),
    lines: row.lines.filter((line) => !refused.includes(line as CaseType)),
    ...(renewed && { licenceToldDays: null }),
    // They were about the firm.
    ...(row.firm !== facts.firm && { independentOn: null, severalInsurersOn: null }),
    ...(needsNewComparison(row, facts) && { licenceVerifiedAt: null, licenceVerifiedName: null }),
  };
}

/** The licence as the broker states it. Any change to a fact the register has clears the verification. */
export async function updateLicence(services: Services, viewer: Viewer, facts: LicenceFacts): Promise<void> {
  const { db, now } = services;
  await transaction(db, async (tx) => {
    const row = await lockProfile(tx, viewer.id);
    const changed = needsNewComparison(row, facts);
    if (!changed && row.firm === facts.firm) return;
    await tx.brokerProfile.update({ where: { userId: viewer.id }, data: licencePatch(row, facts) });
    const { firm, licenceNumber, licenceClasses, licenceLevel } = row;
    const before = { firm, licenceNumber, licenceClasses, licenceLevel, licenceExpiresOn: dayOf(row.licenceExpiresOn) };
    await recordAudit(tx, viewer, now(), {
      action: 'broker.profile_changed',
      subject: { type: 'broker', id: viewer.id, label: row.name },
      data: { before, after: facts, verificationCleared: changed },
    });
    // Whose colleague someone is, nobody decides by typing a name.
    if (sameFirm(row.firm).toLowerCase() !== sameFirm(facts.firm).toLowerCase())
      await leaveFirm(tx, { viewer, at: now() }, viewer);
    if (changed)
      await askToVerify(tx, services, { id: viewer.id, name: row.name, firm: facts.firm }, 'broker-licence-changed');
  });
}

/**
 * Makes a user a broker, with this profile or the one they had before. Either way the licence must be verified: the register may
 * have changed since.
 */
export async function startAsBroker(
  tx: Transaction,
  services: Pick<Services, 'jobs' | 'now'>,
  { id, fullName }: { id: string; fullName: string },
  profile: InvitedBroker | undefined,
): Promise<void> {
  const unverified = { licenceVerifiedAt: null, licenceVerifiedName: null };
  const facts = profile && { ...profile, licenceExpiresOn: dateOf(profile.licenceExpiresOn), ...unverified };
  const where = { userId: id };
  const { firm } = facts
    ? await tx.brokerProfile.upsert({ where, create: { userId: id, ...facts }, update: facts, select: { firm: true } })
    : await tx.brokerProfile.update({ where, data: unverified, select: { firm: true } });
  await askToVerify(tx, services, { id, name: fullName, firm }, 'broker-joined');
}

/**
 * The requests the broker wants to receive.
 * @throws {AppError} BAD_REQUEST at `lines` when the licence classes do not allow one of them
 */
export async function updateWork({ db, now }: Services, viewer: Viewer, work: Work): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await lockProfile(tx, viewer.id);
    const refused = refusedLines(work.lines, row.licenceClasses);
    if (refused) throw refusedField('lines', 'not_allowed', refused);
    await tx.brokerProfile.update({ where: { userId: viewer.id }, data: work });
    const { lines, industries, areas, languages, capacity } = row;
    await recordAudit(tx, viewer, now(), {
      action: 'broker.profile_changed',
      subject: { type: 'broker', id: viewer.id, label: row.name },
      data: { before: { lines, industries, areas, languages, capacity }, after: work },
    });
  });
}

function assertAwayDay(services: Services, awayUntil: string): void {
  const day = today(services);
  if (awayUntil <= day) throw refusedField('awayUntil', 'too_early', 'Choose a date after today');
  if (Date.parse(awayUntil) - Date.parse(day) > YEAR_DAYS * DAY_MS)
    throw refusedField('awayUntil', 'too_late', 'Choose a date within a year');
}

/** @throws {AppError} BAD_REQUEST at `delegateId` for oneself and for a broker who cannot take on work */
async function assertDelegate(tx: Transaction, services: Services, viewer: Viewer, delegateId: string): Promise<void> {
  const able = await tx.brokerProfile.count({
    where: {
      userId: { equals: delegateId, not: viewer.id },
      licenceExpiresOn: { gte: dateOf(today(services)) },
      user: { roleText: 'broker', disabledAt: null },
    },
  });
  if (able === 0)
    throw refusedField('delegateId', 'not_an_option', 'Choose a colleague with an active account and a valid licence');
}

/** Sets the date until which nothing new is offered, and the delegate who may take over work. */
export async function setAway(services: Services, viewer: Viewer, input: SetAwayInput): Promise<void> {
  const { db, now } = services;
  const { awayUntil, delegateId } = input;
  if (awayUntil) assertAwayDay(services, awayUntil);
  await transaction(db, async (tx) => {
    const row = await lockProfile(tx, viewer.id);
    if (delegateId && delegateId !== row.delegateId) await assertDelegate(tx, services, viewer, delegateId);
    await tx.brokerProfile.update({
      where: { userId: viewer.id },
      data: { awayUntil: awayUntil && dateOf(awayUntil), delegateId },
    });
    const before = { awayUntil: row.awayUntil && dayOf(row.awayUntil), delegateId: row.delegateId };
    await recordAudit(tx, viewer, now(), {
      action: 'broker.profile_changed',
      subject: { type: 'broker', id: viewer.id, label: row.name },
      data: { before, after: input },
    });
  });
}

/**
 * An administrator has compared these facts with the Council's register.
 * @throws {AppError} NOT_FOUND; CONFLICT when the broker has changed them since they were read
 */
export async function verifyLicence(
  { db, jobs, now }: Services,
  viewer: Viewer,
  { brokerId, ...compared }: VerifyLicenceInput,
): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await lockProfile(tx, brokerId);
    const { firm, supervisorName, supervisorLicence } = row;
    if (needsNewComparison(row, { ...compared, firm, supervisorName, supervisorLicence }))
      throw conflict('The broker changed this licence since you opened it. Check it again.');
    // Idempotent: only the first click counts and notifies.
    if (row.licenceVerifiedAt) return;
    await tx.brokerProfile.update({
      where: { userId: brokerId },
      data: { licenceVerifiedAt: now(), licenceVerifiedName: viewer.fullName },
    });
    await recordAudit(tx, viewer, now(), {
      action: 'broker.licence_verified',
      subject: { type: 'broker', id: brokerId, label: row.name },
      data: compared,
    });
    const broker = await tx.user.findUniqueOrThrow({
      where: { id: brokerId },
      select: { email: true, firmMember: { select: { userId: true } } },
    });
    if (!broker.firmMember) {
      const joined = { firm: await firmNamed(tx, firm), role: 'broker' as const };
      await joinFirm(tx, { viewer, at: now() }, { id: brokerId, fullName: row.name }, joined);
    }
    const path = paths.broker.profile;
    await queueEmails(tx, jobs, [
      outgoing(brokerEmails['licence-verified'], {
        to: broker.email,
        toName: row.name,
        userId: brokerId,
        data: { path },
      }),
    ]);
    notify(tx, now(), [{ userId: brokerId, type: 'licence_verified', title: 'Your licence was verified', link: path }]);
  });
}

/**
 * Records what a broker confirmed in writing about the firm. Only what is recorded is ever claimed.
 * @throws {AppError} NOT_FOUND; BAD_REQUEST for a day after today
 */
export async function setAttestations(
  services: Pick<Services, 'db' | 'env' | 'now'>,
  viewer: Viewer,
  { brokerId, ...attested }: SetAttestationsInput,
): Promise<void> {
  const day = today(services);
  for (const [path, on] of Object.entries(attested))
    if (on && on > day) throw refusedField(path, 'too_late', 'Choose today or an earlier day');
  const { independentOn, severalInsurersOn } = attested;
  await transaction(services.db, async (tx) => {
    const row = await lockProfile(tx, brokerId);
    await tx.brokerProfile.update({
      where: { userId: brokerId },
      data: {
        independentOn: independentOn && dateOf(independentOn),
        severalInsurersOn: severalInsurersOn && dateOf(severalInsurersOn),
      },
    });
    await recordAudit(tx, viewer, services.now(), {
      action: 'broker.profile_changed',
      subject: { type: 'broker', id: brokerId, label: row.name },
      data: { before: attestationsOf(row), after: attested },
    });
  });
}
