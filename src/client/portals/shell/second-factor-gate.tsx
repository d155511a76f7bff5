import { Loader } from '@mantine/core';
import { useSession } from '#client/lib/session.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { latePart } from '#client/ui/late-part.tsx';
import { PageBox } from './page-box.tsx';

const SecondFactorSetup = latePart(
  async () => (await import('#client/modules/accounts/account/second-factor-setup.tsx')).SecondFactorSetup,
  { fallback: <Loader role="img" aria-label="Loading the setup" /> },
);

/** Brokers and administrators see clients' answers, so a password alone is not enough. The page they asked for follows. */
export function SecondFactorGate() {
  const { refresh } = useSession();
  usePageTitle('Set up two-step verification');
  return (
    <PageBox title="Set up two-step verification" width="38rem">
      <p>
        You work with personal information that people have trusted us with. A password alone can be guessed or stolen,
        so your account also needs a code from an app on your phone. It takes about two minutes, and then the page you
        asked for opens.
      </p>
      <SecondFactorSetup onDone={refresh} />
    </PageBox>
  );
}
