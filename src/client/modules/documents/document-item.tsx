import { IconEyeOff, IconFileSpreadsheet, IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import { fileProblem, sizeInWords } from '#shared/documents/file-check.ts';
import type { CaseDocument, DocumentLimits } from '#shared/documents/schema.ts';
import { documentCategoryLabels } from '#shared/lines/document-categories.ts';
import { type DocumentMediaType, documentTypes } from '#shared/platform/file-types.ts';
import { DocumentActions } from './document-actions.tsx';
import css from './document-item.module.css';
import { type Side, senderWords } from './document-words.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { ScanWord } from './scan-word.tsx';
import { sendFiles } from './upload-commands.ts';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';

interface DocumentItemProps {
  document: CaseDocument;
  side: Side;
  limits: DocumentLimits;
  mayUpload: boolean;
}

function iconOf(mediaType: DocumentMediaType) {
  if (mediaType === 'application/pdf') return IconFileTypePdf;
  if (mediaType.startsWith('image/')) return IconPhoto;
  return mediaType.includes('spreadsheet') || mediaType === 'text/csv' ? IconFileSpreadsheet : IconFileText;
}

/** Neither side replaces the other's documents. */
function isOfOwnSide({ uploadedByMe, uploadedByRole }: CaseDocument, side: Side): boolean {
  return uploadedByMe || (uploadedByRole === 'client') === (side === 'client');
}

/** One document: what it is, where it comes from, whether it was scanned, and its actions. */
export function DocumentItem({ document, side, limits, mayUpload }: DocumentItemProps) {
  const { id, caseId, title, category, staffOnly, deleted, versions } = document;
  const place = `version:${id}`;
  const uploads = useUploads(caseId, place);
  const [current, ...earlier] = versions;
  if (deleted) {
    return (
      <li className={css.gone}>
        {deleted.byName === null ? (
          <>
            A document was deleted, {formatShortMoment(deleted.at)}. Its name was removed with the client’s personal
            information.
          </>
        ) : (
          <>
            <bdi>{title}</bdi> was deleted by {deleted.byName}, {formatShortMoment(deleted.at)}.
          </>
        )}
      </li>
    );
  }
  if (!current) return null;
  const Icon = iconOf(current.mediaType);

  function sendVersion(files: File[]) {
    sendFiles(files, { caseId, place, category, documentId: id, staffOnly, held: false }, (file, waiting) =>
      fileProblem(file, limits, waiting),
    );
  }

  return (
    <li className={css.document} data-state={current.scanState}>
      <Icon className={css.icon} size={28} stroke={1.4} aria-hidden="true" />
      <div className={css.words}>
        <h4 className={css.title}>
          <bdi>{title}</bdi>
        </h4>
        {staffOnly && (
          <p className={css.staff}>
            <IconEyeOff size={16} aria-hidden="true" /> Only staff can see it
          </p>
        )}
        <p className={css.facts}>
          {documentCategoryLabels[category]}, {documentTypes[current.mediaType].label}, {sizeInWords(current.size)}
        </p>
        <p className={css.facts}>
          {senderWords(document, side)},{' '}
          <time dateTime={current.createdAt} title={formatMoment(current.createdAt)}>
            {formatShortMoment(current.createdAt)}
          </time>
          <ScanWord state={current.scanState} />
        </p>
        {earlier.length > 0 && <EarlierVersions title={title} versions={earlier} />}
        <UploadRows items={uploads} />
      </div>
      <DocumentActions
        document={document}
        current={current}
        onVersion={mayUpload && isOfOwnSide(document, side) ? sendVersion : null}
      />
    </li>
  );
}
