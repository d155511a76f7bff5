/** Adding, changing and pausing partners: administrators only. */
import { recordAudit } from '#server/modules/audit/commands.ts';
import { createKey } from '#server/modules/integrations/keys/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type CreateFormKeyInput, isLoopback } from '#shared/integrations/embedded-forms.ts';
import type {
  ChangePartnerInput,
  CreatePartnerInput,
  Partner,
  PausePartnerInput,
} from '#shared/integrations/partners.ts';
import { type CreatedKey, MAX_KEY_DAYS } from '#shared/integrations/schema.ts';
import { partnerSelect, partnerView } from './queries.ts';

const CHANGED = 'This partner has been changed since you opened it. Review the change and try again.';
const LOOPBACK =
  'Websites must have an address that starts with https://, and this one is on the visitor’s own machine';
const TAKEN = 'Another partner has this short name';

/** @throws {AppError} BAD_REQUEST at `slug` when it is taken */
export async function createPartner(
  { db, now }: Services,
  viewer: Viewer,
  input: CreatePartnerInput,
): Promise<Partner> {
  const { name, ...facts } = input;
  return transaction(db, async (tx) => {
    const at = now();
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`partner:${facts.slug}`}, 0))::text`;
    if (await tx.partner.findUnique({ where: { slug: facts.slug }, select: { id: true } }))
      throw refusedField('slug', 'taken', TAKEN);
    const id = newId();
    await tx.organization.create({ data: { id, kind: 'partner', name, createdAt: at } });
    const row = await tx.partner.create({ data: { id, ...facts, createdAt: at }, select: partnerSelect });
    await recordAudit(tx, viewer, at, { action: 'partner.created', subject: { type: 'partner', id, label: name } });
    return partnerView(row);
  });
}

/** Locks a partner as it was shown. @throws {AppError} NOT_FOUND; CONFLICT when it has changed since */
async function lockPartner(tx: Transaction, id: string, version: number): Promise<Partner> {
  await tx.$queryRaw`SELECT 1 FROM partners WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const row = await tx.partner.findUnique({ where: { id }, select: partnerSelect });
  if (!row) throw notFound('partner');
  if (row.version !== version) throw conflict(CHANGED);
  return partnerView(row);
}

export async function changePartner(
  { db, now }: Services,
  viewer: Viewer,
  input: ChangePartnerInput,
): Promise<Partner> {
  const { partnerId: id, version, name, ...facts } = input;
  return transaction(db, async (tx) => {
    const { contactEmail, lines, areas, dailyCeiling, name: formerName } = await lockPartner(tx, id, version);
    await tx.organization.update({ where: { id }, data: { name } });
    const row = await tx.partner.update({
      where: { id },
      data: { ...facts, version: { increment: 1 } },
      select: partnerSelect,
    });
    await recordAudit(tx, viewer, now(), {
      action: 'partner.changed',
      subject: { type: 'partner', id, label: name },
      data: { before: { name: formerName, contactEmail, lines, areas, dailyCeiling }, after: { name, ...facts } },
    });
    return partnerView(row);
  });
}

/** A paused partner's keys work no longer, until it is resumed. */
export async function pausePartner({ db, now }: Services, viewer: Viewer, input: PausePartnerInput): Promise<Partner> {
  const { partnerId: id, version, paused } = input;
  return transaction(db, async (tx) => {
    const at = now();
    const before = await lockPartner(tx, id, version);
    if ((before.pausedAt !== null) === paused) return before;
    const row = await tx.partner.update({
      where: { id },
      data: { pausedAt: paused ? at : null, version: { increment: 1 } },
      select: partnerSelect,
    });
    await recordAudit(tx, viewer, at, {
      action: paused ? 'partner.paused' : 'partner.resumed',
      subject: { type: 'partner', id, label: before.name },
    });
    return partnerView(row);
  });
}

/**
 * A key that the partner's own pages show, for the form there. It lasts a year as all keys do, and can send requests and nothing else.
 * @throws {AppError} BAD_REQUEST for a wrong password or code, or a page on one's own machine in production; NOT_FOUND; CONFLICT for too many
 */
export async function createFormKey(
  services: Services,
  viewer: Viewer,
  { partnerId, name, origins, ...proof }: CreateFormKeyInput,
): Promise<CreatedKey> {
  const { db, env } = services;
  if (!(await db.partner.findUnique({ where: { id: partnerId }, select: { id: true } }))) throw notFound('partner');
  if (env.production && origins.some(isLoopback)) throw refusedField('origins', 'not_allowed', LOOPBACK);
  const facts = { kind: 'publishable', scopes: ['leads:write'], networks: [], expiresInDays: MAX_KEY_DAYS } as const;
  return createKey(services, viewer, { partnerId }, { ...facts, name, origins, ...proof });
}
