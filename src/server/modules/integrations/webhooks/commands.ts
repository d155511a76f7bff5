/** Making, changing, replacing the secret of, and deleting webhooks. */
import { proveOwner } from '#server/modules/accounts/auth/step-up/commands.ts';
import { recordAudit } from '#server/modules/audit/commands.ts';
import { typesFor } from '#server/modules/integrations/events/policy.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { changedSince, conflict, notFound, refusedField } from '#server/platform/errors/app-error.ts';
import { checkedUrl } from '#server/platform/outbound/targets.ts';
import type { Services } from '#server/platform/services.ts';
import type { EventType } from '#shared/events/schema.ts';
import { eventScopes } from '#shared/integrations/events.ts';
import { partnerScopes } from '#shared/integrations/schema.ts';
import {
  type ChangeWebhookInput,
  type CreatedWebhook,
  type CreateWebhookInput,
  MAX_WEBHOOKS,
  type OptionalProof,
  type RotateWebhookInput,
  recallTypes,
  type Webhook,
} from '#shared/integrations/webhooks.ts';
import { reachOf } from './access.ts';
import { deliverWebhooksJob } from './jobs.ts';
import { getWebhook, holderFor, hostOfUrl, type WebhookRow, webhookSelect, webhookView } from './queries.ts';
import { newWebhookSecret, openSecrets, sealSecrets } from './secrets/commands.ts';

const HOUR_MS = 3_600_000;
const CHANGED = 'This webhook has been changed since you opened it. Review the change and try again.';

/** A key was made by somebody who proved who they are, and has no password. */
async function proveUnlessKey(services: Services, viewer: Viewer, { currentPassword, code }: OptionalProof) {
  if (viewer.key) return;
  if (!currentPassword) throw refusedField('currentPassword', 'required', 'Enter your password');
  await proveOwner(services, viewer, { currentPassword, ...(code !== undefined && { code }) });
}

/** @throws {AppError} BAD_REQUEST at `url` */
function assertPublic({ env }: Services, url: string): void {
  const checked = checkedUrl(url, { allowPrivate: env.webhookAllowPrivate });
  if ('problem' in checked) throw refusedField('url', checked.problem, checked.message);
}

/** @throws {AppError} BAD_REQUEST at `types` for one that the key, or a key of the partner, may not read */
function assertReadable({ key }: Viewer, isPartners: boolean, types: readonly EventType[]): void {
  const scopes = isPartners ? new Set(partnerScopes) : key?.scopes;
  const refused = scopes && types.find((type) => !typesFor(scopes).includes(type));
  if (!refused) return;
  const message = isPartners
    ? `${refused} isn’t for partners`
    : `${refused} needs the scope ${eventScopes[refused].join(' or ')}, which this key doesn’t have`;
  throw refusedField('types', 'not_allowed', message);
}

function subjectOf({ id, url }: { id: string; url: string }) {
  return { type: 'webhook' as const, id, label: hostOfUrl(url) };
}

/**
 * @throws {AppError} BAD_REQUEST for an address that isn't public, a type the key may not read, or a wrong password or code; CONFLICT when
 * there are too many
 */
export async function createWebhook(
  services: Services,
  viewer: Viewer,
  input: CreateWebhookInput,
): Promise<CreatedWebhook> {
  const { db, env, now } = services;
  const { partnerId, url, description, types } = input;
  const holder = holderFor(viewer, partnerId);
  assertPublic(services, url);
  assertReadable(viewer, partnerId !== undefined, types);
  await proveUnlessKey(services, viewer, input);
  return transaction(db, async (tx) => {
    const at = now();
    if (partnerId && !(await tx.partner.findUnique({ where: { id: partnerId }, select: { id: true } })))
      throw notFound('partner');
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`webhooks:${partnerId ?? viewer.id}`}, 0))::text`;
    if ((await tx.webhookEndpoint.count({ where: holder })) >= MAX_WEBHOOKS)
      throw conflict(`There are ${MAX_WEBHOOKS} webhooks already. Delete one that’s no longer used.`);
    const [id, secret] = [newId(), newWebhookSecret()];
    // Test keys aren't in the database of the sandbox, only their owners.
    const keyId = viewer.key?.kind === 'live' ? viewer.key.id : null;
    const row = await tx.webhookEndpoint.create({
      data: {
        ...{ id, ...holder, keyId, url, description, types },
        sealed: sealSecrets(env, id, { current: secret, former: null }),
        statusAt: at,
        createdAt: at,
      },
      select: webhookSelect,
    });
    await recordAudit(tx, viewer, at, { action: 'webhook.created', subject: subjectOf(row), data: { types } });
    return { ...webhookView(row, 0, at), secret };
  });
}

/** Locks a webhook within reach. @throws {AppError} NOT_FOUND for anybody else's */
export async function lockWebhook(tx: Transaction, viewer: Viewer, id: string): Promise<WebhookRow> {
  await tx.$queryRaw`SELECT 1 FROM webhook_endpoints WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const row = await tx.webhookEndpoint.findFirst({ where: { id, ...reachOf(viewer) }, select: webhookSelect });
  if (!row) throw notFound('webhook');
  return row;
}

