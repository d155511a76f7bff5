/**
 * Keeps what is typed on the server: saved a moment after the last key, one save at a time, each at the version it is based on. Until the
 * server has it, it is also kept in this tab. When another device saved meanwhile, nothing is overwritten: the person chooses.
 */
import { toApiError } from './api.ts';
import { readDraft, writeDraft } from './drafts.ts';

const PAUSE_MS = 700;
const TRY_AGAIN_MS = 10_000;

/** What the server has. */
export interface ServerDraft {
  version: number;
  savedAt: string | null;
}

export interface DraftSource<Value, Saved extends ServerDraft> {
  /** In the tab’s storage. */
  key: string;
  read: () => Promise<Saved>;
  /** Null discards what was typed. */
  save: (input: { version: number; value: Value | null }) => Promise<{ version: number; savedAt: string }>;
  /** Null when nothing was typed. */
  valueIn: (saved: Saved) => Value | null;
  /** What the tab kept, if it still has the right shape. */
  fits: (kept: unknown) => Value | null;
  /** What a draft begins with. */
  fresh: () => Value;
}

export interface DraftState<Value, Saved extends ServerDraft> {
  value: Value;
  /** False while there is only what every draft begins with: that isn’t worth keeping. */
  isTyped: boolean;
  saving: 'saved' | 'waiting' | 'saving' | 'failed';
  savedAt: string | null;
  /** Why saving failed, in the server’s words. */
  problem: string | null;
  /** What another device saved; until one of the two was chosen, nothing is saved. */
  other: Saved | null;
}

/** What is kept in the tab, and the version it is based on. */
type Kept<Value> = { version: number; value: Value };

function keptIn<Value>(key: string, fits: (kept: unknown) => Value | null): Kept<Value> | null {
  const found = readDraft<Kept<unknown>>(key);
  const value = found ? fits(found.value) : null;
  return found && Number.isInteger(found.version) && value !== null ? { version: found.version, value } : null;
}

export function openDraft<Value, Saved extends ServerDraft>(source: DraftSource<Value, Saved>, opened: Saved) {
  const { key, valueIn, fresh } = source;
  const kept = keptIn(key, source.fits);
  const listeners = new Set<() => void>();
  let version = kept?.version ?? opened.version;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let held = false;
  let closed = false;
  const there = valueIn(opened);
  let state: DraftState<Value, Saved> = {
    value: kept?.value ?? there ?? fresh(),
    isTyped: kept !== null || there !== null,
    saving: kept ? 'waiting' : 'saved',
    savedAt: there === null ? null : opened.savedAt,
    problem: null,
    other: kept && kept.version !== opened.version ? opened : null,
  };

  function set(changes: Partial<DraftState<Value, Saved>>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }
  function keep(): void {
    if (closed) return;
    writeDraft(key, state.saving === 'saved' ? undefined : ({ version, value: state.value } satisfies Kept<Value>));
  }
  function later(ms: number): void {
    clearTimeout(timer);
    if (!held && !closed && !state.other) timer = setTimeout(() => void save(), ms);
  }

  async function saveOnce(): Promise<void> {
    const { value, isTyped } = state;
    set({ saving: 'saving', problem: null });
    try {
      const saved = await source.save({ version, value: isTyped ? value : null });
      version = saved.version;
      const isLatest = state.value === value;
      set({ saving: isLatest ? 'saved' : 'waiting', savedAt: isTyped ? saved.savedAt : null });
      keep();
      if (!isLatest) later(PAUSE_MS);
    } catch (error) {
      const { status, serverMessage } = toApiError(error);
      const present = status === 409 ? await source.read().catch(() => null) : null;
      const other = present && present.version !== version ? present : null;
      set({ saving: 'failed', problem: serverMessage, other });
      // A refusal stays one until something is changed.
      if (status === 0 || status === 429 || status >= 500) later(TRY_AGAIN_MS);
    }
  }
  /** Saves what isn’t saved yet; waits for a save under way. */
  async function save(): Promise<void> {
    clearTimeout(timer);
    // Of several that wait for the same save, the first may begin the next one.
    while (running) await running;
    if (state.saving === 'saved' || state.other || held || closed) return;
    running = saveOnce().finally(() => {
      running = null;
    });
    await running;
  }

  function adopt(found: Saved): void {
    version = found.version;
    const value = valueIn(found);
    set({
      value: value ?? fresh(),
      isTyped: value !== null,
      saving: 'saved',
      savedAt: value === null ? null : found.savedAt,
      problem: null,
      other: null,
    });
    keep();
  }

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit(value: Value) {
      set({ value, isTyped: true, saving: 'waiting' });
      keep();
      later(PAUSE_MS);
    },
    /** Begins again, on every device. */
    discard() {
      set({ value: fresh(), isTyped: false, saving: 'waiting' });
      keep();
      later(0);
    },
    save,
    /** Takes what another device saved, if nothing here is unsaved. */
    async refresh() {
      while (running) await running;
      const found = await source.read().catch(() => null);
      if (!found || found.version === version || running) return;
      if (state.saving === 'saved') adopt(found);
      else set({ other: found });
    },
    /** Nothing is saved while it is being published. */
    async hold() {
      held = true;
      clearTimeout(timer);
      while (running) await running;
    },
    release() {
      held = false;
      if (state.saving !== 'saved') later(PAUSE_MS);
    },
    /** It was published: the server has cleared the draft. */
    published() {
      held = false;
      // The server’s version rises with it, if there was a draft at all.
      if (version > 0) version += 1;
      set({ value: fresh(), isTyped: false, saving: 'saved', savedAt: null, problem: null, other: null });
      keep();
    },
    keepMine() {
      version = state.other?.version ?? version;
      set({ other: null, saving: 'waiting' });
      keep();
      later(0);
    },
    takeTheirs() {
      if (state.other) adopt(state.other);
    },
    /** Nothing is sent from now on: the tab may have another user. */
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
export type DraftSync<Value, Saved extends ServerDraft> = ReturnType<typeof openDraft<Value, Saved>>;
