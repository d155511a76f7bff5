import { PrivacyPanel } from '#client/features/privacy/privacy-panel.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';

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
