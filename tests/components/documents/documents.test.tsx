/** The documents of a case: the checklist of both sides, files that are refused at once, versions and deletion. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DocumentsSection } from '#client/modules/documents/documents-section.tsx';
import type { ChecklistItem } from '#shared/documents/checklist-schema.ts';
import type { CaseDocument, DocumentList, DocumentRequest } from '#shared/documents/schema.ts';
import { caseDetail } from '../../support/browser/cases.ts';
import { type Answers, Refusal } from '../../support/browser/network.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const MB = 1024 * 1024;
const caseId = caseDetail().id;
const request: DocumentRequest = {
  id: '0194a3c0-0000-7000-8000-000000000021',
  caseId,
  title: 'Current policy',
  why: 'To compare it.',
  category: 'policy',
  dueOn: '2099-01-31',
  status: 'open',
  decisionNote: null,
  createdByName: 'Bailey Broker',
  createdAt: '2026-11-02T17:00:00Z',
  version: 1,
  documentIds: [],
};
const versionOf = (number: number) => ({
  id: `0194a3c0-0000-7000-8000-00000000003${number}`,
  number,
  fileName: `kitchen-${number}.pdf`,
  mediaType: 'application/pdf' as const,
  size: MB,
  rotation: 0 as const,
  sha256: '',
  scanState: 'clean' as const,
  createdAt: '2026-11-03T17:00:00Z',
  available: true,
});
const kitchen: CaseDocument = {
  id: '0194a3c0-0000-7000-8000-000000000041',
  caseId,
  title: 'kitchen',
  category: 'other',
  issuedAs: null,
  staffOnly: false,
  requestId: null,
  uploadedByName: 'Ava Example',
  uploadedByRole: 'client',
  uploadedByMe: true,
  createdAt: '2026-11-03T17:00:00Z',
  deleted: null,
  mayRemove: true,
  mayChange: true,
  versions: [versionOf(2), versionOf(1)],
};

const offered: ChecklistItem = {
  ...{ title: 'Photo of the licence', why: 'It shows the class.', category: 'licence' },
  ...{ origin: 'answers', state: 'missing', requestedAt: null, uploads: [] },
};
const checklistItems: ChecklistItem[] = [
  offered,
  { ...offered, title: 'Current policy', state: 'requested', requestedAt: '2026-11-02T17:00:00Z' },
  { ...offered, title: 'Registration', state: 'uploaded', uploads: ['scan-1'] },
  { ...offered, title: 'Receipt for winter tires', origin: 'line' },
];

function listOf(changes: Partial<DocumentList>): DocumentList {
  const limits = { fileBytes: 25 * MB, caseBytes: 100 * MB, usedBytes: 0, scanned: true };
  return { documents: [], requests: [], limits, mayUpload: true, mayRequest: false, ...changes };
}

function open(side: 'client' | 'staff', changes: Partial<DocumentList>, more: Answers['documents'] = {}) {
  return renderInPortal(<DocumentsSection caseId={caseId} side={side} />, {
    as: { role: side === 'client' ? 'client' : 'broker' },
    answers: {
      documents: {
        list: listOf({ mayRequest: side === 'staff', ...changes }),
        checklist: { items: checklistItems },
        ...more,
      },
    },
  });
}

const dialog = page.getByRole('dialog');
const checklist = page.getByRole('region', { name: 'Checklist' });
const coming = page.getByRole('list', { name: 'Uploads in progress' }).getByRole('listitem');

test('a client reads what is needed, why and by when; what is done is folded away', async () => {
  const done = { ...request, id: kitchen.id, title: 'Photo of the licence', status: 'accepted' } as const;
  await open('client', { requests: [request, done] });
  await expect.element(page.getByRole('button', { name: 'Upload: Current policy' })).toBeVisible();
  await expect.element(checklist).toMatchTextContent(/Due January 31, 2099.*To compare it\./);
  await expect.element(page.getByText('Photo of the licence')).not.toBeVisible();
  await page.getByText('1 completed request').click();
  await expect.element(page.getByText('Photo of the licence')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
});

test('what the answers call for and nobody sent is chosen already; Enter requests it, with a day a week from now', async () => {
  const { calls } = await open('staff', {}, { requestDocuments: { requests: [request] } });
  await page.getByRole('button', { name: 'Request documents' }).click();
  const box = (name: string) => dialog.getByRole('checkbox', { name });
  await expect.element(box('Photo of the licence')).toBeChecked();
  await expect.element(box('Photo of the licence')).toHaveFocus();
  await expect.element(box('Current policy')).toBeDisabled();
  await expect.element(dialog).toMatchTextContent('Requested on Nov 2');
  await expect.element(box('Registration')).not.toBeChecked();
  await expect.element(dialog).toMatchTextContent('Uploaded: scan-1');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.find(({ procedure }) => procedure === 'documents.requestDocuments')?.input).toMatchObject({
    documents: [{ title: 'Photo of the licence', why: 'It shows the class.', category: 'licence' }],
    dueOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});

test('others and one in the broker’s own words join the request; it may have a message and no day', async () => {
  const { calls } = await open('staff', {}, { requestDocuments: { requests: [request, request] } });
  await page.getByRole('button', { name: 'Request documents' }).click();
  await dialog.getByRole('checkbox', { name: 'Photo of the licence' }).click();
  await dialog.getByRole('button', { name: 'Request documents' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Choose at least one document');
  await dialog.getByText('More documents (1)').click();
  await dialog.getByRole('checkbox', { name: 'Receipt for winter tires' }).click();
  await dialog.getByRole('button', { name: 'Add another document' }).click();
  await dialog.getByRole('button', { name: 'Request 2 documents' }).click();
  await expect.element(dialog.getByText('Enter what you need')).toBeVisible();
  await dialog.getByLabelText('What you need').fill('Void cheque');
  await dialog.getByLabelText('Why you need it').fill('For monthly payments.');
  await dialog.getByLabelText('Needed by (optional)').fill('');
  await dialog.getByLabelText('Message (optional)').fill('Photos are fine.');
  await dialog.getByRole('button', { name: 'Request 2 documents' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = calls.find(({ procedure }) => procedure === 'documents.requestDocuments')?.input;
  expect(sent).toMatchObject({
    documents: [{ title: 'Receipt for winter tires' }, { title: 'Void cheque', category: 'other' }],
    message: 'Photos are fine.',
  });
  expect(sent).not.toHaveProperty('dueOn');
});

const sent = { ...request, status: 'submitted', version: 2 } as const;
const decided = (calls: readonly { procedure: string; input?: unknown }[]) =>
  calls.find(({ procedure }) => procedure === 'documents.decideRequest')?.input;

test('a broker rejects with a usual reason where the document is, and the client reads a sentence', async () => {
  const { calls } = await open('staff', { requests: [sent] }, { decideRequest: sent });
  await expect.element(checklist).toMatchTextContent('Received, ready for review');
  await page.getByRole('button', { name: 'Reject: Current policy' }).click();
  await page.getByRole('menuitem', { name: 'Incomplete' }).click();
  await expect.element(page.getByText(/^The client has been asked to upload it again/)).toBeVisible();
  expect(decided(calls)).toMatchObject({
    decision: 'rejected',
    note: expect.stringContaining('A page or a side is missing'),
    version: 2,
  });
});

test('another reason is typed in its place, and is required', async () => {
  const { calls } = await open('staff', { requests: [sent] }, { decideRequest: sent });
  await page.getByRole('button', { name: 'Reject: Current policy' }).click();
  await page.getByRole('menuitem', { name: 'Another reason…' }).click();
  const reason = page.getByLabelText('What’s wrong with it');
  await expect.element(reason).toHaveFocus();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect.element(page.getByText(/^Explain what’s wrong with it/)).toBeVisible();
  await reason.fill('It is blurred.');
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect.element(reason).not.toBeInTheDocument();
  expect(decided(calls)).toMatchObject({ decision: 'rejected', note: 'It is blurred.', version: 2 });
});

test('files that cannot be sent say why in their own rows, and can be dismissed', async () => {
  const limits = { fileBytes: 10, caseBytes: 100, usedBytes: 0, scanned: true };
  await open('client', { limits });
  await userEvent.upload(page.getByLabelText('Files'), [
    new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }),
    new File([], 'nothing.pdf', { type: 'application/pdf' }),
    new File(['eleven bytes'], 'film.pdf', { type: 'application/pdf' }),
  ]);
  const row = (name: string) => coming.filter({ hasText: name });
  await expect.element(row('setup.exe')).toMatchTextContent('This type of file can’t be uploaded. Use PDF');
  await expect.element(row('nothing.pdf')).toMatchTextContent('This file is empty.');
  await expect.element(row('film.pdf')).toMatchTextContent('12 bytes');
  await page.getByRole('button', { name: 'Dismiss setup.exe' }).click();
  await expect.element(row('setup.exe')).not.toBeInTheDocument();
  for (const name of ['nothing.pdf', 'film.pdf']) await page.getByRole('button', { name: `Dismiss ${name}` }).click();
  await expect.element(coming).not.toBeInTheDocument();
});

test('earlier versions are one click away', async () => {
  await open('client', { documents: [kitchen] });
  await expect.element(page.getByRole('heading', { name: 'All documents (1)' })).toBeVisible();
  await page.getByText('1 earlier version').click();
  await expect.element(page.getByText(/^Version 1: kitchen-1\.pdf, 1\sMB/)).toBeVisible();
});

test('a document is deleted by keyboard after one question, and a line says who did it', async () => {
  const gone = { ...kitchen, deleted: { at: '2026-11-04T17:00:00Z', byName: 'Ava Example' }, versions: [] };
  const net = await open('client', { documents: [kitchen] }, { remove: gone });
  const more = page.getByRole('button', { name: 'More actions for kitchen' });
  await expect.element(more).toBeVisible();
  more.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toMatchTextContent('kitchen and its 2 versions will be deleted for everyone');
  net.answers({ documents: { list: listOf({ documents: [gone] }) } });
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText(/^kitchen was deleted by Ava Example on Nov 4/)).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test('a document is renamed where it is, and Escape leaves its name', async () => {
  const renamed = { ...kitchen, title: 'Kitchen after the fire' };
  const { calls } = await open('staff', { documents: [kitchen] }, { change: renamed });
  const rename = async () => {
    await page.getByRole('button', { name: 'More actions for kitchen' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await expect.element(page.getByLabelText('Name')).toHaveFocus();
  };
  await rename();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByLabelText('Name')).not.toBeInTheDocument();
  await rename();
  await userEvent.keyboard('Kitchen after the fire{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Kitchen after the fire' })).toBeVisible();
  expect(calls.find(({ procedure }) => procedure === 'documents.change')?.input).toEqual({
    documentId: kitchen.id,
    title: 'Kitchen after the fire',
  });
});

test('neither side replaces the other’s documents', async () => {
  await open('staff', { documents: [{ ...kitchen, uploadedByMe: false, mayRemove: false, mayChange: false }] });
  await expect.element(page.getByRole('heading', { name: 'kitchen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'More actions for kitchen' })).not.toBeInTheDocument();
});

test('documents that did not arrive say so, and another try brings them', async () => {
  const net = await open('client', {}, { list: new Refusal('SERVICE_UNAVAILABLE', 'The server is busy.') });
  await expect.element(page.getByRole('alert')).toMatchTextContent('The server is busy.');
  net.answers({ documents: { list: listOf({}) } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No documents yet')).toBeVisible();
});
