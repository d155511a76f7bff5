import { usePageTitle } from '#client/lib/use-page-title.ts';
import { PasswordForm } from '#client/modules/accounts/account/password-form.tsx';
import { SecondFactorPanel } from '#client/modules/accounts/account/second-factor-panel.tsx';
import { SessionList } from '#client/modules/accounts/account/session-list.tsx';
import { Section } from '#client/ui/section.tsx';

/** Sign-in settings and active sessions. */
export function SecurityPage() {
  usePageTitle('Security');
  return (
    <>
      <h1>Security</h1>
      <Section
        title="Two-step verification"
        intro="A code from an app on your phone, in addition to your password. With it on, a stolen password alone isn’t enough to sign in."
      >
        <SecondFactorPanel />
      </Section>
      <Section title="Password" intro="A new password signs you out on every other device.">
        <PasswordForm />
      </Section>
      <Section title="Where you’re signed in" intro="Don’t recognize a session? End it and change your password.">
        <SessionList />
      </Section>
    </>
  );
}
