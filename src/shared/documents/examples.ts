/** A document and a request for one, in the examples of the API's document. */
import { EXAMPLE_CASE_ID } from '#shared/cases/examples.ts';
import type { CaseDocument, DocumentRequest } from './schema.ts';

export const documentRequestExample: DocumentRequest = {
  id: '0194a3c0-0000-7000-8000-000000000005',
  caseId: EXAMPLE_CASE_ID,
  title: 'Driver’s abstract',
  why: 'The insurer asks for three years of driving history.',
  category: 'licence',
  dueOn: '2026-12-04',
  status: 'open',
  decisionNote: null,
  createdByName: 'Sue Martin',
  createdAt: '2026-11-26T17:00:00.000Z',
  version: 1,
  documentIds: [],
};

export const documentExample: CaseDocument = {
  id: '0194a3c0-0000-7000-8000-000000000006',
  caseId: EXAMPLE_CASE_ID,
  title: 'Driver’s abstract',
  category: 'licence',
  issuedAs: null,
  staffOnly: false,
  requestId: documentRequestExample.id,
  uploadedByName: 'Ava Wong',
  uploadedByRole: 'client',
  uploadedByMe: false,
  createdAt: '2026-11-26T18:00:00.000Z',
  deleted: null,
  mayRemove: false,
  mayChange: true,
  versions: [
    {
      id: '0194a3c0-0000-7000-8000-000000000007',
      number: 1,
      fileName: 'abstract.pdf',
      mediaType: 'application/pdf',
      size: 48_213,
      rotation: 0,
      sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      scanState: 'clean',
      createdAt: '2026-11-26T18:00:00.000Z',
      available: true,
    },
  ],
};
