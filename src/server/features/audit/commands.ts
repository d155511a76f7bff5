/** Writing the audit: in the transaction of what it tells of, so that neither exists alone. */
import type { Transaction } from '#server/db.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Viewer } from '#server/http/session.ts';
import type { AuditAction, AuditSubject } from '#shared/audit/schema.ts';

export type Audited = {
  action: AuditAction;
  /** `label` is the name at that time: who reads the audit in a year knows what it was about, whatever became of it. */
  subject: { type: AuditSubject; id: string | null; label: string };
  /** In the actor's words, where the action asks for a reason. */
  reason?: string | null;
  /** What changed, before and after. Never answers, never messages, never secrets. */
  data?: Prisma.InputJsonObject;
};

/** Appends one entry. Without a viewer it was the product itself: a job, a rule of retention. */
export async function recordAudit(
  tx: Transaction,
  viewer: Pick<Viewer, 'id' | 'fullName' | 'role'> | null,
  at: Date,
  { action, subject, reason = null, data = {} }: Audited,
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      action,
      actorId: viewer?.id ?? null,
      actorName: viewer?.fullName ?? 'Automatic step',
      actorRole: viewer?.role ?? 'system',
      subjectType: subject.type,
      subjectId: subject.id,
      subjectLabel: subject.label,
      reason,
      data,
      at,
    },
  });
}
