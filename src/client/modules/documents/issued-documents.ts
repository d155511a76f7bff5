/** What the broker sent once the policy was bound. */
import type { CaseDocument } from '#shared/documents/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { hasPinkCard } from '#shared/lines/pink-card.ts';

export type IssuedCategory = 'issued_policy' | 'pink_card';

/** The documents that a policy of this line comes with. */
export function issuedCategories(type: CaseType): IssuedCategory[] {
  return hasPinkCard(type) ? ['issued_policy', 'pink_card'] : ['issued_policy'];
}

/** Those of one kind that the client can open, newest first. A client may upload the pink card of another policy: that is none. */
export function issuedOf(documents: readonly CaseDocument[], category: IssuedCategory): CaseDocument[] {
  return documents
    .filter(
      (document) =>
        document.category === category &&
        document.uploadedByRole !== 'client' &&
        !document.staffOnly &&
        document.deleted === null,
    )
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
