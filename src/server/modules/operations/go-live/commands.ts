/** Acknowledgements of checks only a person can make, recorded with their name and exactly what they reviewed. */

import { recordAudit } from '#server/modules/audit/commands.ts';
import { writeSetting } from '#server/modules/settings/commands.ts';
import { getSetting } from '#server/modules/settings/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { afterCommit } from '#server/platform/db/whole-call.ts';
import { conflict } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type AcknowledgeInput, acknowledgementsSetting, type LaunchList } from '#shared/operations/go-live/schema.ts';
import { getLaunchList } from './queries.ts';

/**
 * Records that the viewer reviewed an item.
 * @throws {AppError} CONFLICT when it has changed since it was shown or cannot be acknowledged yet
 */
export async function acknowledge(
  services: Services,
  viewer: Viewer,
  { item, fingerprint }: AcknowledgeInput,
): Promise<LaunchList> {
  const { db, settings, now } = services;
  const { entries } = await getLaunchList(services);
  const entry = entries.find((candidate) => candidate.word?.item === item);
  if (!entry?.word || entry.word.fingerprint !== fingerprint)
    throw conflict('This has changed since you opened it. Reload the page and review it again.');
  if (!entry.word.open)
    throw conflict('You can’t confirm this yet: there are no real stories, or some of them are samples.');
  const at = now();
  const { statement } = entry.word;
  await transaction(db, async (tx) => {
    const { version, value } = await getSetting({ db: tx }, acknowledgementsSetting);
    const others = value.items.filter((word) => word.item !== item);
    const items = [...others, { item, fingerprint, byName: viewer.fullName, at: at.toISOString() }];
    await writeSetting(tx, viewer, acknowledgementsSetting, { version, value: { items } });
    await recordAudit(tx, viewer, at, {
      action: 'launch.acknowledged',
      subject: { type: 'launch', id: null, label: entry.title },
      data: { statement, fingerprint },
    });
  });
  await afterCommit(db, () => settings.refresh());
  return getLaunchList(services);
}
