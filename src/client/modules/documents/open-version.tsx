import { ActionIcon } from '@mantine/core';
import { IconDownload, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { currentView } from '#client/lib/view-as.ts';
import { previewOf } from '#shared/documents/file-check.ts';
import { type CaseDocument, documentContentPath, type Rotation } from '#shared/documents/schema.ts';
import type { DocumentMediaType } from '#shared/platform/file-types.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { turnedDownload } from './turn-picture.ts';

interface OpenVersionProps {
  version: {
    id: string;
    mediaType: DocumentMediaType;
    available: boolean;
    fileName?: string;
    rotation?: Rotation;
  };
  title: string;
  /** Of the newest version, whose picture may then be turned. */
  document?: CaseDocument;
}

/** Previews a file where possible, or downloads it. Renders nothing while it is being scanned or in quarantine. */
export function OpenVersion({ version, title, document }: OpenVersionProps) {
  const [opened, setOpened] = useState(false);
  const { id, mediaType, available } = version;
  // Impersonation gives no access to files.
  if (!available || currentView()) return null;
  return (
    <>
      {previewOf(mediaType) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          onClick={() => setOpened(true)}
          aria-label={`Preview ${title}`}
        >
          <IconEye size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      )}
      <ActionIcon
        component="a"
        href={`${documentContentPath(id)}?download`}
        download
        onClick={turnedDownload(version)}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Download ${title}`}
      >
        <IconDownload size={20} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <PreviewDialog
        version={version}
        document={document}
        title={title}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
