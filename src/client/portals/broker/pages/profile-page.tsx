import { Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { AwayForm } from '#client/modules/brokers/away-form.tsx';
import { LicenceForm } from '#client/modules/brokers/licence-form.tsx';
import { useOwnProfile } from '#client/modules/brokers/use-own-profile.ts';
import { WorkForm } from '#client/modules/brokers/work-form.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Section } from '#client/ui/section.tsx';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { PageTitle } from '../../shell/page-title.tsx';

/** What decides which requests a broker is offered. */
export function BrokerProfilePage() {
  const { profile, error, refetch } = useOwnProfile();
  const { name } = useSiteProfile();
  usePageTitle('Licence and work');
  if (error && profile === undefined)
    return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (profile === undefined) return <PagePlaceholder />;
  return (
    <Stack gap="var(--space-24)" maw="52rem">
      <PageTitle title="Licence and work" intro="This decides which requests you’re offered." />
      {profile ? (
        <>
          <Section title="Your licence" intro="As it appears in the Alberta Insurance Council’s register.">
            <LicenceForm profile={profile} />
          </Section>
          <Section title="What you work on">
            {/* The classes decide which lines can be chosen. */}
            <WorkForm key={`${profile.licenceClasses} ${profile.lines}`} profile={profile} />
          </Section>
          <Section title="Time away">
            <AwayForm key={`${profile.awayUntil} ${profile.delegate?.id}`} profile={profile} />
          </Section>
          <Section title="Other systems">
            <p>
              Does your rating tool or broker management system work with {name}? Give it{' '}
              <Link to={paths.broker.keys}>its own API key</Link>, never your password.
            </p>
          </Section>
        </>
      ) : (
        <EmptyState title="You’re viewing this as an administrator">
          <p>
            Administrators have no licence, so there’s no profile here. Broker profiles are under Brokers in the admin
            area.
          </p>
        </EmptyState>
      )}
    </Stack>
  );
}
