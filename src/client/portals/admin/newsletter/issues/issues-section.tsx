import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { issueAddress } from './issue-address.ts';
import { IssuePage } from './issue-page.tsx';
import { IssueTable } from './issue-table.tsx';

/** The issues of the newsletter, newest first. One of them is at `?issue=`. */
export function IssuesSection() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const issueId = params.get('issue');
  const create = trpc.newsletterIssues.create.useMutation({
    onSuccess: ({ id }) => void navigate(issueAddress(id)),
    onError: (error) => showToast({ kind: 'error', message: toApiError(error).serverMessage }),
  });
  const query = trpc.newsletterIssues.list.useInfiniteQuery(
    {},
    { enabled: !issueId, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, refetchOnMount: 'always' },
  );
  if (issueId) return <IssuePage key={issueId} issueId={issueId} />;
  return (
    <Stack component="section" gap="lg" aria-labelledby="issues">
      <TabHead
        id="issues"
        title="Issues"
        intro="Write an issue, send yourself a test, and send it to the confirmed subscribers of a topic, now or later. Opens and clicks are never counted."
      >
        <Button
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          loading={create.isPending}
          onClick={() => create.mutate()}
        >
          Write an issue
        </Button>
      </TabHead>
      <ResourceList
        query={query}
        rowsOf={(page) => page.issues}
        loading="Loading issues"
        empty={() => (
          <EmptyState title="No issues yet">
            <p>Nothing is sent until you have checked a draft and decided when.</p>
          </EmptyState>
        )}
      >
        {(issues) => <IssueTable issues={issues} />}
      </ResourceList>
    </Stack>
  );
}