/** One that becomes active hasn't failed yet, whatever disabled it. */
function statusChange(before: WebhookRow, status: ChangeWebhookInput['status'], at: Date) {
  if (status === undefined || status === before.status) return {};
  return { status, statusAt: at, disabledBecause: null, ...(status === 'active' && { failingSince: null }) };
}

/** @throws {AppError} as for a new one; CONFLICT when it has changed since */
export async function changeWebhook(services: Services, viewer: Viewer, input: ChangeWebhookInput): Promise<Webhook> {
  const { db, jobs, now } = services;
  const { id, version, url, description, types, status } = input;
  if (url !== undefined) assertPublic(services, url);
  if (url !== undefined) await proveUnlessKey(services, viewer, input);
  return transaction(db, async (tx) => {
    const at = now();
    const before = await lockWebhook(tx, viewer, id);
    if (before.version !== version) throw changedSince(CHANGED, before.version);
    if (types !== undefined) assertReadable(viewer, before.partnerId !== null, types);
    const row = await tx.webhookEndpoint.update({
      where: { id },
      data: {
        ...(url !== undefined && { url }),
        ...(description !== undefined && { description }),
        ...(types !== undefined && { types }),
        ...statusChange(before, status, at),
        version: { increment: 1 },
      },
      select: webhookSelect,
    });
    if (row.status === 'active') await jobs.enqueue(tx, deliverWebhooksJob, { endpointId: id });
    const facts = (of: WebhookRow) => ({ host: hostOfUrl(of.url), types: of.types, status: of.status });
    await recordAudit(tx, viewer, at, {
      action: 'webhook.changed',
      subject: subjectOf(row),
      data: { before: facts(before), after: facts(row) },
    });
    return getWebhook({ db: tx, now }, viewer, id);
  });
}

/** Replaces the secret. The former one signs as well for the given hours, so that a system can change over. */
export async function rotateWebhook(
  services: Services,
  viewer: Viewer,
  input: RotateWebhookInput,
): Promise<CreatedWebhook> {
  const { db, env, now } = services;
  await proveUnlessKey(services, viewer, input);
  return transaction(db, async (tx) => {
    const at = now();
    const { id, url } = await lockWebhook(tx, viewer, input.id);
    const { sealed } = await tx.webhookEndpoint.findUniqueOrThrow({ where: { id }, select: { sealed: true } });
    const secret = newWebhookSecret();
    const former = input.overlapHours > 0 ? openSecrets(env, id, sealed).current : null;
    await tx.webhookEndpoint.update({
      where: { id },
      data: {
        sealed: sealSecrets(env, id, { current: secret, former }),
        formerUntil: former && new Date(at.getTime() + input.overlapHours * HOUR_MS),
        version: { increment: 1 },
      },
    });
    await recordAudit(tx, viewer, at, {
      action: 'webhook.rotated',
      subject: subjectOf({ id, url }),
      data: { overlapHours: input.overlapHours },
    });
    return { ...(await getWebhook({ db: tx, now }, viewer, id)), secret };
  });
}

const UNDELIVERED =
  'This webhook hasn’t received every recall yet. Correct its address and send them again, or ask an administrator to mark them as handled.';

/** @throws {AppError} NOT_FOUND; CONFLICT while there are recalls that haven't arrived */
export async function removeWebhook({ db, now }: Services, viewer: Viewer, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await lockWebhook(tx, viewer, id);
    const recalls = { type: { in: [...recallTypes] }, state: { not: 'delivered' }, handledAt: null };
    if (await tx.webhookDelivery.findFirst({ where: { endpointId: id, ...recalls }, select: { id: true } }))
      throw conflict(UNDELIVERED);
    await tx.webhookEndpoint.delete({ where: { id } });
    await recordAudit(tx, viewer, now(), { action: 'webhook.deleted', subject: subjectOf(row) });
  });
}
