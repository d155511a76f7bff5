import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { Section } from '#client/ui/section.tsx';
import type { Article, ArticleRevision } from '#shared/content/articles/schema.ts';
import { useArticleOutcome } from './use-article-outcome.ts';

function RestoreDialog({ article, number, onClose }: { article: Article; number: number; onClose: () => void }) {
  const { id: articleId, version } = article;
  const { changed } = useArticleOutcome(articleId);
  const restore = trpc.articles.restore.useMutation({
    onSuccess(restored) {
      changed(restored);
      showToast({
        kind: 'success',
        message: `Revision ${number} is published again. The pages follow within a minute.`,
      });
      onClose();
    },
  });
  return (
    <CommandDialog
      title={`Publish revision ${number} again?`}
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        restore.mutate({ articleId, version, number });
      }}
      action="Publish"
      pending={restore.isPending}
      refusal={restore.error && toApiError(restore.error).serverMessage}
    >
      <Text>The article will say what it said then. Your draft stays as it is.</Text>
    </CommandDialog>
  );
}

const isCurrent = ({ status, publishedNumber }: Article, { number }: ArticleRevision) =>
  status === 'published' && number === publishedNumber;

/** What was published of an article, newest first, and how to publish it again. */
export function ArticleHistory({ article }: { article: Article }) {
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = trpc.articles.history.useInfiniteQuery(
    { articleId: article.id },
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
  );
  const [restored, setRestored] = useState<number | null>(null);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Section title="History" bare>
      {error && (
        <Text c="var(--warn)" role="alert">
          {toApiError(error).serverMessage}
        </Text>
      )}
      <Stack component="ol" className="plain-list" gap="sm">
        {items.map((revision) => (
          <Card as="li" padding="small" key={revision.number}>
            <Stack gap="sm">
              <Text style={{ overflowWrap: 'anywhere' }}>
                <strong>Revision {revision.number}</strong>
                {revision.restoredFrom !== null && `, revision ${revision.restoredFrom} again`},{' '}
                {revision.publishedByName},{' '}
                <time dateTime={revision.publishedAt}>{formatShortMoment(revision.publishedAt)}</time>
                {revision.changed.length > 0 && `. Changed: ${revision.changed.join(', ')}`}
              </Text>
              {revision.note && <Text>{revision.note}</Text>}
              {!isCurrent(article, revision) && !article.publishAt && (
                <Group>
                  <Button variant="default" onClick={() => setRestored(revision.number)}>
                    Publish revision {revision.number} again
                  </Button>
                </Group>
              )}
            </Stack>
          </Card>
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="default" w="fit-content" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier revisions
        </Button>
      )}
      {restored !== null && <RestoreDialog article={article} number={restored} onClose={() => setRestored(null)} />}
    </Section>
  );
}
