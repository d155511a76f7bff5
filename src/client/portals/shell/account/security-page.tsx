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
        title="Second factor"
        intro="Besides your password, a code from an app on your phone. Then a stolen password alone opens nothing."
      >
        <SecondFactorPanel />
      </Section>
      <Section title="Password" intro="A new password ends your sessions on every other device.">
        <PasswordForm />
      </Section>
      <Section title="Where you are logged in" intro="Do you not know one of these? End it and change your password.">
        <SessionList />
      </Section>
    </>
  );
}
