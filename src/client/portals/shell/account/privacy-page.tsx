import { usePageTitle } from '#client/lib/use-page-title.ts';
import { PrivacyPanel } from '#client/modules/privacy/privacy-panel.tsx';

/** The user's consents and stored data. */
export function AccountPrivacyPage() {
  usePageTitle('Privacy');
  return (
    <>
      <h1>Privacy</h1>
      <PrivacyPanel />
    </>
  );
}
