/** Exporting the file of a case: checked, recorded, and only then generated. */

import { recordSecurityEvent } from '#server/modules/accounts/security-events/commands.ts';
import { recordAudit } from '#server/modules/audit/commands.ts';
import { actorOf, getCaseToMove, recordEvent, refusalOf } from '#server/modules/cases/commands.ts';
import { noteReads, readerOf } from '#server/modules/cases/participants/reads/commands.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { countedAs, limits } from '#server/platform/http/rate-limit.ts';
import type { Paper } from '#server/platform/pdf/print.ts';
import type { Services } from '#server/platform/services.ts';
import { applyEvent } from '#shared/cases/rules.ts';
import type { Relation } from '#shared/cases/views.ts';
import { caseFileName, getCaseFacts } from './queries.ts';
import { caseFilePaper } from './view.ts';

/**
 * Records a copy of a case for the assigned broker or an administrator: in the history, the security events and, an administrator's, the
 * audit. The caller makes the copy afterwards.
 * @param as what the copy is, where it isn't the printable file
 * @throws {AppError} NOT_FOUND without a part in the case; FORBIDDEN for the client's side
 */
export async function recordCopy(
  { db, env }: Pick<Services, 'db' | 'env'>,
  viewer: Viewer,
  { caseId, at, as }: { caseId: string; at: Date; as?: string },
): Promise<Relation> {
  return transaction(db, async (tx) => {
    const relation = await getPersonRelation(tx, viewer, caseId, at);
    const row = await getCaseToMove(tx, caseId);
    const outcome = applyEvent(row, 'file_exported', relation);
    if ('refused' in outcome) throw refusalOf(outcome);
    const data: Record<string, string> = as === undefined ? {} : { as };
    await recordEvent(tx, caseId, { event: 'file_exported', actor: actorOf(viewer, relation), at, data });
    await recordSecurityEvent(tx, at, viewer.origin, {
      kind: 'export',
      userId: viewer.id,
      detail: as === undefined ? 'A case file' : `A case file (${as})`,
    });
    if (relation === 'admin')
      await recordAudit(tx, viewer, at, {
        action: 'case.file_exported',
        subject: { type: 'case', id: caseId, label: caseNumber(row, env.site) },
        data,
      });
    return relation;
  });
}

/**
 * The file for the assigned broker or an administrator; each copy is recorded in the history, and an administrator's also in the audit.
 * @throws {AppError} NOT_FOUND without a part in the case; FORBIDDEN for the client's side; TOO_MANY_REQUESTS
 */
export async function exportCaseFile(
  services: Services,
  viewer: Viewer,
  caseId: string,
): Promise<{ fileName: string; paper: Paper }> {
  const { env, limiter } = services;
  const at = services.now();
  await limiter.consume(limits.caseFile, countedAs(viewer));
  const relation = await recordCopy(services, viewer, { caseId, at });
  await noteReads(services, readerOf(viewer), [caseId], 'file');
  const facts = await getCaseFacts(services, viewer, caseId, relation);
  return {
    fileName: caseFileName(facts.row, services),
    paper: caseFilePaper(facts, { site: env.site, by: viewer.fullName, at }),
  };
}
