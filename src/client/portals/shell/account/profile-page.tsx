import { toApiError } from '#client/lib/api.ts';
import { formatDay } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { EmailPanel } from '#client/modules/accounts/account/email-panel.tsx';
import { ProfileForm } from '#client/modules/accounts/account/profile-form.tsx';
import { Section } from '#client/ui/section.tsx';
import { FailurePanel } from '../failure-panel.tsx';
import { PagePlaceholder } from '../page-placeholder.tsx';

/** The user's name and contact details. */
export function ProfilePage() {
  const { data: profile, error, refetch } = trpc.account.profile.useQuery();
  usePageTitle('Your profile');

  if (!profile && error) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => refetch()} />;
  if (!profile) return <PagePlaceholder />;
  return (
    <>
      <h1>Your profile</h1>
      <Section
        title="Your details"
        intro={
          <>
            Your username is <strong>{profile.username}</strong>. Account created {formatDay(profile.createdAt)}.
          </>
        }
      >
        <ProfileForm profile={profile} />
      </Section>
      <Section title="Email address" intro="We send updates about your requests and your account here.">
        <EmailPanel profile={profile} />
      </Section>
    </>
  );
}
