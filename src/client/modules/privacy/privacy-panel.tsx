import { Stack } from '@mantine/core';
import { useSession } from '#client/lib/session.tsx';
import { ConsentList } from './consent-list.tsx';
import { DataDownload } from './data-download.tsx';
import { PrivacyRequests } from './privacy-requests.tsx';
import { ReadList } from './read-list.tsx';

/** The user's consents, their own data, and their privacy requests. */
export function PrivacyPanel() {
  const session = useSession();
  const isClient = session.status === 'user' && session.user.role === 'client';
  return (
    <Stack gap="var(--space-24)">
      <ConsentList />
      {isClient && <ReadList />}
      <DataDownload />
      <PrivacyRequests />
    </Stack>
  );
}
