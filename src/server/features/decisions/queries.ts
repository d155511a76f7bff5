import type { Database } from '#server/db.ts';
import { candidateResultSchema } from '#shared/matching/schema.ts';

/** Why this broker, and why not the others: every decision of matching about a case, newest first. For administrators. */
export async function findDecisions(db: Database, caseId: string) {
  const rows = await db.assignmentDecision.findMany({ where: { caseId }, orderBy: { at: 'desc' }, take: 50 });
  return {
    decisions: rows.map(({ id, at, reason, seed, chosenBrokerId, candidates: stored }) => {
      const candidates = candidateResultSchema.array().parse(stored);
      const chosen = candidates.find((candidate) => candidate.brokerId === chosenBrokerId);
      return { id, at: at.toISOString(), reason, seed, candidates, chosenName: chosen?.name ?? null };
    }),
  };
}
