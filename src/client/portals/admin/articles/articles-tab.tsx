import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { latePart } from '#client/ui/late-part.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { ResourceList } from '../lists/resource-list.tsx';
import { articleAddress } from './article-address.ts';
import { ArticleTable } from './article-table.tsx';

const late = { fallback: <PagePlaceholder />, early: false };
const ArticlePage = latePart(async () => (await import('./article-page.tsx')).ArticlePage, late);

/** The articles of the admin area, newest first. One of them is at `?article=`. */
export function ArticlesTab() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const articleId = params.get('article');
  const create = trpc.articles.create.useMutation({
    onSuccess: ({ id }) => void navigate(articleAddress(id)),
    onError: (error) => showToast({ kind: 'error', message: toApiError(error).serverMessage }),
  });
  const query = trpc.articles.list.useInfiniteQuery(
    {},
    { enabled: !articleId, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, refetchOnMount: 'always' },
  );
  if (articleId) return <ArticlePage key={articleId} articleId={articleId} />;
  return (
    <Stack component="section" gap="lg" aria-labelledby="articles">
      <TabHead
        id="articles"
        title={adminParts.articles}
        intro="Articles that you write here are published beside those that came with the site: in Resources, in the RSS feed and at an address of their own. Site search and the assistant don’t know them."
      >
        <Button
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          loading={create.isPending}
          onClick={() => create.mutate()}
        >
          Write an article
        </Button>
      </TabHead>
      <ResourceList
        query={query}
        rowsOf={(page) => page.articles}
        loading="Loading articles"
        empty={() => (
          <EmptyState title="No articles yet">
            <p>Nobody sees a draft until you publish it.</p>
          </EmptyState>
        )}
      >
        {(articles) => <ArticleTable articles={articles} />}
      </ResourceList>
    </Stack>
  );
}
