import { Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { PagesNote } from './site/pages-note.tsx';
import { SiteEditor } from './site/site-editor.tsx';
import { SiteHistory } from './site/site-history.tsx';

const POLL_MS = 5_000;

/** What the site says about itself: drafted here, previewed, published, and taken from the server's configuration where it is empty. */
export function SiteSection() {
  const { data, error, refetch } = trpc.site.get.useQuery(undefined, {
    refetchOnMount: 'always',
    // The pages are rendered in the background, and nothing announces it to browsers.
    refetchInterval: ({ state }) => (state.data?.pagesState.state === 'updating' ? POLL_MS : false),
  });
  return (
    <Stack component="section" gap="lg" aria-labelledby="site-profile">
      <TabHead
        order={3}
        id="site-profile"
        title="Site profile"
        intro="What visitors read about you. Save a draft, preview it, then publish. The pages follow within a minute. Whatever you leave empty comes from the server’s configuration."
      />
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading the site profile" />}
      {data && (
        <>
          <PagesNote {...data.pagesState} />
          <SiteEditor key={data.draft.version} editor={data} />
          <SiteHistory published={data.published} />
        </>
      )}
    </Stack>
  );
}
