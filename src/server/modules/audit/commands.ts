/** Writes the audit in the transaction of the change it records, so that neither exists without the other. */
import { randomBytes } from 'node:crypto';
import { actingName } from '#server/platform/auth/acting-name.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { AuditAction, AuditSubject } from '#shared/audit/schema.ts';
import { AUDIT_FORMAT, auditDigest } from './policy.ts';

export type Audited = {
  action: AuditAction;
  /** `label` is the name at that time, so that a reader a year later knows what it was about, whatever became of it. */
  subject: { type: AuditSubject; id: string | null; label: string };
  /** In the actor's words, where the action asks for a reason. */
  reason?: string | null;
  /** What changed, before and after. Never answers, messages or secrets. */
  data?: Prisma.InputJsonObject;
};

const SALT_BYTES = 32;

/** Appends one entry; a job chains it (audit-chain). Without a viewer the actor is the system: a job or a retention rule. */
export async function recordAudit(
  tx: Transaction,
  viewer: Pick<Viewer, 'id' | 'fullName' | 'role' | 'key'> | null,
  at: Date,
  { action, subject, reason = null, data = {} }: Audited,
): Promise<void> {
  const id = newId();
  const salt = randomBytes(SALT_BYTES);
  const said = {
    id,
    action,
    actorId: viewer?.id ?? null,
    actorName: viewer ? actingName(viewer) : 'Automatic step',
    actorRole: viewer?.role ?? 'system',
    subjectType: subject.type,
    subjectId: subject.id,
    subjectLabel: subject.label,
    reason,
    // In the form in which it will be read back.
    data: JSON.parse(JSON.stringify(data)) as unknown,
    at,
  };
  await tx.$executeRaw`
    WITH written AS (
      INSERT INTO audit_entries (id, action, actor_id, actor_name, actor_role, subject_type, subject_id, subject_label, reason, data, at,
        salt, format, digest)
      VALUES (${id}::uuid, ${action}, ${said.actorId}::uuid, ${said.actorName}, ${said.actorRole}, ${said.subjectType}, ${said.subjectId},
        ${said.subjectLabel}, ${reason}, ${JSON.stringify(said.data)}::jsonb, ${at}::timestamptz, ${salt}, ${AUDIT_FORMAT}, ${auditDigest(said, salt)})
    )
    INSERT INTO audit_queue (entry_id) VALUES (${id}::uuid)`;
}
