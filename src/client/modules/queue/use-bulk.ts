import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { BulkAction, BulkResult } from '#shared/queue/bulk-schema.ts';
import type { WorklistRow } from '#shared/queue/schema.ts';

/** Requests per call: each response advances the progress. */
const PART = 20;

export interface BulkOutcome {
  /** What was done, in words, with the number of requests. */
  words: string;
  refused: { row: WorklistRow; why: string }[];
  /** For undoing it; empty when there is nothing left to undo. */
  bulkIds: string[];
}

const doneWords: Record<BulkAction['kind'], string> = {
  priority: 'given a new priority',
  hold: 'put on hold',
  resume: 'resumed',
  handOver: 'reassigned',
};

function count(amount: number, what = 'request'): string {
  return `${amount} ${what}${amount === 1 ? '' : 's'}`;
}

function wordsOf(kind: BulkAction['kind'], done: number): string {
  return done === 0 ? 'Nothing was changed.' : `${count(done)} ${doneWords[kind]}.`;
}

/** One action on many requests, in batches, with undo. */
export function useBulk() {
  const utils = trpc.useUtils();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const bulk = trpc.cases.bulk.useMutation();
  const undoBulk = trpc.cases.undoBulk.useMutation();
  const readAgain = () => Promise.all([utils.worklist.invalidate(), utils.cases.invalidate()]);

  async function undo(bulkIds: readonly string[]) {
    setOutcome(null);
    const results: BulkResult[] = [];
    try {
      // Undone in reverse order, the last batch first.
      for (const bulkId of bulkIds.toReversed()) results.push(...(await undoBulk.mutateAsync({ bulkId })).results);
      const kept = results.filter(({ ok }) => !ok);
      showToast({
        kind: kept.length > 0 ? 'error' : 'success',
        message:
          kept.length > 0
            ? `Undone for ${count(results.length - kept.length)}. ${kept[0]?.message ?? ''}`
            : `Undone for ${count(results.length)}.`,
      });
    } catch (error) {
      showToast({ kind: 'error', title: 'Could not undo', message: toApiError(error).serverMessage });
    }
    await readAgain();
  }

  async function run(action: BulkAction, rows: readonly WorklistRow[]): Promise<boolean> {
    const results: BulkResult[] = [];
    const bulkIds: string[] = [];
    let failure: string | null = null;
    setOutcome(null);
    setProgress({ done: 0, of: rows.length });
    try {
      for (let from = 0; from < rows.length; from += PART) {
        const cases = rows.slice(from, from + PART).map(({ id, version }) => ({ caseId: id, version }));
        const answer = await bulk.mutateAsync({ action, cases });
        if (answer.bulkId) bulkIds.push(answer.bulkId);
        results.push(...answer.results);
        setProgress({ done: results.length, of: rows.length });
      }
    } catch (error) {
      failure = toApiError(error).serverMessage;
    }
    setProgress(null);
    const done = results.filter(({ ok }) => ok).length;
    const why = new Map(results.filter(({ ok }) => !ok).map(({ caseId, message }) => [caseId, message ?? '']));
    const missed = failure ? rows.slice(results.length) : [];
    const refused = [
      ...rows.filter(({ id }) => why.has(id)).map((row) => ({ row, why: why.get(row.id) ?? '' })),
      ...missed.map((row) => ({ row, why: failure ?? '' })),
    ];
    const words = wordsOf(action.kind, done);
    setOutcome({ words, refused, bulkIds });
    showToast({
      kind: refused.length > 0 ? 'error' : 'success',
      message: refused.length > 0 ? `${words} ${count(refused.length)} could not be changed.` : words,
      ...(bulkIds.length > 0 && { action: { label: 'Undo', run: () => undo(bulkIds) } }),
    });
    await readAgain();
    return done > 0;
  }

  return { run, undo, progress, outcome, dismiss: () => setOutcome(null) };
}

export type Bulk = ReturnType<typeof useBulk>;
