/** Drafting, publishing and restoring the site's settings. */
import { recordAudit } from '#server/modules/audit/commands.ts';
import { CHANGED_MEANWHILE, writeSetting } from '#server/modules/settings/commands.ts';
import { getSetting } from '#server/modules/settings/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { afterCommit } from '#server/platform/db/whole-call.ts';
import { AppError, changedSince, notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { siteChanges } from '#shared/publishing/site/changes.ts';
import {
  type SiteDocument,
  siteDocumentSchema,
  siteDraftSetting,
  siteSetting,
} from '#shared/publishing/site/schema.ts';
import { asConflict, type Publication, publishRevision } from '../revisions/commands.ts';
import { findRevision } from '../revisions/queries.ts';
import { checkSiteDocument, pageTitles } from './policy.ts';
import { getDraft } from './queries.ts';

type Changed = { version: number; value: SiteDocument };

/**
 * Keeps the draft on the server. Visitors see nothing of it, so it isn't in the audit log; publishing is.
 * @throws {AppError} BAD_REQUEST; CONFLICT when someone else saved it in the meantime
 */
export async function saveSiteDraft(
  services: Services,
  viewer: Viewer,
  changed: Changed,
): Promise<{ version: number }> {
  checkSiteDocument(services, changed.value);
  try {
    const { version } = await transaction(services.db, (tx) => writeSetting(tx, viewer, siteDraftSetting, changed));
    return { version };
  } catch (error) {
    throw asConflict(error);
  }
}

/** Publishes and records it: who, when, which fields, and why. */
async function publish(
  services: Services,
  viewer: Viewer,
  tx: Transaction,
  publication: Publication<SiteDocument>,
): Promise<{ number: number }> {
  const at = services.now();
  checkSiteDocument(services, publication.value, '');
  const before = await getSetting({ db: tx }, siteSetting);
  const changes = siteChanges(before.value, publication.value, pageTitles);
  if (changes.length === 0)
    throw new AppError({
      code: 'BAD_REQUEST',
      message: 'There’s nothing to publish: this is what the site already says.',
    });
  const number = await publishRevision(tx, { viewer, at }, siteSetting, publication);
  await recordAudit(tx, viewer, at, {
    action: 'setting.changed',
    subject: { type: 'setting', id: null, label: `Site settings, revision ${number}` },
    reason: publication.note || null,
    data: { number, restoredFrom: publication.restoredFrom, changes: changes.map((change) => ({ ...change })) },
  });
  return { number };
}

/** Runs a publication, and lets the next request to this process see it. */
async function published(services: Services, work: (tx: Transaction) => Promise<{ number: number }>) {
  try {
    const done = await transaction(services.db, work);
    await afterCommit(services.db, () => services.settings.refresh());
    return done;
  } catch (error) {
    throw asConflict(error);
  }
}

type PublishInput = { version: number; published: number; note?: string | undefined };

/**
 * Publishes the draft as it was shown.
 * @throws {AppError} BAD_REQUEST when nothing differs; CONFLICT when the draft or what is published has changed since
 */
export function publishSite(services: Services, viewer: Viewer, { version, published: over, note = '' }: PublishInput) {
  return published(services, async (tx) => {
    const draft = await getDraft({ db: tx });
    if (draft.version !== version) throw changedSince(CHANGED_MEANWHILE, draft.version);
    return publish(services, viewer, tx, { value: draft.value, over, note, restoredFrom: null });
  });
}

type RestoreInput = { number: number; published: number; note?: string | undefined };

/**
 * Publishes an earlier revision again, as a new one. The draft stays as it is.
 * @throws {AppError} NOT_FOUND; BAD_REQUEST when it no longer passes the checks or nothing differs; CONFLICT
 */
export function restoreSite(services: Services, viewer: Viewer, { number, published: over, note = '' }: RestoreInput) {
  return published(services, async (tx) => {
    const revision = await findRevision(tx, siteSetting.key, number);
    if (!revision) throw notFound('revision');
    const parsed = siteDocumentSchema.safeParse(revision.value);
    if (!parsed.success)
      throw new AppError({
        code: 'BAD_REQUEST',
        message: `Revision ${number} no longer fits the settings of this release.`,
      });
    return publish(services, viewer, tx, { value: parsed.data, over, note, restoredFrom: number });
  });
}
