/** Goes to a draft that has just arrived on this device. */
import type { Line } from '#shared/lines/ids.ts';
import { paths } from '#shared/platform/paths.ts';
import type { Draft } from '../draft.ts';
import { forgetDraft, keepDraft, readDraft, readKey } from '../draft-storage.ts';
import { addressOf } from '../screen-address.ts';

/** Whether this browser has another unsent request of the line, whose place the new one takes. */
export function hasAnother(line: Line): boolean {
  return readDraft(line) !== null || readKey(line) !== null;
}

export function enterDraft(line: Line, draft: Draft): void {
  forgetDraft(line);
  keepDraft(line, draft);
  location.assign(paths.quoteOf(line) + addressOf(draft.screen));
}
