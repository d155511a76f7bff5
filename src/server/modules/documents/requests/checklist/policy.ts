/** What a broker may need for a case, and what there is of it. */
import { type ChecklistItem, type ChecklistState, titleKey } from '#shared/documents/checklist-schema.ts';
import type { DocumentRequestStatus } from '#shared/documents/schema.ts';
import type { DocumentCategory } from '#shared/lines/document-categories.ts';

type Offered = Pick<ChecklistItem, 'title' | 'why' | 'origin'> & { category: DocumentCategory };
type Asked = { title: string; status: DocumentRequestStatus; createdAt: Date };
/** A client's upload that answers no request. */
type Loose = { title: string; category: string };

const stateOf: Record<Exclude<DocumentRequestStatus, 'waived'>, ChecklistState> = {
  open: 'requested',
  rejected: 'requested',
  submitted: 'received',
  accepted: 'accepted',
};

/**
 * The documents that may be requested, each once, in the order of what offers them.
 * A loose upload counts for the first document of its type.
 * @param requests oldest first; the newest about a document says what there is of it, and one that is no longer needed says nothing
 */
export function checklistOf(
  offered: readonly Offered[],
  requests: readonly Asked[],
  loose: readonly Loose[],
): ChecklistItem[] {
  const asked = new Map(requests.map((request) => [titleKey(request.title), request]));
  const unclaimed = [...loose];
  const byTitle = new Map<string, ChecklistItem>();
  for (const { title, why, category, origin } of offered) {
    const key = titleKey(title);
    if (byTitle.has(key)) continue;
    const request = asked.get(key);
    const known = request && request.status !== 'waived' ? request : null;
    // "Something else" says nothing about what was uploaded.
    const at = known || category === 'other' ? -1 : unclaimed.findIndex((upload) => upload.category === category);
    const uploads = at < 0 ? [] : unclaimed.splice(at, 1);
    byTitle.set(key, {
      ...{ title, why, category, origin },
      state: known ? stateOf[known.status as keyof typeof stateOf] : uploads.length > 0 ? 'uploaded' : 'missing',
      requestedAt: known?.createdAt.toISOString() ?? null,
      uploads: uploads.map((upload) => upload.title),
    });
  }
  return [...byTitle.values()];
}
