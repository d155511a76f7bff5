/**
 * The settings in memory of this process, read at start and again whenever one is changed: reading them on every request costs no query,
 * and any number of processes agree within the time of a NOTIFY.
 */
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { announce, type Live } from '#server/platform/live/live.ts';
import type { Log } from '#server/platform/process/log.ts';
import type { Setting } from '#shared/platform/settings.ts';

export type Settings = {
  get<Value>(setting: Setting<Value>): Value;
  /** Reloads all of them: after this process's own change, so that its next request already sees it. */
  refresh(): Promise<void>;
  close(): void;
};

/** The saved value, or the initial one: a value saved before a schema change is ignored if it no longer fits. */
export function savedOrInitial<Value>({ schema, initial }: Setting<Value>, saved: unknown): Value {
  const parsed = schema.safeParse(saved);
  return parsed.success ? parsed.data : initial;
}

/** Notifies every process when the transaction commits. */
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
    refresh().catch(() => log.warn('the settings could not be reloaded, so the previous ones stay in use'));
  });
  return {
    get: (setting) => savedOrInitial(setting, values.get(setting.key)),
    refresh,
    close: unwatch,
  };
}
