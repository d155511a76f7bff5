import { EmptyState } from '#client/ui/empty-state.tsx';
import type { DocumentList } from '#shared/documents/schema.ts';
import { DocumentItem } from './document-item.tsx';
import css from './document-items.module.css';
import type { Side } from './document-words.ts';

/** Every document, newest first. Deleted ones remain as a muted line. */
export function DocumentItems({ list, side }: { list: DocumentList; side: Side }) {
  const newest = list.documents.toSorted((a, b) => latest(b).localeCompare(latest(a)));
  const there = newest.filter(({ deleted }) => !deleted);
  const gone = newest.filter(({ deleted }) => deleted);
  return (
    <section className={css.list} aria-label="All documents">
      <h3 className={css.title}>All documents{there.length > 0 && ` (${there.length})`}</h3>
      {there.length === 0 && (
        <EmptyState title="No documents yet">
          <p>
            {side === 'client'
              ? 'What you and your broker send each other stands here, with every version of it.'
              : 'What you and the client send each other stands here, with every version of it.'}
          </p>
        </EmptyState>
      )}
      {newest.length > 0 && (
        <ul className={css.documents}>
          {[...there, ...gone].map((document) => (
            <DocumentItem
              key={document.id}
              document={document}
              side={side}
              limits={list.limits}
              mayUpload={list.mayUpload}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function latest({ versions, createdAt }: DocumentList['documents'][number]): string {
  return versions[0]?.createdAt ?? createdAt;
}
