import { Stack, Title } from '@mantine/core';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { DocumentList } from '#shared/documents/schema.ts';
import { DocumentItem } from './document-item.tsx';
import type { Side } from './document-words.ts';
import css from './documents.module.css';

/** Every document, newest first. Deleted ones remain as a muted line. */
export function DocumentItems({ list, side }: { list: DocumentList; side: Side }) {
  const newest = list.documents.toSorted((a, b) => latest(b).localeCompare(latest(a)));
  const there = newest.filter(({ deleted }) => !deleted);
  const gone = newest.filter(({ deleted }) => deleted);
  return (
    <Stack component="section" gap="sm" aria-label="All documents">
      <Title order={3}>All documents{there.length > 0 && ` (${there.length})`}</Title>
      {there.length === 0 && (
        <EmptyState title="No documents yet">
          <p>
            {side === 'client'
              ? 'Documents you and your broker exchange appear here, with every version.'
              : 'Documents you and the client exchange appear here, with every version.'}
          </p>
        </EmptyState>
      )}
      {newest.length > 0 && (
        <Card as="ul" padding="none" className={`plain-list ${css.documents}`}>
          {[...there, ...gone].map((document) => (
            <DocumentItem
              key={document.id}
              document={document}
              side={side}
              limits={list.limits}
              mayUpload={list.mayUpload}
            />
          ))}
        </Card>
      )}
    </Stack>
  );
}

function latest({ versions, createdAt }: DocumentList['documents'][number]): string {
  return versions[0]?.createdAt ?? createdAt;
}
