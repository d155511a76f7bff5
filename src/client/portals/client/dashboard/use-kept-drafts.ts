import { useState } from 'react';
import { eraseDraft } from '#client/modules/quote-requests/draft-calls.ts';
import { forgetDraft, readDraft, readKey } from '#client/modules/quote-requests/draft-storage.ts';
import { hasAnswers } from '#client/modules/quote-requests/journey-rules.ts';
import type { Line } from '#shared/lines/ids.ts';
import { lines } from '#shared/lines/lines.ts';
import { loadDefinition } from '#shared/lines/load-definition.ts';

export interface KeptDraft {
  line: Line;
  /** Milliseconds since 1970. */
  changedAt: number;
}

function findKept(): KeptDraft[] {
  return lines
    .flatMap((line) => {
      const draft = readDraft(line);
      const kept = draft && hasAnswers(draft.answers) ? draft : readKey(line);
      return kept ? [{ line, changedAt: kept.changedAt }] : [];
    })
    .toSorted((a, b) => b.changedAt - a.changedAt);
}

/** Also deletes the server's copy, if there is one; if that fails, the server deletes the draft when it expires. */
async function discard(line: Line): Promise<void> {
  const key = readKey(line);
  forgetDraft(line);
  if (!key) return;
  try {
    const definition = await loadDefinition(line);
    await eraseDraft(line, definition, key, definition.steps[0]?.id ?? '');
  } catch {
    // Without a connection nothing more can be done from here.
  }
}

/** Requests started on this device and not sent. */
export function useKeptDrafts() {
  const [drafts, setDrafts] = useState(findKept);
  return {
    drafts,
    discard(line: Line) {
      setDrafts((kept) => kept.filter((draft) => draft.line !== line));
      void discard(line);
    },
  };
}
