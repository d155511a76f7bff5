import { Stack } from '@mantine/core';
import { ConsentList } from './consent-list.tsx';
import { DataDownload } from './data-download.tsx';
import { PrivacyRequests } from './privacy-requests.tsx';

/** The user's consents, their own data, and their privacy requests. */
export function PrivacyPanel() {
  return (
    <Stack gap="var(--space-24)">
      <ConsentList />
      <DataDownload />
      <PrivacyRequests />
    </Stack>
  );
}
