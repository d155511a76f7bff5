/** Valid calls about documents, and a document of the case's client that fulfils a line of the checklist, both waiting for an action. */
import { randomUUID } from 'node:crypto';
import type { Services } from '#server/platform/services.ts';
import { FREE_TEXT } from '../hostile.ts';
import { type CaseCall, CURSOR, partOfIt, row, type World, workedOn } from './rows.ts';

const hostileDocument = {
  id: '0194a3c0-0000-7000-8000-000000000021',
  requestId: '0194a3c0-0000-7000-8000-000000000022',
  uploadId: 'an-upload-of-the-client',
};

export function documentCalls({ caseId }: World): CaseCall[] {
  const note = FREE_TEXT;
  return [
    row('client', 'active', 'documents.list', partOfIt, { caseId }),
    row('client', 'active', 'documents.page', partOfIt, { caseId, cursor: CURSOR, limit: 10 }),
    row('client', 'active', 'documents.requests', partOfIt, { caseId, cursor: CURSOR, limit: 10 }),
    // An upload that the client sent and attached: a second call returns the same, to the client alone.
    row('client', 'active', 'documents.attach', [401, 404, 404, 404, 200, 404], {
      caseId,
      uploadId: hostileDocument.uploadId,
      category: 'licence',
      requestId: hostileDocument.requestId,
      documentId: hostileDocument.id,
      staffOnly: false,
    }),
    row('client', 'active', 'documents.change', partOfIt, { documentId: hostileDocument.id, title: note }),
    row('client', 'active', 'documents.remove', partOfIt, { documentId: hostileDocument.id }),
    row('broker', 'active', 'documents.requestDocument', workedOn, {
      caseId,
      title: note,
      why: note,
      category: 'licence',
      dueOn: '2099-01-31',
    }),
    row('broker', 'active', 'documents.checklist', workedOn, { caseId }),
    row('broker', 'active', 'documents.requestDocuments', workedOn, {
      caseId,
      documents: [{ title: note, why: note, category: 'licence' }],
      dueOn: '2099-01-31',
      message: note,
    }),
    row('broker', 'active', 'documents.decideRequest', workedOn, {
      requestId: hostileDocument.requestId,
      version: 1,
      decision: 'rejected',
      note,
    }),
  ];
}

export async function resetDocuments({ db, now }: Pick<Services, 'db' | 'now'>, caseId: string): Promise<void> {
  const createdAt = now();
  const { id, requestId, uploadId } = hostileDocument;
  const { clientId } = await db.case.findUniqueOrThrow({ where: { id: caseId }, select: { clientId: true } });
  const { id: adminId } = await db.user.findUniqueOrThrow({ where: { usernameKey: 'demo_admin' } });
  const uploadedById = clientId ?? adminId;
  await db.messageAttachment.deleteMany({ where: { document: { caseId } } });
  await db.documentVersion.deleteMany({ where: { document: { caseId } } });
  await db.document.deleteMany({ where: { caseId } });
  await db.documentRequest.deleteMany({ where: { caseId } });
  await db.documentRequest.create({
    data: {
      id: requestId,
      caseId,
      title: 'Licence, both sides',
      why: 'The insurer asks for it.',
      category: 'licence',
      status: 'submitted',
      createdById: adminId,
      createdByName: 'Broker Example',
      createdAt,
    },
  });
  await db.document.create({
    data: {
      id,
      caseId,
      title: 'Licence',
      category: 'licence',
      requestId,
      uploadedById,
      uploadedByName: 'Client Example',
      uploadedByRole: 'client',
      createdAt,
      versions: {
        create: {
          id: randomUUID(),
          number: 1,
          fileName: 'licence.pdf',
          mediaType: 'application/pdf',
          sha256: '0'.repeat(64),
          size: 1n,
          scanState: 'skipped',
          storageKey: `documents/${randomUUID()}`,
          wrappedKey: new Uint8Array([0]),
          masterKeyId: '0'.repeat(16),
          uploadId,
          uploadedById,
          createdAt,
        },
      },
    },
  });
}
