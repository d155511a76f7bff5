/**
 * The settings in memory of this process, read at start and again whenever one is changed: reading them on every request costs no query,
 * and any number of processes agree within the time of a NOTIFY. They are also read twice a minute, should a NOTIFY have been missed.
 */
import type { Database, Transaction } from '#server/platform/db/client.ts';
import { announce, type Live } from '#server/platform/live/live.ts';
import type { Log } from '#server/platform/process/log.ts';
import type { Setting } from '#shared/platform/settings.ts';

export type Settings = {
  /** The same object until the setting changes. */
  get<Value>(setting: Setting<Value>): Value;
  /** Reloads all of them: after this process's own change, so that its next request already sees it. */
  refresh(): Promise<void>;
  /** Calls `changed` after they were read again. Returns how to stop. */
  onRefresh(changed: () => void): () => void;
  close(): void;
};

const SWEEP_MS = 30_000;

/** The saved value, or the initial one: a value saved before a schema change is ignored if it no longer fits. */
export function savedOrInitial<Value>({ schema, initial }: Setting<Value>, saved: unknown): Value {
  const parsed = schema.safeParse(saved);
  return parsed.success ? parsed.data : initial;
}

/** Notifies every process when the transaction commits. */
export function announceSettings(tx: Transaction): void {
  announce(tx, 'settings');
}

type Row = { value: unknown; stamp: string; parsed?: unknown };

export async function openSettings(db: Database, live: Live, log: Log): Promise<Settings> {
  let rows = new Map<string, Row>();
  const listeners = new Set<() => void>();
  let begun = 0;
  let applied = 0;
  async function refresh(): Promise<void> {
    const turn = ++begun;
    const found = await db.setting.findMany({ select: { key: true, value: true, version: true, updatedAt: true } });
    // A later reading has come back first.
    if (turn < applied) return;
    applied = turn;
    rows = new Map(
      found.map(({ key, value, version, updatedAt }) => {
        const stamp = `${version} ${updatedAt.getTime()}`;
        const known = rows.get(key);
        return [key, known?.stamp === stamp ? known : { value, stamp }];
      }),
    );
    for (const changed of listeners) changed();
  }
  function get<Value>(setting: Setting<Value>): Value {
    const row = rows.get(setting.key);
    if (!row) return setting.initial;
    row.parsed ??= savedOrInitial(setting, row.value);
    return row.parsed as Value;
  }
  await refresh();
  const again = () => {
    refresh().catch(() => log.warn('the settings could not be reloaded, so the previous ones stay in use'));
  };
  const unwatch = live.watch('settings', again);
  const sweep = setInterval(again, SWEEP_MS).unref();
  return {
    get,
    refresh,
    onRefresh(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    close() {
      clearInterval(sweep);
      unwatch();
    },
  };
}
