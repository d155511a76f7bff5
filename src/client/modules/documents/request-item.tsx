import { Group, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconEye,
  IconMessageReport,
  IconUpload,
} from '@tabler/icons-react';
import { Card } from '#client/ui/card.tsx';
import { fileProblem } from '#shared/documents/file-check.ts';
import type { CaseDocument, DocumentList, DocumentRequest } from '#shared/documents/schema.ts';
import css from './checklist.module.css';
import { ChooseFiles } from './choose-files.tsx';
import { DecideRequest } from './decide-request.tsx';
import { dueWords, isWanted, type Side, statusWords } from './document-words.ts';
import { OpenVersion } from './open-version.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { sendFiles } from './upload-commands.ts';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';

interface RequestItemProps {
  request: DocumentRequest;
  side: Side;
  list: DocumentList;
}

const icons = {
  open: IconCircleDashed,
  submitted: IconEye,
  accepted: IconCircleCheck,
  rejected: IconAlertTriangle,
  waived: IconCircleMinus,
};

function SentDocument({ document, side }: { document: CaseDocument; side: Side }) {
  const { title, versions } = document;
  const [current] = versions;
  return (
    <li className={css.document}>
      {current && side === 'staff' && <Thumbnail document={document} version={current} icon={null} />}
      <Text component="bdi" lh={2.1} mr="var(--space-4)" truncate>
        {title}
      </Text>
      {current && <OpenVersion version={current} title={title} document={document} />}
    </li>
  );
}

/** One checklist item: what, why, by when, and its one action. */
export function RequestItem({ request, side, list }: RequestItemProps) {
  const { id, caseId, title, why, status, decisionNote, category, documentIds } = request;
  const uploads = useUploads(caseId, `request:${id}`);
  const due = dueWords(request);
  const Icon = icons[status];
  const sent = list.documents.filter((document) => documentIds.includes(document.id) && !document.deleted);
  const maySend = list.mayUpload && (isWanted(request) || (status === 'submitted' && side === 'client'));

  function send(files: File[]) {
    sendFiles(
      files,
      { caseId, place: `request:${id}`, category, requestId: id, staffOnly: false, held: false },
      (file, waiting) => fileProblem(file, list.limits, waiting),
    );
  }

  return (
    <Card as="li" padding="small" className={css.request} data-status={status} id={`request-${id}`} tabIndex={-1}>
      <p className={css.status}>
        <Icon size={18} stroke={1.8} aria-hidden="true" />
        {statusWords(status, side)}
        {due && (
          <span className={css.due} data-late={due.late || undefined}>
            {due.text}
          </span>
        )}
      </p>
      {decisionNote && (
        <p className={css.note}>
          <IconMessageReport size={18} stroke={1.7} aria-hidden="true" />
          <span>{decisionNote}</span>
        </p>
      )}
      <Text component="h4" ff="text" size="lg" fw={600} lts={0}>
        {title}
      </Text>
      <Text c="dimmed" maw="var(--reading)">
        {why}
      </Text>
      {sent.length > 0 && (
        <Group component="ul" className="plain-list" gap="var(--space-6)" aria-label="Uploaded documents">
          {sent.map((document) => (
            <SentDocument key={document.id} document={document} side={side} />
          ))}
        </Group>
      )}
      <UploadRows items={uploads} />
      <div className={css.actions}>
        {maySend && (
          <ChooseFiles
            camera
            size="sm"
            variant={side === 'client' && isWanted(request) ? 'filled' : 'default'}
            leftSection={<IconUpload size={17} aria-hidden="true" />}
            onFiles={send}
            label={`${sent.length > 0 && !isWanted(request) ? 'Add a file' : 'Upload'}: ${title}`}
          >
            {sent.length > 0 && !isWanted(request) ? 'Add a file' : 'Upload'}
          </ChooseFiles>
        )}
        {list.mayRequest && <DecideRequest request={request} />}
      </div>
    </Card>
  );
}
