/** The jobs of an import: creating the cases and undoing them, one transaction per batch of lines. */

import { caseSeal } from '#server/modules/cases/answers/queries.ts';
import { insertEvents, systemActor } from '#server/modules/cases/commands.ts';
import { type Consent, recordConsents } from '#server/modules/consents/commands.ts';
import { IMPORT_MS } from '#server/modules/data-transfer/imports/commands.ts';
import { isReady, isUntouched } from '#server/modules/data-transfer/imports/queries.ts';
import { notify } from '#server/modules/notifications/commands.ts';
import { seal } from '#server/platform/crypto/sealing.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import type { Prisma } from '#server/platform/db/generated/prisma/client.ts';
import { newId } from '#server/platform/db/ids.ts';
import { longTransaction, transaction } from '#server/platform/db/transaction.ts';
import { toE164 } from '#server/platform/phone.ts';
import type { Services } from '#server/platform/services.ts';
import { applyEvent, initialState } from '#shared/cases/rules.ts';
import { type ImportDraft, readRow } from '#shared/data-transfer/imports/mapping.ts';
import { type ImportMapping, importMappingSchema } from '#shared/data-transfer/imports/schema.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { splitBySensitivity } from '#shared/lines/sensitivity.ts';
import { paths } from '#shared/platform/paths.ts';

const BATCH = 200;
export const TAKEN_BACK = 'Import undone';

/** Not our text, and not shown by us: all the ledger can say about a consent that another system recorded. */
const importedConsent = {
  purpose: 'imported_contact',
  version: 1,
  text: 'You agreed to be contacted. Another system recorded it, and the wording you saw is kept there.',
} as const;

type Batch = {
  id: string;
  fileName: string;
  status: string;
  mapping: unknown;
  createdById: string;
  createdByName: string;
};
type Made = { line: number; caseId: string; draft: ImportDraft };

async function lockBatch(tx: Transaction, importId: string, status: 'imported' | 'undone'): Promise<Batch | null> {
  const [batch] = await tx.$queryRaw<Batch[]>`
    SELECT id, file_name AS "fileName", status::text AS status, mapping, created_by_id AS "createdById", created_by_name AS "createdByName" FROM import_batches
    WHERE id = ${importId}::uuid FOR NO KEY UPDATE`;
  return batch?.status === status ? batch : null;
}

/** The initial state of an imported case: received, and assigned if a broker was chosen. Computed by the state machine. */
function beginning(mapping: ImportMapping) {
  const received = initialState();
  if (!mapping.brokerId) return { received, state: received, events: 1 };
  const state = applyEvent(received, 'assigned', 'admin', { eligible: true });
  if ('refused' in state) throw new Error(state.refused);
  return { received, state, events: 2 };
}

function caseRow(
  { env }: Services,
  { id, mapping }: { id: string; mapping: ImportMapping },
  { caseId, draft }: Made,
  at: Date,
): Prisma.CaseCreateManyInput {
  const definition = quoteDefinitions[draft.type];
  const answers = {
    fullName: draft.fullName,
    email: draft.email,
    ...(draft.phone && { phone: draft.phone }),
    ...(draft.postalCode && { postalCode: draft.postalCode }),
    ...(draft.notes && { notes: draft.notes }),
  };
  const { open, sensitive } = splitBySensitivity(definition, answers);
  const { state } = beginning(mapping);
  return {
    id: caseId,
    type: draft.type,
    title: lineLabels[draft.type],
    ...state,
    contactName: draft.fullName,
    contactEmail: draft.email,
    contactEmailKey: draft.email.toLowerCase(),
    contactPhone: draft.phone,
    contactPhoneE164: draft.phone ? toE164(draft.phone) : null,
    postalCode: draft.postalCode,
    language: draft.language,
    brokerId: mapping.brokerId,
    assignedAt: mapping.brokerId ? at : null,
    definitionVersion: definition.version,
    answers: open as object,
    sealedAnswers: Object.keys(sensitive).length > 0 ? seal(env, sensitive, caseSeal(caseId)) : null,
    source: 'import',
    importBatchId: id,
    createdAt: at,
  };
}

function stateRow(mapping: ImportMapping, { caseId }: Made, at: Date): Prisma.CaseStateCreateManyInput {
  const { state, events } = beginning(mapping);
  return {
    caseId,
    status: state.status,
    priority: 'normal',
    brokerId: mapping.brokerId,
    eventSeq: events,
    lastEventAt: at,
  };
}

/** The honest origin: a person who is imported has not asked for anything here. */
function originOf({ fileName }: Batch, { consent }: ImportDraft): string {
  const basis = consent
    ? `according to the file, consent to be contacted was given on ${consent.on}`
    : 'no consent recorded, so contact is limited to an existing client relationship';
  return `Imported from ${fileName}: ${basis}`;
}

function eventsOf(batch: Batch, mapping: ImportMapping, brokerName: string, made: Made[], at: Date) {
  const actor = { id: batch.createdById, name: batch.createdByName, role: 'admin' };
  const { received, state } = beginning(mapping);
  const { brokerId } = mapping;
  const data = { broker: brokerName, before: received, after: state };
  const change = { before: { ...received, brokerId: null }, after: { ...state, brokerId } };
  return made.flatMap(({ caseId, draft }) => [
    {
      ...{ caseId, seq: 1, event: 'submitted' as const, actor, at },
      data: { source: 'import', reason: originOf(batch, draft), reference: draft.reference },
    },
    ...(brokerId ? [{ caseId, seq: 2, event: 'assigned' as const, actor, at, data, change }] : []),
  ]);
}

