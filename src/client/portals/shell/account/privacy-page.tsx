import { usePageTitle } from '#client/lib/use-page-title.ts';
import { PrivacyPanel } from '#client/modules/privacy/privacy-panel.tsx';

/** What I agreed to, and what is kept about me. */
export function AccountPrivacyPage() {
  usePageTitle('Privacy');
  return (
    <>
      <h1>Privacy</h1>
      <PrivacyPanel />
    </>
  );
}
