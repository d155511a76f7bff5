/** What the broker sends once the policy is bound. */
import type { CaseDocument, IssuedAs } from '#shared/documents/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { hasPinkCard } from '#shared/lines/pink-card.ts';

/** The documents that a policy of this line comes with. */
export function issuedKinds(type: CaseType): IssuedAs[] {
  return hasPinkCard(type) ? ['policy', 'pink_card'] : ['policy'];
}

/** Those of one kind, newest first. */
export function issuedOf(documents: readonly CaseDocument[], kind: IssuedAs): CaseDocument[] {
  return documents
    .filter(({ issuedAs, deleted }) => issuedAs === kind && deleted === null)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
