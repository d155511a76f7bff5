import { Button, Group, Stack, Text } from '@mantine/core';
import { formatMoment } from '#client/lib/format-date.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { Article } from '#shared/content/articles/schema.ts';
import { PreviewLink } from './preview-link.tsx';
import { useArticleOutcome } from './use-article-outcome.ts';

/** An article that waits for its time: its text doesn’t change until then. */
export function ScheduledArticle({ article, publishAt }: { article: Article; publishAt: string }) {
  const { id: articleId, version } = article;
  const { changed, failed } = useArticleOutcome(articleId);
  const unschedule = trpc.articles.unschedule.useMutation({
    onSuccess(unscheduled) {
      changed(unscheduled);
      showToast({ kind: 'success', message: 'Unscheduled. You can change the draft again.' });
    },
    onError: failed,
  });
  return (
    <Stack gap="md" maw="var(--reading)">
      <Text>
        It will be published {formatMoment(publishAt)}. The pages follow within a minute. To change it, unschedule it
        first.
      </Text>
      <Group gap="md">
        <Button
          variant="default"
          loading={unschedule.isPending}
          onClick={() => unschedule.mutate({ articleId, version })}
        >
          Unschedule
        </Button>
        <PreviewLink articleId={articleId} />
      </Group>
    </Stack>
  );
}
