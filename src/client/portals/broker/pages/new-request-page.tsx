import { Stack } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { useOwnProfile } from '#client/modules/brokers/use-own-profile.ts';
import { SpokenForm } from '#client/modules/quote-requests/spoken/spoken-form.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { paths } from '#shared/platform/paths.ts';
import { PageTitle } from '../../shell/page-title.tsx';

/** A request from someone on the telephone or at the counter. */
export function BrokerNewRequestPage() {
  const navigate = useNavigate();
  const { profile } = useOwnProfile();
  usePageTitle('New request');
  return (
    <Stack gap="var(--space-24)" maw="60rem">
      <PageTitle
        title="New request"
        intro="For someone on the phone or at your counter. It will be yours right away."
      />
      {profile === null ? (
        <EmptyState title="You’re viewing this as an administrator">
          <p>Only the broker who speaks with the client can open a request: it records what the client agreed to.</p>
        </EmptyState>
      ) : (
        <Card as="section" aria-label="The request">
          <SpokenForm onOpened={(caseId) => navigate(paths.broker.case(caseId), { replace: true })} />
        </Card>
      )}
    </Stack>
  );
}
