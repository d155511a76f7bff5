/** What a broker may request: which documents are chosen before anyone chooses, and what there is of each. */
import { formatShortMoment } from '#client/lib/format-date.ts';
import type { ChecklistItem } from '#shared/documents/checklist-schema.ts';

/** The answers call for it, and nobody has sent it or been asked for it. */
export function isSuggested({ origin, state }: ChecklistItem): boolean {
  return origin === 'answers' && state === 'missing';
}

/** The client already has the request, or the broker has the document to review. */
export function isAsked({ state }: ChecklistItem): boolean {
  return state === 'requested' || state === 'received';
}

/** What is requested of the ticked documents, in the order of the list. */
export function chosenItems(items: readonly ChecklistItem[], ticked: readonly string[]) {
  return items
    .filter((item) => ticked.includes(item.title) && !isAsked(item))
    .map(({ title, why, category }) => ({ title, why, category }));
}

/** What there is of a document, or null for nothing. */
export function stateWords({ state, requestedAt, uploads }: ChecklistItem): string | null {
  if (state === 'requested' && requestedAt) return `Requested on ${formatShortMoment(requestedAt)}`;
  if (state === 'received') return 'Received, ready for review';
  if (state === 'accepted') return 'Accepted';
  return state === 'uploaded' ? `Uploaded: ${uploads.join(', ')}` : null;
}
