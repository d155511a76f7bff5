/** Checks every line of a file against its mapping, the lines before it and the existing cases: one query per batch of lines. */

import { findCandidates } from '#server/modules/brokers/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { localDay } from '#server/platform/business-time/moments.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { toE164 } from '#server/platform/phone.ts';
import type { Services } from '#server/platform/services.ts';
import type { BrokerCandidate } from '#shared/brokers/candidate.ts';
import { holdsLicenceFor } from '#shared/brokers/schema.ts';
import { readRow } from '#shared/data-transfer/imports/mapping.ts';
import type { ImportMapping } from '#shared/data-transfer/imports/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { lineLabels } from '#shared/lines/lines.ts';

const BATCH = 1_000;

type Known = { caseId: string; label: string };
type Checked = {
  line: number;
  problem: string | null;
  mailbox: string | null;
  phone: string | null;
  duplicate: string | null;
  duplicateCaseId: string | null;
};

function brokenWords(values: unknown): string | null {
  if (Array.isArray(values)) return null;
  const { broken } = (values ?? {}) as { broken?: unknown };
  return typeof broken === 'string' ? broken : 'It can’t be read';
}

/** An import must not bypass the licence: a broker does not get cases they may not handle. */
function outsideLicence(broker: BrokerCandidate | undefined, type: CaseType, today: string): string | null {
  if (!broker) return null;
  if (broker.licenceExpiresOn < today) return 'The chosen broker’s licence has expired';
  return holdsLicenceFor(type, broker.licenceClasses) && broker.lines.includes(type)
    ? null
    : `The chosen broker doesn’t offer ${lineLabels[type].toLowerCase()}`;
}

/** Checks the lines in order: of two duplicates, the earlier line is the original. */
function checkLines(
  rows: readonly { line: number; values: unknown }[],
  mapping: ImportMapping,
  broker: BrokerCandidate | undefined,
  today: string,
): Checked[] {
  const seen = new Map<string, number>();
  return rows.map(({ line, values }) => {
    const broken = brokenWords(values);
    const { draft, problem: unreadable } = readRow(broken ? [] : (values as unknown[]).map(String), mapping);
    const problem = broken ?? unreadable ?? outsideLicence(broker, draft.type, today);
    if (problem) return { line, problem, mailbox: null, phone: null, duplicate: null, duplicateCaseId: null };
    const mailbox = draft.email.toLowerCase();
    const phone = draft.phone ? toE164(draft.phone) : null;
    const before = seen.get(mailbox) ?? (phone ? seen.get(phone) : undefined);
    for (const key of [mailbox, phone]) if (key && !seen.has(key)) seen.set(key, line);
    return { line, problem, mailbox, phone, duplicate: before ? `Row ${before}` : null, duplicateCaseId: null };
  });
}

/** The newest case of each mailbox and phone number, from the two indexes on them. */
async function findKnown(tx: Transaction, { env }: Services, checked: readonly Checked[]): Promise<Map<string, Known>> {
  const keys = (pick: (row: Checked) => string | null) => checked.map(pick).filter((key) => key !== null);
  const rows = await tx.$queryRaw<{ key: string; id: string; serial: number; createdAt: Date }[]>`
    SELECT DISTINCT ON (key) key, id, serial, created_at AS "createdAt" FROM (
      SELECT contact_email_key AS key, id, serial, created_at FROM cases
        WHERE contact_email_key = ANY(${keys((row) => row.mailbox)}::text[])
      UNION ALL
      SELECT contact_phone_e164 AS key, id, serial, created_at FROM cases
        WHERE contact_phone_e164 = ANY(${keys((row) => row.phone)}::text[])) AS found
    ORDER BY key, created_at DESC`;
  return new Map(rows.map(({ key, id, ...row }) => [key, { caseId: id, label: caseNumber(row, env.site) }]));
}

async function store(tx: Transaction, importId: string, rows: readonly Checked[]): Promise<void> {
  const facts = rows.map(({ line, problem, duplicate, duplicateCaseId }) => ({
    line,
    problem,
    duplicate,
    duplicateCaseId,
  }));
  // Duplicates are skipped until an administrator includes them.
  await tx.$executeRaw`
    UPDATE import_rows r SET problem = f.problem, duplicate = f.duplicate, duplicate_case_id = f."duplicateCaseId",
      skipped = f.duplicate IS NOT NULL
    FROM json_to_recordset(${JSON.stringify(facts)}::json)
      AS f (line int, problem text, duplicate text, "duplicateCaseId" uuid)
    WHERE r.batch_id = ${importId}::uuid AND r.line = f.line`;
}

/** Checks all lines of a draft again, in the caller's transaction. */
export async function checkRows(
  tx: Transaction,
  services: Services,
  importId: string,
  mapping: ImportMapping,
): Promise<void> {
  const [broker] = mapping.brokerId ? await findCandidates(tx, [mapping.brokerId]) : [];
  const rows = await tx.importRow.findMany({
    where: { batchId: importId },
    orderBy: { line: 'asc' },
    select: { line: true, values: true },
  });
  const checked = checkLines(rows, mapping, broker, localDay(services.now(), services.env.site));
  for (let from = 0; from < checked.length; from += BATCH) {
    const batch = checked.slice(from, from + BATCH);
    const known = await findKnown(tx, services, batch);
    await store(
      tx,
      importId,
      batch.map((row) => {
        const found = (row.mailbox && known.get(row.mailbox)) || (row.phone && known.get(row.phone)) || null;
        return found ? { ...row, duplicate: `Request ${found.label}`, duplicateCaseId: found.caseId } : row;
      }),
    );
  }
}
