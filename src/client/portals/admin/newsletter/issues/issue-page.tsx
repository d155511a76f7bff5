import { Group, Stack, Text, Title } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../../shell/failure-panel.tsx';
import { NotFoundPanel } from '../../../shell/not-found-panel.tsx';
import { PagePlaceholder } from '../../../shell/page-placeholder.tsx';
import { BackLink } from '../../details/back-link.tsx';
import { IssueEditor } from './issue-editor.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { IssueSending } from './issue-sending.tsx';
import { IssueStateWord, subjectOf, timeWords, topicName } from './issue-words.tsx';

/** While it is being sent its numbers are read again. */
const REFRESH_MS = 5_000;

/** One issue: a draft with its editor, or what was sent with its numbers. */
export function IssuePage({ issueId }: { issueId: string }) {
  const { data, error, refetch } = trpc.newsletterIssues.get.useQuery(
    { issueId },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) =>
        state.data?.status === 'scheduled' || state.data?.status === 'sending' ? REFRESH_MS : false,
    },
  );
  if (error && !data) {
    const { status, serverMessage } = toApiError(error);
    if (status === 404 || status === 400) return <NotFoundPanel home={paths.admin.newsletterIssues} />;
    return <FailurePanel message={serverMessage} onRetry={() => void refetch()} />;
  }
  if (!data) return <PagePlaceholder label="Loading issue" />;
  const isDraft = data.status === 'draft';
  return (
    <Stack component="article" gap="xl" aria-labelledby="issue">
      <div>
        <BackLink to={paths.admin.newsletterIssues}>All issues</BackLink>
        <Title order={2} id="issue" fz="var(--text-28)" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {isDraft ? 'Write an issue' : subjectOf(data)}
        </Title>
        <Group gap="sm">
          <IssueStateWord status={data.status} />
          {!isDraft && (
            <Text c="dimmed" inherit>
              {topicName(data.topic)} · {timeWords(data)}
            </Text>
          )}
        </Group>
      </div>
      {isDraft ? (
        <IssueEditor key={issueId} issue={data} />
      ) : (
        <>
          <IssueSending issue={data} />
          <IssuePreview issueId={issueId} version={data.version} />
        </>
      )}
    </Stack>
  );
}
