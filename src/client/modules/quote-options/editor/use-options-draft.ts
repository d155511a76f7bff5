/** A case's draft: kept in this tab while it is edited, with one undo after a removal. */
import { useCallback, useEffect, useState } from 'react';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';
import type { QuoteOption } from '#shared/cases/views.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import {
  copyOption,
  draftFromOption,
  emptyOption,
  emptyOptions,
  movedOptions,
  type OptionDraft,
  type OptionsDraft,
  optionsDraftSchema,
} from './options-draft.ts';

const OPTIONS_MAX = 10;

interface State {
  draft: OptionsDraft;
  /** Restored from an earlier visit in this tab. */
  restored: boolean;
  /** False until something is typed: an untouched form is not worth keeping. */
  touched: boolean;
  /** The latest change of the list in words, for screen readers. */
  said: string;
  /** The draft before the last removal; any later change discards it. */
  before: OptionsDraft | null;
}

export type OptionsDraftState = Pick<State, 'draft' | 'restored' | 'touched' | 'said'> & {
  full: boolean;
  canUndo: boolean;
  change: (key: string, patch: Partial<OptionDraft>) => void;
  setMessage: (message: string) => void;
  add: () => void;
  copy: (key: string) => void;
  remove: (key: string, name: string) => void;
  /** One position up (-1) or down (1). */
  move: (key: string, by: -1 | 1) => void;
  removeCoverage: (key: string, coverageKey: string, name: string) => void;
  startFrom: (options: QuoteOption[]) => void;
  undo: () => void;
  /** Discards everything, after sending or to start over. */
  clear: () => void;
};

function untouched(type: CaseType, validUntil: string): State {
  return { draft: emptyOptions(type, validUntil), restored: false, touched: false, said: '', before: null };
}

function stored(key: string, type: CaseType, validUntil: string): State {
  const found = optionsDraftSchema.safeParse(readDraft(key));
  const fresh = untouched(type, validUntil);
  return found.success ? { ...fresh, draft: found.data, restored: true, touched: true } : fresh;
}

type Edit = (options: OptionDraft[]) => OptionDraft[];

/** @param validUntil the default expiry of a new option */
export function useOptionsDraft(caseId: string, type: CaseType, validUntil: string): OptionsDraftState {
  const key = `options:${caseId}`;
  const [state, setState] = useState(() => stored(key, type, validUntil));
  const { draft, restored, touched, said, before } = state;

  useEffect(() => writeDraft(key, touched ? draft : undefined), [key, draft, touched]);

  const edit = useCallback((next: Edit, words = '', undoable = false) => {
    setState((now) => ({
      ...now,
      draft: { ...now.draft, options: next(now.draft.options) },
      touched: true,
      said: words,
      before: undoable ? now.draft : null,
    }));
  }, []);
  const change = useCallback(
    (optionKey: string, patch: Partial<OptionDraft>) =>
      edit((options) => options.map((option) => (option.key === optionKey ? { ...option, ...patch } : option))),
    [edit],
  );
  const removeCoverage = useCallback(
    (optionKey: string, coverageKey: string, name: string) => {
      const without = (option: OptionDraft) => option.coverages.filter((coverage) => coverage.key !== coverageKey);
      const next: Edit = (options) =>
        options.map((option) => (option.key === optionKey ? { ...option, coverages: without(option) } : option));
      edit(next, `${name || 'The row'} was removed.`, true);
    },
    [edit],
  );

  return {
    draft,
    restored,
    touched,
    said,
    full: draft.options.length >= OPTIONS_MAX,
    canUndo: before !== null,
    change,
    removeCoverage,
    setMessage: (message) => setState((now) => ({ ...now, draft: { ...now.draft, message }, touched: true })),
    add: () => edit((options) => [...options, emptyOption(type, validUntil)], 'An option was added.'),
    move: (optionKey, by) => {
      const place = draft.options.findIndex((option) => option.key === optionKey) + 1;
      edit((options) => movedOptions(options, optionKey, by), `Option ${place} is now option ${place + by}.`);
    },
    copy: (optionKey) =>
      edit(
        (options) => options.flatMap((option) => (option.key === optionKey ? [option, copyOption(option)] : [option])),
        'The option was copied. Enter the premium for the copy.',
      ),
    remove: (optionKey, name) =>
      edit((options) => options.filter((option) => option.key !== optionKey), `${name} was removed.`, true),
    startFrom: (options) =>
      edit(() => options.slice(0, OPTIONS_MAX).map((option) => ({ ...draftFromOption(option), validUntil }))),
    undo: () => setState((now) => (now.before ? { ...now, draft: now.before, before: null, said: 'Restored.' } : now)),
    clear: () => setState(untouched(type, validUntil)),
  };
}
