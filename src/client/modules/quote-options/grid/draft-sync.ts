/**
 * Keeps a grid on the server while it is typed: saved a moment after the last key, one save at a time, each at the version it is based on.
 * Until the server has it, it is also kept in this tab. When another device saved meanwhile, nothing is overwritten: the person chooses.
 */
import { toApiError } from '#client/lib/api.ts';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';
import {
  type OptionDraft,
  type OptionGrid,
  optionGridSchema,
  type SavedOptionDraft,
  type SaveOptionDraftInput,
} from '#shared/quote-options/draft.ts';

const PAUSE_MS = 700;
const TRY_AGAIN_MS = 10_000;

export interface DraftServer {
  read: () => Promise<OptionDraft>;
  save: (input: Omit<SaveOptionDraftInput, 'caseId'>) => Promise<SavedOptionDraft>;
}

export interface DraftState {
  grid: OptionGrid;
  /** False while there is only what every grid begins with: that isn’t worth keeping. */
  isTyped: boolean;
  saving: 'saved' | 'waiting' | 'saving' | 'failed';
  savedAt: string | null;
  /** Why saving failed, in the server’s words. */
  problem: string | null;
  /** What another device saved; until one of the two was chosen, nothing is saved. */
  other: OptionDraft | null;
}

/** What is kept in the tab: the grid, and the version it is based on. */
type Kept = { version: number; grid: OptionGrid };

function keptIn(key: string): Kept | null {
  const found = readDraft<Kept>(key);
  const grid = optionGridSchema.safeParse(found?.grid);
  return found && Number.isInteger(found.version) && grid.success ? { version: found.version, grid: grid.data } : null;
}

/** @param fresh makes the grid that a request without a draft begins with */
export function openDraft(caseId: string, server: DraftServer, opened: OptionDraft, fresh: () => OptionGrid) {
  const key = `options:${caseId}`;
  const kept = keptIn(key);
  const listeners = new Set<() => void>();
  let version = kept?.version ?? opened.version;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let held = false;
  let closed = false;
  let state: DraftState = {
    grid: kept?.grid ?? opened.grid ?? fresh(),
    isTyped: kept !== null || opened.grid !== null,
    saving: kept ? 'waiting' : 'saved',
    savedAt: opened.grid && opened.savedAt,
    problem: null,
    other: kept && kept.version !== opened.version ? opened : null,
  };

  function set(changes: Partial<DraftState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }
  function keep(): void {
    if (closed) return;
    writeDraft(key, state.saving === 'saved' ? undefined : ({ version, grid: state.grid } satisfies Kept));
  }
  function later(ms: number): void {
    clearTimeout(timer);
    if (!held && !closed && !state.other) timer = setTimeout(() => void save(), ms);
  }

  async function saveOnce(): Promise<void> {
    const { grid, isTyped } = state;
    set({ saving: 'saving', problem: null });
    try {
      const saved = await server.save({ version, grid: isTyped ? grid : null });
      version = saved.version;
      const isLatest = state.grid === grid;
      set({ saving: isLatest ? 'saved' : 'waiting', savedAt: isTyped ? saved.savedAt : null });
      keep();
      if (!isLatest) later(PAUSE_MS);
    } catch (error) {
      const { status, serverMessage } = toApiError(error);
      const present = status === 409 ? await server.read().catch(() => null) : null;
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

  function adopt(found: OptionDraft): void {
    version = found.version;
    set({
      grid: found.grid ?? fresh(),
      isTyped: found.grid !== null,
      saving: 'saved',
      savedAt: found.grid && found.savedAt,
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
    edit(grid: OptionGrid) {
      set({ grid, isTyped: true, saving: 'waiting' });
      keep();
      later(PAUSE_MS);
    },
    /** Begins again, on every device. */
    discard() {
      set({ grid: fresh(), isTyped: false, saving: 'waiting' });
      keep();
      later(0);
    },
    save,
    /** Takes what another device saved, if nothing here is unsaved. */
    async refresh() {
      while (running) await running;
      const found = await server.read().catch(() => null);
      if (!found || found.version === version || running) return;
      if (state.saving === 'saved') adopt(found);
      else set({ other: found });
    },
    /** Nothing is saved while the options are being published. */
    async hold() {
      held = true;
      clearTimeout(timer);
      while (running) await running;
    },
    release() {
      held = false;
      if (state.saving !== 'saved') later(PAUSE_MS);
    },
    /** They were published: the server has cleared the draft. */
    published() {
      held = false;
      // The server’s version rises with it, if there was a draft at all.
      if (version > 0) version += 1;
      set({ grid: fresh(), isTyped: false, saving: 'saved', savedAt: null, problem: null, other: null });
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
export type DraftSync = ReturnType<typeof openDraft>;
