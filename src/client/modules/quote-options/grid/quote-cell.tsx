import { ActionIcon, Group, Text } from '@mantine/core';
import { IconPaperclip, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import { ChooseFiles } from '#client/modules/documents/choose-files.tsx';
import { sendFiles } from '#client/modules/documents/upload-commands.ts';
import { UploadRows } from '#client/modules/documents/upload-rows.tsx';
import { dropUpload } from '#client/modules/documents/upload-store.ts';
import { useUploads } from '#client/modules/documents/use-uploads.ts';
import { QuoteFile } from '#client/modules/quote-options/quote-file.tsx';
import { fileProblem } from '#shared/documents/file-check.ts';
import { GridCell } from './grid-cell.tsx';

interface QuoteCellProps {
  id: string;
  caseId: string;
  /** The key of the column, and what it is called. */
  column: string;
  name: string;
  documentId: string | null;
  error?: string | undefined;
  onChange: (documentId: string | null) => void;
}

/** The insurer's quote as a file: examined like any other, for staff only until its option is sent. */
export function QuoteCell({ id, caseId, column, name, documentId, error, onChange }: QuoteCellProps) {
  const utils = trpc.useUtils();
  const place = `options:${column}`;
  const uploads = useUploads(caseId, place);
  const latest = useRef(onChange);
  latest.current = onChange;
  const done = uploads.find(({ uploaded }) => uploaded !== null);

  useEffect(() => {
    if (!done?.uploaded) return;
    latest.current(done.uploaded.documentId);
    dropUpload(done.id);
  }, [done]);

  async function send(files: readonly File[]) {
    // The immediate check needs the limits; without them the server still checks.
    const limits = await utils.documents.list.ensureData({ caseId }).then(
      (list) => list.limits,
      () => null,
    );
    sendFiles(
      files.slice(0, 1),
      { caseId, place, category: 'other', staffOnly: true, held: false },
      (file, waiting) => limits && fileProblem(file, limits, waiting),
    );
  }

  return (
    <GridCell id={id} error={error}>
      {documentId ? (
        <Group gap="var(--space-4)" wrap="nowrap" px="xs" py="var(--space-4)">
          <QuoteFile caseId={caseId} documentId={documentId} />
          <ActionIcon
            id={id}
            variant="subtle"
            color="gray"
            aria-label={`Detach the quote of ${name}`}
            onClick={() => onChange(null)}
          >
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
        </Group>
      ) : (
        <Group gap="var(--space-4)" px="var(--space-4)" py="var(--space-4)">
          <ChooseFiles
            single
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPaperclip size={16} aria-hidden="true" />}
            label={`Attach the quote of ${name}`}
            onFiles={(files) => void send(files)}
          >
            Attach
          </ChooseFiles>
          {error && (
            <Text span className="visually-hidden" id={id} tabIndex={-1}>
              {error}
            </Text>
          )}
        </Group>
      )}
      <UploadRows items={uploads} />
    </GridCell>
  );
}
