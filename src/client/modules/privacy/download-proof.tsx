import { Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useDownload } from '#client/modules/case-views/file/use-download.ts';
import { consentCertificatePath } from '#shared/platform/paths.ts';

interface DownloadProofProps {
  caseId: string;
  caseNumber: string;
  /** Of the consent it is shown with. */
  title: string;
}

/** The certificate of all consents of a request. */
export function DownloadProof({ caseId, caseNumber, title }: DownloadProofProps) {
  const address = consentCertificatePath(caseId);
  const { pending, refusal, fetchFile } = useDownload(address, `consent-${caseNumber}.json`, () => undefined);
  return (
    <Stack align="start" gap="var(--space-4)">
      <Button
        variant="subtle"
        size="compact-md"
        ml="calc(-1 * var(--space-8))"
        loading={pending}
        leftSection={<IconDownload size={16} stroke={1.8} aria-hidden="true" />}
        aria-label={`Download proof of consent: ${title}, ${caseNumber}`}
        onClick={() => void fetchFile()}
      >
        Download proof of consent
      </Button>
      {refusal && (
        <Text c="var(--warn)" role="alert">
          {refusal}
        </Text>
      )}
    </Stack>
  );
}
