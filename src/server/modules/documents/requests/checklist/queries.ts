import { isStaff } from '#server/modules/cases/access.ts';
import { findDocumentRules } from '#server/modules/cases/answers/queries.ts';
import { getPersonRelation } from '#server/modules/cases/queries.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { ChecklistItem } from '#shared/documents/checklist-schema.ts';
import { requestTemplatesSetting } from '#shared/documents/request-templates-schema.ts';
import { lineWork } from '#shared/lines/generated/work.ts';
import { checklistOf } from './policy.ts';

/** Far more than any case has. */
const MAX = 500;

/**
 * What the broker may request in a case: first what the answers call for, then what the brokerage often requests, then the other
 * documents of the line.
 * @throws {AppError} NOT_FOUND
 */
export async function getChecklist(services: Services, viewer: Viewer, caseId: string): Promise<ChecklistItem[]> {
  const { db, now, settings } = services;
  if (!isStaff(await getPersonRelation(db, viewer, caseId, now()))) throw notFound('request');
  const [{ type, named, others }, requests, loose] = await Promise.all([
    findDocumentRules(services, caseId),
    db.documentRequest.findMany({
      where: { caseId },
      orderBy: { createdAt: 'asc' },
      take: MAX,
      select: { title: true, status: true, createdAt: true },
    }),
    db.document.findMany({
      where: { caseId, deletedAt: null, requestId: null, visibility: 'client', uploadedByRole: 'client' },
      orderBy: { createdAt: 'asc' },
      take: MAX,
      select: { title: true, category: true },
    }),
  ]);
  const own = settings
    .get(requestTemplatesSetting)
    .templates.filter(({ lines }) => lines.length === 0 || lines.includes(type));
  const rules = new Set([...named, ...others].map(({ id }) => id));
  // Early questionnaires have no rules.
  const usual = lineWork[type].requestTemplates.filter(({ rule }) => rule === undefined || !rules.has(rule));
  const offered = [
    ...named.map((rule) => ({ ...rule, origin: 'answers' as const })),
    ...own.map((template) => ({ ...template, origin: 'brokerage' as const })),
    ...[...usual, ...others].map((rule) => ({ ...rule, origin: 'line' as const })),
  ];
  return checklistOf(offered, requests, loose);
}
