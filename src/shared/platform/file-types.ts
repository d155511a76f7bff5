/** The kinds of files people may upload. */
import { z } from 'zod';

/** Accepted types, by content. A file name proves nothing; its extension is only for the file dialog. */
export const documentTypes = {
  'application/pdf': { label: 'PDF', endings: ['.pdf'], preview: 'pdf' },
  'image/jpeg': { label: 'JPEG', endings: ['.jpg', '.jpeg'], preview: 'image' },
  'image/png': { label: 'PNG', endings: ['.png'], preview: 'image' },
  'image/webp': { label: 'WebP', endings: ['.webp'], preview: 'image' },
  'image/heic': { label: 'HEIC', endings: ['.heic', '.heif'], preview: null },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    label: 'Word (DOCX)',
    endings: ['.docx'],
    preview: null,
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    label: 'Excel (XLSX)',
    endings: ['.xlsx'],
    preview: null,
  },
  'text/csv': { label: 'CSV', endings: ['.csv'], preview: null },
  'text/plain': { label: 'Text', endings: ['.txt'], preview: null },
} as const satisfies Record<string, { label: string; endings: string[]; preview: 'pdf' | 'image' | null }>;
export type DocumentMediaType = keyof typeof documentTypes;
export const documentMediaTypeSchema = z.enum(Object.keys(documentTypes) as [DocumentMediaType]);

/** "PDF, JPEG, ... or Text". */
export const documentTypesInWords = new Intl.ListFormat('en-CA', { type: 'disjunction' }).format(
  Object.values(documentTypes).map(({ label }) => label),
);

/** Said before the upload of a file with another ending, and by the server about one with other content. */
export const WRONG_FILE_TYPE = `This type of file can’t be uploaded. Use ${documentTypesInWords}.`;