/** Only what the file proves: the day on which the person agreed. Nothing is invented for the others. */
function consentsOf(batch: Batch, made: Made[]): Consent[] {
  return made.flatMap(({ caseId, line, draft: { consent, email } }) =>
    consent
      ? [
          {
            ...importedConsent,
            given: true,
            emailKey: email.toLowerCase(),
            caseId,
            channel: 'import',
            evidence: {
              importId: batch.id,
              file: batch.fileName,
              line: String(line),
              givenOn: consent.on,
              ...(consent.how && { how: consent.how }),
            },
          },
        ]
      : [],
  );
}

async function brokerNameOf(tx: Transaction, brokerId: string | null): Promise<string> {
  if (!brokerId) return '';
  const { user, firm } = await tx.brokerProfile.findUniqueOrThrow({
    where: { userId: brokerId },
    select: { firm: true, user: { select: { fullName: true } } },
  });
  return `${user.fullName}, ${firm}`;
}

/** Turns one batch of lines into cases. Returns how many; 0 when none are left or the import was undone. */
async function importBatch(tx: Transaction, services: Services, importId: string): Promise<number> {
  const batch = await lockBatch(tx, importId, 'imported');
  if (!batch) return 0;
  const mapping = importMappingSchema.parse(batch.mapping);
  const at = services.now();
  const rows = await tx.$queryRaw<{ line: number; values: unknown }[]>`
    SELECT r.line, r.values FROM import_rows r WHERE r.batch_id = ${importId}::uuid AND ${isReady}
    ORDER BY r.line LIMIT ${BATCH}`;
  const made = rows.map(({ line, values }) => {
    const cells = Array.isArray(values) ? values.map(String) : [];
    return { line, caseId: newId(), draft: readRow(cells, mapping).draft };
  });
  if (made.length === 0) return 0;
  const brokerName = await brokerNameOf(tx, mapping.brokerId);
  await tx.case.createMany({ data: made.map((row) => caseRow(services, { id: batch.id, mapping }, row, at)) });
  await tx.caseState.createMany({ data: made.map((row) => stateRow(mapping, row, at)) });
  await insertEvents(tx, eventsOf(batch, mapping, brokerName, made, at));
  await recordConsents(tx, at, consentsOf(batch, made));
  const links = made.map(({ line, caseId }) => ({ line, caseId }));
  await tx.$executeRaw`
    UPDATE import_rows r SET case_id = f."caseId"
    FROM json_to_recordset(${JSON.stringify(links)}::json) AS f (line int, "caseId" uuid)
    WHERE r.batch_id = ${importId}::uuid AND r.line = f.line`;
  return made.length;
}

async function batches(services: Services, step: (tx: Transaction) => Promise<number>): Promise<number> {
  let done = 0;
  for (;;) {
    const count = await longTransaction(services.db, IMPORT_MS, step);
    if (count === 0) return done;
    done += count;
  }
}

async function tell(services: Services, importId: string, words: (fileName: string) => string): Promise<void> {
  const { db, now } = services;
  await transaction(db, async (tx) => {
    const { fileName, createdById } = await tx.importBatch.findUniqueOrThrow({ where: { id: importId } });
    const link = `${paths.admin.data}?import=${importId}`;
    notify(tx, now(), [{ userId: createdById, type: 'import_finished', title: words(fileName), link }]);
  });
}

/** Creates the cases. A rerun after a crash continues: a line that has its case is done. Nobody imported gets an email. */
export async function runImport(services: Services, importId: string): Promise<void> {
  const done = await batches(services, (tx) => importBatch(tx, services, importId));
  if (done > 0) await tell(services, importId, (file) => `Imported: ${done} requests from ${file}`);
}

/** Closes one batch of cases that are as the import left them. Each is checked by the statement that closes it. */
async function takeBack(tx: Transaction, services: Services, importId: string): Promise<number> {
  const batch = await lockBatch(tx, importId, 'undone');
  if (!batch) return 0;
  const at = services.now();
  const mapping = importMappingSchema.parse(batch.mapping);
  const { state } = beginning(mapping);
  const { brokerId } = mapping;
  const after = applyEvent(state, 'withdrawn', 'system');
  if ('refused' in after) throw new Error(after.refused);
  const closed = await tx.$queryRaw<{ id: string; eventSeq: number }[]>`
    WITH untouched AS (
        SELECT c.id FROM cases c JOIN case_states s ON s.case_id = c.id JOIN import_batches b ON b.id = c.import_batch_id
        WHERE c.import_batch_id = ${importId}::uuid AND ${isUntouched}
        ORDER BY c.id LIMIT ${BATCH} FOR NO KEY UPDATE OF c),
      closed AS (
        UPDATE cases SET status = 'withdrawn', closed_at = ${at}::timestamptz, version = version + 1
        WHERE id IN (SELECT id FROM untouched))
    UPDATE case_states SET status = 'withdrawn', last_event_at = ${at}::timestamptz, first_reply_due_at = NULL, event_seq = event_seq + 1
    WHERE case_id IN (SELECT id FROM untouched)
    RETURNING case_id AS id, event_seq AS "eventSeq"`;
  const data = { reason: TAKEN_BACK, before: state, after };
  const change = { before: { ...state, brokerId }, after: { ...after, brokerId } };
  await insertEvents(
    tx,
    closed.map(({ id, eventSeq }) => ({
      ...{ caseId: id, seq: eventSeq, event: 'withdrawn', actor: systemActor, at, data, change },
    })),
  );
  return closed.length;
}

/** Undoes the import for the cases nobody has worked on; cases are never deleted, so each is closed with the reason. */
export async function takeImportBack(services: Services, importId: string): Promise<void> {
  const done = await batches(services, (tx) => takeBack(tx, services, importId));
  await tell(services, importId, (file) => `Import undone: ${done} requests from ${file}`);
}
