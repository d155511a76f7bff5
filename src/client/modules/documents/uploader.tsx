import '@mantine/dropzone/styles.layer.css';
import { Group, NativeSelect, Stack, Switch, Text, Title } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { fileProblem } from '#shared/documents/file-check.ts';
import type { DocumentLimits } from '#shared/documents/schema.ts';
import {
  type DocumentCategory,
  documentCategoryLabels,
  documentCategorySchema,
} from '#shared/lines/document-categories.ts';
import { ChooseFiles } from './choose-files.tsx';
import { limitWords, type Side } from './document-words.ts';
import { sendFiles } from './upload-commands.ts';
import { UploadRows } from './upload-rows.tsx';
import css from './uploader.module.css';
import { usePastedFiles } from './use-pasted-files.ts';
import { useUploads } from './use-uploads.ts';

interface UploaderProps {
  caseId: string;
  side: Side;
  limits: DocumentLimits;
}

const PLACE = 'documents';
const categories = documentCategorySchema.options.map((value) => ({ value, label: documentCategoryLabels[value] }));

/** Drop, choose, photograph or paste: each file starts uploading at once. */
export function Uploader({ caseId, side, limits }: UploaderProps) {
  const [category, setCategory] = useState<DocumentCategory>('other');
  const [staffOnly, setStaffOnly] = useState(false);
  const uploads = useUploads(caseId, PLACE);

  function send(files: readonly File[]) {
    sendFiles(files, { caseId, place: PLACE, category, staffOnly, held: false }, (file, waiting) =>
      fileProblem(file, limits, waiting),
    );
  }
  usePastedFiles(send);

  return (
    <Stack component="section" gap="sm" aria-label="Upload documents">
      <Title order={3}>{side === 'client' ? 'Upload something else' : 'Add a document'}</Title>
      <Group align="flex-end" gap="var(--space-12) var(--space-24)">
        <NativeSelect
          flex="0 1 20rem"
          miw="min(100%, 14rem)"
          label="Document type"
          data={categories}
          value={category}
          onChange={({ currentTarget }) => setCategory(currentTarget.value as DocumentCategory)}
        />
        {side === 'staff' && (
          <Switch
            pb="xs"
            label="Only staff can see it"
            checked={staffOnly}
            onChange={({ currentTarget }) => setStaffOnly(currentTarget.checked)}
          />
        )}
      </Group>
      <Dropzone
        className={css.zone}
        // The drop zone itself rejects nothing: every dropped file gets its message in the queue.
        onDrop={send}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        tabIndex={-1}
        data-staff-only={staffOnly || undefined}
      >
        <IconFileUpload className={css.invite} size={30} stroke={1.4} color="var(--muted)" aria-hidden="true" />
        <p className={css.invite}>Drop files here, paste an image, or</p>
        <Group justify="center" gap="xs">
          <ChooseFiles camera size="sm" variant="default" onFiles={send}>
            Choose files
          </ChooseFiles>
        </Group>
        <Text c="dimmed" size="xs" maw="34rem">
          {limitWords(limits)}
        </Text>
      </Dropzone>
      <UploadRows items={uploads} />
    </Stack>
  );
}
