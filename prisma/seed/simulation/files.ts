import { Readable } from 'node:stream';
import { Upload } from '@tus/server';
import PDFDocument from 'pdfkit';
import { attachDocument } from '#server/modules/documents/uploads/commands.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { newUploadId } from '#server/platform/files/staging.ts';
import type { Services } from '#server/platform/services.ts';
import type { AttachDocumentInput } from '#shared/documents/schema.ts';

/** A document of a simulation: one page that says what it represents. */
export interface DemoFile {
  fileName: string;
  heading: string;
  lines: readonly string[];
  category: AttachDocumentInput['category'];
  requestId?: string;
}

/** Uploads and attaches a PDF as a browser would, byte for byte. */
export async function attachFile(services: Services, viewer: Viewer, caseId: string, file: DemoFile): Promise<void> {
  const bytes = await drawPdf(file);
  const id = newUploadId(viewer.id);
  const { fileName, category, requestId } = file;
  const metadata = { caseId, fileName, userId: viewer.id };
  await services.staging.create(new Upload({ id, size: bytes.length, offset: 0, metadata }));
  await services.staging.write(Readable.from(bytes), id, 0);
  await attachDocument(services, viewer, {
    caseId,
    uploadId: id,
    category,
    staffOnly: false,
    ...(requestId && { requestId }),
  });
}

function drawPdf({ heading, lines }: DemoFile): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', info: { Title: heading } });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
  });
  pdf.fontSize(18).text(heading).moveDown();
  for (const line of lines) pdf.fontSize(11).text(line).moveDown(0.4);
  pdf.moveDown().fontSize(9).text('Made up for the demo. It is not a real document.');
  pdf.end();
  return done;
}
