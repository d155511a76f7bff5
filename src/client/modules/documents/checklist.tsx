import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { DocumentList } from '#shared/documents/schema.ts';
import { AskDialog } from './ask-dialog.tsx';
import css from './checklist.module.css';
import { isSettled, type Side, sortRequests } from './document-words.ts';
import { RequestItem } from './request-item.tsx';

interface ChecklistProps {
  caseId: string;
  side: Side;
  list: DocumentList;
}

/** What the broker needs, the next item first. Settled items are folded away. */
export function Checklist({ caseId, side, list }: ChecklistProps) {
  const [asking, setAsking] = useState(false);
  const { requests, mayRequest } = list;
  if (requests.length === 0 && !mayRequest) return null;
  const sorted = sortRequests(requests);
  const open = sorted.filter((request) => !isSettled(request));
  const settled = sorted.filter(isSettled);
  const rows = (some: typeof sorted) => (
    <Stack component="ul" className="plain-list" gap="sm">
      {some.map((request) => (
        <RequestItem key={request.id} request={request} side={side} list={list} />
      ))}
    </Stack>
  );
  return (
    <Stack component="section" gap="sm" aria-label="Checklist">
      <Group justify="space-between" gap="var(--space-8) var(--space-16)">
        <Title order={3}>{side === 'client' ? 'What your broker needs' : 'Requested documents'}</Title>
        {mayRequest && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconFilePlus size={18} aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            Request documents
          </Button>
        )}
      </Group>
      {open.length > 0 && rows(open)}
      {open.length === 0 && (
        <Text c="dimmed">
          {settled.length > 0
            ? side === 'client'
              ? 'Your broker has everything they asked for.'
              : 'You have everything you asked for.'
            : 'No documents requested. The client sees each request, and the reason for it, at the top of their documents.'}
        </Text>
      )}
      {settled.length > 0 && (
        <details className={css.folded}>
          <summary>{settled.length === 1 ? '1 completed request' : `${settled.length} completed requests`}</summary>
          {rows(settled)}
        </details>
      )}
      {mayRequest && <AskDialog caseId={caseId} opened={asking} onClose={() => setAsking(false)} />}
    </Stack>
  );
}
