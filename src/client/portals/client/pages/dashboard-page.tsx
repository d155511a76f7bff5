import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { toApiError } from '#client/lib/api.ts';
import { useSessionUser } from '#client/lib/session.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { CaseHistory } from '../dashboard/case-history.tsx';
import { DraftList } from '../dashboard/draft-list.tsx';
import { EmptyDashboard } from '../dashboard/empty-dashboard.tsx';
import { NeedList } from '../dashboard/need-list.tsx';
import { SendDocument } from '../dashboard/send-document.tsx';
import { SharedCases } from '../dashboard/shared-cases.tsx';
import { useDashboard } from '../dashboard/use-dashboard.ts';

/** The client's to-dos first, then the requests. */
export function ClientDashboardPage() {
  const user = useSessionUser();
  const { needs, drafts, hasCases, hasShared, receiving, error, retry, discardDraft } = useDashboard();
  usePageTitle('Dashboard');

  if (error) return <FailurePanel message={toApiError(error).serverMessage} onRetry={retry} />;
  if (!needs) return <PagePlaceholder label="Loading your dashboard" />;
  const turn = needs.length > 0 || drafts.length > 0;
  if (!turn && !hasCases && !hasShared) return <EmptyDashboard name={user.fullName} />;
  return (
    <Stack gap="var(--space-40)">
      <Stack gap="lg">
        <Group justify="space-between" align="end">
          <div>
            <Text c="dimmed" mb="var(--space-4)">
              Hello, {user.fullName}
            </Text>
            <Title order={1}>{turn ? 'Your turn' : 'Nothing is waiting for you'}</Title>
          </div>
          <Button
            component="a"
            href={paths.getQuote}
            variant="default"
            leftSection={<IconFilePlus size={18} aria-hidden="true" />}
          >
            New request
          </Button>
        </Group>
        {turn ? (
          <Stack gap="sm">
            {needs.length > 0 && <NeedList needs={needs} />}
            {drafts.length > 0 && <DraftList drafts={drafts} onDiscard={discardDraft} />}
          </Stack>
        ) : (
          <Text c="dimmed" maw="var(--reading)">
            When your broker needs something from you, it appears here first. We also let you know by email.
          </Text>
        )}
      </Stack>
      {hasCases && <CaseHistory />}
      <SharedCases />
      <SendDocument cases={receiving} />
    </Stack>
  );
}
