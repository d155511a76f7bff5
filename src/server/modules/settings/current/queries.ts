/**
 * The settings in memory of this process, read at the start and again whenever somebody changes one: what is asked for on every
 * request costs no query, and any number of processes agree within the time of a NOTIFY.
 */
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { announce, type Live } from '#server/platform/live/live.ts';
import type { Log } from '#server/platform/process/log.ts';
import { type SettingKey, type SettingValue, settingDefaults, settingSchemas } from '#shared/settings/schema.ts';

export type Settings = {
  get<Key extends SettingKey>(key: Key): SettingValue<Key>;
  /** Reads all of them again: after a change of one's own, so that the next request already sees it. */
  refresh(): Promise<void>;
  close(): void;
};

/** Tells every process, when the transaction commits. */
export function announceSettings(tx: Transaction): void {
  announce(tx, 'settings');
}

export async function openSettings(db: Database, live: Live, log: Log): Promise<Settings> {
  let values = new Map<string, unknown>();
  async function refresh(): Promise<void> {
    const rows = await db.setting.findMany({ select: { key: true, value: true } });
    values = new Map(rows.map(({ key, value }) => [key, value]));
  }
  await refresh();
  const unwatch = live.watch('settings', () => {
    refresh().catch(() => log.warn('the settings could not be read again: the ones from before are used'));
  });
  return {
    get(key) {
      // A value from before a change of its schema counts as none.
      const parsed = settingSchemas[key].safeParse(values.get(key));
      return (parsed.success ? parsed.data : settingDefaults[key]) as SettingValue<typeof key>;
    },
    refresh,
    close: unwatch,
  };
}
