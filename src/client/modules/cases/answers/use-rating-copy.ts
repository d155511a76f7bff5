import { useState } from 'react';
import { newId } from '#client/lib/new-id.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { CopyAnswersInput, OpenQuestion } from '#shared/cases/briefs.ts';
import { useReadCaseAgain } from '../commands/use-read-case-again.ts';

type Assumption = OpenQuestion & { text: string };

interface Wanted extends Omit<CopyAnswersInput, 'caseId' | 'assumptions'> {
  assumptions: readonly Assumption[];
  asNote: boolean;
}

/** What staff read later about what was assumed. */
function noteOf(assumptions: readonly Assumption[]): string {
  const lines = assumptions.map(({ section, label, text }) => `• ${section}: ${label} ${text}`);
  return ['Assumed for rating:', ...lines].join('\n');
}

/** Fetches the copy, puts it on the clipboard where the browser allows it, and keeps the assumptions as a note when asked to. */
export function useRatingCopy(caseId: string) {
  const fetchCopy = trpc.cases.copyAnswers.useMutation();
  const keep = trpc.messages.send.useMutation();
  const readAgain = useReadCaseAgain(caseId);
  const [onClipboard, setOnClipboard] = useState(false);

  async function copy({ assumptions, asNote, ...input }: Wanted): Promise<void> {
    try {
      const sent = assumptions.map(({ path, text }) => ({ path, text }));
      const { text } = await fetchCopy.mutateAsync({ ...input, caseId, assumptions: sent });
      setOnClipboard(
        await navigator.clipboard.writeText(text).then(
          () => true,
          () => false,
        ),
      );
      if (asNote && assumptions.length > 0) {
        await keep.mutateAsync({ caseId, body: noteOf(assumptions), clientKey: newId(), kind: 'note' });
        showToast({ kind: 'success', message: 'Copied. The assumptions are in an internal note.' });
      }
      readAgain();
    } catch {
      // The mutation keeps the error, and the dialog shows it.
    }
  }

  return {
    copy,
    copied: fetchCopy.data ?? null,
    pending: fetchCopy.isPending || keep.isPending,
    error: fetchCopy.error ?? keep.error,
    onClipboard,
    again: fetchCopy.reset,
  };
}
