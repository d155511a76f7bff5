/** What decides whether requests are new and may be taken in: one statement, for the requests of several partners. */
import type { Transaction } from '#server/platform/db/client.ts';
import { KEPT } from '#server/platform/db/kept-statements.ts';
import type { Agreed } from '../policy.ts';
import type { LeadRow } from '../queries.ts';

/** Which request it is for its partner. */
export type LeadKey = { partnerId: string; externalId: string };

export function keyText({ partnerId, externalId }: LeadKey): string {
  return `${partnerId} ${externalId}`;
}

/** A partner, and how many of its requests were taken in since the day began. */
export type Sender = Agreed & { partnerId: string; slug: string; name: string; sentToday: number };

type Lead = Omit<LeadRow, 'case'> & Omit<LeadRow['case'], 'createdAt'>;
type Found = Sender & (Lead | { [Column in keyof Lead]: null });

/** The requests that were taken in before, by `keyText`, and the partners by their ids. */
export async function findKnown(
  tx: Transaction,
  keys: readonly LeadKey[],
  dayBegan: Date,
): Promise<{ known: Map<string, LeadRow>; senders: Map<string, Sender> }> {
  const partnerIds = keys.map(({ partnerId }) => partnerId);
  const found = await tx.$queryRaw<Found[]>`${KEPT}
    WITH senders AS MATERIALIZED (
      SELECT p.id, p.slug, o.name, p.lines, p.areas, p.daily_ceiling,
        (SELECT count(*)::int FROM partner_leads l WHERE l.partner_id = p.id AND l.created_at >= ${dayBegan}) AS sent_today
      FROM partners p JOIN organizations o ON o.id = p.id WHERE p.id = ANY(${partnerIds}::uuid[])
    )
    SELECT s.id AS "partnerId", s.slug, s.name, s.lines, s.areas, s.daily_ceiling AS "dailyCeiling", s.sent_today AS "sentToday",
      l.external_id AS "externalId", l.case_id AS "caseId", l.created_at AS "createdAt", l.updated_at AS "updatedAt", c.serial, c.type,
      c.status::text, c.postal_code AS "postalCode"
    FROM unnest(${partnerIds}::uuid[], ${keys.map(({ externalId }) => externalId)}::text[]) AS sent (partner_id, external_id)
      JOIN senders s ON s.id = sent.partner_id LEFT JOIN partner_leads l USING (partner_id, external_id) LEFT JOIN cases c ON c.id = l.case_id`;
  const known = new Map<string, LeadRow>();
  const senders = new Map<string, Sender>();
  for (const { externalId, caseId, createdAt, updatedAt, serial, type, status, postalCode, ...sender } of found) {
    senders.set(sender.partnerId, sender);
    if (caseId === null) continue;
    const lead = { caseId, externalId, createdAt, updatedAt, case: { serial, type, status, postalCode, createdAt } };
    known.set(keyText({ partnerId: sender.partnerId, externalId }), lead);
  }
  return { known, senders };
}
