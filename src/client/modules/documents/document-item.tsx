import { Group, Stack, Text } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import { fileProblem, sizeInWords } from '#shared/documents/file-check.ts';
import type { CaseDocument, DocumentLimits } from '#shared/documents/schema.ts';
import { documentCategoryLabels } from '#shared/lines/document-categories.ts';
import { documentTypes } from '#shared/platform/file-types.ts';
import { DocumentActions } from './document-actions.tsx';
import { type Side, senderWords } from './document-words.ts';
import css from './documents.module.css';
import { EarlierVersions } from './earlier-versions.tsx';
import { FileIcon } from './file-icon.tsx';
import { RenameField } from './rename-field.tsx';
import { ScanWord } from './scan-word.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { sendFiles } from './upload-commands.ts';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';

interface DocumentItemProps {
  document: CaseDocument;
  side: Side;
  limits: DocumentLimits;
  mayUpload: boolean;
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
  const [renaming, setRenaming] = useState(false);
  const [current, ...earlier] = versions;
  if (deleted) {
    return (
      <li className={css.gone}>
        {deleted.byName === null ? (
          <>
            A document was deleted on {formatShortMoment(deleted.at)} Its name was removed along with the client’s
            personal information.
          </>
        ) : (
          <>
            <bdi>{title}</bdi> was deleted by {deleted.byName} on {formatShortMoment(deleted.at)}
          </>
        )}
      </li>
    );
  }
  if (!current) return null;
  const icon = <FileIcon mediaType={current.mediaType} />;

  function sendVersion(files: File[]) {
    sendFiles(files, { caseId, place, category, documentId: id, staffOnly, held: false }, (file, waiting) =>
      fileProblem(file, limits, waiting),
    );
  }

  return (
    <li className={css.document} data-state={current.scanState}>
      {side === 'staff' ? <Thumbnail document={document} version={current} icon={icon} /> : icon}
      <Stack gap="var(--space-2)" miw={0}>
        {renaming ? (
          <RenameField document={document} onClose={() => setRenaming(false)} />
        ) : (
          <Text component="h4" ff="text" size="lg" fw={600} lts={0}>
            <bdi>{title}</bdi>
          </Text>
        )}
        {staffOnly && (
          <Group component="p" className={css.staff} gap="var(--space-6)" wrap="nowrap" fz="xs" fw={600}>
            <IconEyeOff size={16} aria-hidden="true" /> Only staff can see it
          </Group>
        )}
        <Text c="dimmed" size="sm">
          {documentCategoryLabels[category]}, {documentTypes[current.mediaType].label}, {sizeInWords(current.size)}
        </Text>
        <Group component="p" gap="var(--space-2) var(--space-6)" c="dimmed" fz="sm">
          {senderWords(document, side)},{' '}
          <time dateTime={current.createdAt} title={formatMoment(current.createdAt)}>
            {formatShortMoment(current.createdAt)}
          </time>
          <ScanWord state={current.scanState} />
        </Group>
        {earlier.length > 0 && <EarlierVersions title={title} versions={earlier} />}
        <UploadRows items={uploads} />
      </Stack>
      <DocumentActions
        document={document}
        current={current}
        onVersion={mayUpload && isOfOwnSide(document, side) ? sendVersion : null}
        renaming={renaming}
        onRename={() => setRenaming(true)}
      />
    </li>
  );
}
