import { IconFileSpreadsheet, IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import type { DocumentMediaType } from '#shared/platform/file-types.ts';
import css from './documents.module.css';

function iconOf(mediaType: DocumentMediaType) {
  if (mediaType === 'application/pdf') return IconFileTypePdf;
  if (mediaType.startsWith('image/')) return IconPhoto;
  return mediaType.includes('spreadsheet') || mediaType === 'text/csv' ? IconFileSpreadsheet : IconFileText;
}

/** The kind of a file, as a drawing. */
export function FileIcon({ mediaType }: { mediaType: DocumentMediaType }) {
  const Icon = iconOf(mediaType);
  return <Icon className={css.icon} size={28} stroke={1.4} color="var(--muted)" aria-hidden="true" />;
}
