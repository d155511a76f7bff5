import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { DocumentList } from '#shared/documents/schema.ts';
import { Checklist } from './checklist.tsx';
import { DocumentItems } from './document-items.tsx';
import { Uploader } from './uploader.tsx';

/** A clean scan is no event of the case, so only this is polled. */
const CHECK_MS = 3_000;

function isBeingChecked(list: DocumentList | undefined): boolean {
  return (
    list?.documents.some(({ deleted, versions }) => !deleted && versions.some((v) => v.scanState === 'pending')) ??
    false
  );
}

export interface DocumentsSectionProps {
  caseId: string;
  side: 'client' | 'staff';
}

/** The documents of a case: first what is requested, then an upload area, then every document. */
export function DocumentsSection({ caseId, side }: DocumentsSectionProps) {
  const { data, error, refetch } = trpc.documents.list.useQuery(
    { caseId },
    { refetchInterval: ({ state }) => isBeingChecked(state.data) && CHECK_MS },
  );
  if (!data && error) {
    return (
      <Alert color="ember" title="The documents could not be loaded">
        <p>{toApiError(error).serverMessage}</p>
        <Button variant="default" size="sm" mt="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true" aria-label="Loading the documents" role="status">
        <Skeleton height={72} mb="sm" />
        <Skeleton height={132} mb="sm" />
        <Skeleton height={64} />
      </div>
    );
  }
  return (
    <Stack gap="xl">
      <Checklist caseId={caseId} side={side} list={data} />
      {data.mayUpload && <Uploader caseId={caseId} side={side} limits={data.limits} />}
      <DocumentItems list={data} side={side} />
    </Stack>
  );
}
