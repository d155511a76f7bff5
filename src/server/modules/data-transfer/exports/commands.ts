import { recordSecurityEvent } from '#server/modules/accounts/security-events/commands.ts';
import { recordAudit } from '#server/modules/audit/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { type TableExportName, tableExportContents } from '#shared/data-transfer/exports/schema.ts';

/**
 * The filters as recorded in the audit log. A search term may be the name of a person who is erased later, and nothing leads from
 * that person to this entry: it records that there was a term, but not which.
 */
function withoutWords(filters: Record<string, unknown>): Prisma.InputJsonObject {
  const chosen = Object.entries(filters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    chosen.map(([name, value]) => [name, name === 'words' ? 'not kept' : value]),
  ) as Prisma.InputJsonObject;
}

/** Records who exports which list, with which filters, and why, before the first row is sent. @throws {AppError} TOO_MANY_REQUESTS */
export async function beginTableExport(
  { db, limiter, now }: Services,
  viewer: Viewer,
  name: TableExportName,
  { reason, ...filters }: { reason?: string | undefined },
): Promise<void> {
  await limiter.consume(limits.tableExport, viewer.id);
  const subject = { type: 'export', id: null, label: tableExportContents[name].title } as const;
  const action = name === 'audit' ? 'audit.exported' : 'export.started';
  await transaction(db, async (tx) => {
    await recordAudit(tx, viewer, now(), {
      action,
      subject,
      reason: reason ?? null,
      data: { filters: withoutWords(filters) },
    });
    const detail = `List: ${subject.label}`;
    await recordSecurityEvent(tx, now(), viewer.origin, { kind: 'export', userId: viewer.id, detail });
  });
}
