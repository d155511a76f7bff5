import { toApiError } from '#client/lib/api.ts';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { AwayForm } from '#client/modules/brokers/away-form.tsx';
import { LicenceForm } from '#client/modules/brokers/licence-form.tsx';
import { useOwnProfile } from '#client/modules/brokers/use-own-profile.ts';
import { WorkForm } from '#client/modules/brokers/work-form.tsx';
import { AccountSection } from '#client/ui/account-section.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import css from './profile-page.module.css';

/** What decides which requests a broker is offered. */
export function BrokerProfilePage() {
  const { profile, error, refetch } = useOwnProfile();
  usePageTitle('Licence and work');
  if (error && profile === undefined)
    return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (profile === undefined) return <PagePlaceholder />;
  return (
    <div className={css.page}>
      <div>
        <h1 className={css.title}>Licence and work</h1>
        <p className={css.intro}>It decides which requests are offered to you.</p>
      </div>
      {profile ? (
        <>
          <AccountSection title="Your licence" intro="As the register of the Alberta Insurance Council names it.">
            <LicenceForm profile={profile} />
          </AccountSection>
          <AccountSection title="What you serve">
            {/* The classes decide which lines can be chosen. */}
            <WorkForm key={`${profile.licenceClasses} ${profile.lines}`} profile={profile} />
          </AccountSection>
          <AccountSection title="When you are away">
            <AwayForm key={`${profile.awayUntil} ${profile.delegate?.id}`} profile={profile} />
          </AccountSection>
        </>
      ) : (
        <EmptyState title="You look in as an administrator">
          <p>
            Administrators have no licence, so there is no profile. Those of brokers are under Brokers in the admin
            area.
          </p>
        </EmptyState>
      )}
    </div>
  );
}
