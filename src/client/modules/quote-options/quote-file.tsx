import { Group, Text } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { OpenVersion } from '#client/modules/documents/open-version.tsx';
import { ScanWord } from '#client/modules/documents/scan-word.tsx';

interface QuoteFileProps {
  caseId: string;
  documentId: string;
}

/** The insurer's quote that belongs to an option, to preview or download. */
export function QuoteFile({ caseId, documentId }: QuoteFileProps) {
  const { data, isPending } = trpc.documents.list.useQuery({ caseId });
  const found = data?.documents.find(({ id }) => id === documentId);
  const [version] = found?.versions ?? [];
  if (!found || !version || found.deleted)
    return (
      <Text component="span" size="sm" c="dimmed">
        {isPending ? 'Loading the file' : 'The file was deleted'}
      </Text>
    );
  return (
    <Group component="span" gap="var(--space-4)" wrap="nowrap" miw={0}>
      <Text component="span" size="sm" truncate title={version.fileName}>
        <bdi>{found.title}</bdi>
      </Text>
      {version.available ? (
        <OpenVersion version={version} title={found.title} />
      ) : (
        <ScanWord state={version.scanState} />
      )}
    </Group>
  );
}
