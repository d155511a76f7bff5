/** A request that is being written down, until it is opened: it survives a reload, and goes with the session like every draft. */
import { v7 } from 'uuid';
import { readDraft, writeDraft } from '#client/lib/drafts.ts';
import type { SpokenChannel } from '#shared/cases/spoken-channels.ts';
import type { Line } from '#shared/lines/ids.ts';
import { isLine } from '#shared/lines/lines.ts';
import type { AnswersInput } from '#shared/lines/types.ts';
import { isRecord } from '#shared/lines/visibility.ts';

const KEY = 'new-request';

export interface SpokenDraft {
  /** Of the request that it becomes: sending it twice opens one. */
  id: string;
  line: Line | null;
  channel: SpokenChannel;
  answers: AnswersInput;
  /** When the client said yes, in milliseconds since 1970. */
  saidAt: number | null;
}

export function emptyDraft(): SpokenDraft {
  return { id: v7(), line: null, channel: 'telephone', answers: {}, saidAt: null };
}

/** What was written down before a reload; an empty draft without any, or when another version of the page wrote it. */
export function readSpokenDraft(): SpokenDraft {
  const kept = readDraft<Partial<SpokenDraft>>(KEY);
  if (!isRecord(kept) || typeof kept.id !== 'string' || !isRecord(kept.answers)) return emptyDraft();
  const { id, line, channel, answers, saidAt } = kept;
  return {
    id,
    line: typeof line === 'string' && isLine(line) ? line : null,
    channel: channel === 'walk-in' ? 'walk-in' : 'telephone',
    answers: answers as AnswersInput,
    saidAt: typeof saidAt === 'number' ? saidAt : null,
  };
}

export function keepSpokenDraft(draft: SpokenDraft | null): void {
  writeDraft(KEY, draft ?? undefined);
}
