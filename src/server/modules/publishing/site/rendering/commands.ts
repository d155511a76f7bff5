/** What became of rendering the pages, kept where every process and the administrators read it. */

import { z } from 'zod';
import { transaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { announceSettings } from '#server/platform/settings.ts';
import { defineSetting } from '#shared/platform/settings.ts';

/** When a process last failed to render what is published; null when the last attempt succeeded. */
export const pagesSetting = defineSetting('sitePages', z.object({ failedAt: z.iso.datetime().nullable() }), {
  failedAt: null,
});

const BY = 'Automatic step';

/** Records an attempt. Nothing is written while everything succeeds. */
export async function noteRendering(
  services: Pick<Services, 'db' | 'settings' | 'now'>,
  succeeded: boolean,
): Promise<void> {
  const { db, settings, now } = services;
  if (succeeded && settings.get(pagesSetting).failedAt === null) return;
  const data = { value: { failedAt: succeeded ? null : now().toISOString() }, updatedByName: BY };
  const where = { key: pagesSetting.key };
  await transaction(db, async (tx) => {
    const { count } = await tx.setting.updateMany({ where, data: { ...data, version: { increment: 1 } } });
    if (count === 0) await tx.setting.createMany({ data: { ...where, ...data }, skipDuplicates: true });
    announceSettings(tx);
  });
}
