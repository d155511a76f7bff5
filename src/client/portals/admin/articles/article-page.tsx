import { Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { NotFoundPanel } from '../../shell/not-found-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { BackLink } from '../details/back-link.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { ArticleHistory } from './article-history.tsx';
import { ArticleStateWord, timeWords, titleOf } from './article-words.tsx';
import { ScheduledArticle } from './scheduled-article.tsx';

/** While it is due, or the pages are being rendered, it is read again. */
const REFRESH_MS = 5_000;

/** One article: its draft with what can be done with it, and what was published of it. */
export function ArticlePage({ articleId }: { articleId: string }) {
  const { data, error, refetch } = trpc.articles.get.useQuery(
    { articleId },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) =>
        state.data && (state.data.publishAt || !state.data.pagesFollow) ? REFRESH_MS : false,
    },
  );
  if (error && !data) {
    const { status, serverMessage } = toApiError(error);
    if (status === 404 || status === 400) return <NotFoundPanel home={paths.admin.articles} />;
    return <FailurePanel message={serverMessage} onRetry={() => void refetch()} />;
  }
  if (!data) return <PagePlaceholder label="Loading article" />;
  const { status, path, publishedNumber, publishAt, problem, pagesFollow } = data;
  return (
    <Stack component="article" gap="xl" aria-labelledby="article">
      <div>
        <BackLink to={paths.admin.articles}>All articles</BackLink>
        <Title order={2} id="article" fz="var(--text-28)" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {publishedNumber === 0 && !publishAt ? 'Write an article' : titleOf(data)}
        </Title>
        <Group gap="sm">
          <ArticleStateWord {...data} />
          <Text c="dimmed" inherit>
            {timeWords(data)}
          </Text>
          {status === 'published' && path && (
            <a href={path} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
              {path}
              <span className="visually-hidden"> (new tab)</span>
            </a>
          )}
        </Group>
        <div role="status">
          {publishedNumber > 0 && !pagesFollow && (
            <Banner icon={IconRefresh}>
              The pages are being updated. Visitors see the earlier ones until that’s done.
            </Banner>
          )}
          {problem && (
            <Banner icon={IconAlertTriangle} warn>
              {problem}
            </Banner>
          )}
        </div>
      </div>
      {publishAt ? <ScheduledArticle article={data} publishAt={publishAt} /> : <ArticleEditor article={data} />}
      {publishedNumber > 0 && <ArticleHistory article={data} />}
    </Stack>
  );
}
