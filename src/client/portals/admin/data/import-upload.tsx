import { Button, FileButton, Stack, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { toApiError } from '#client/lib/api.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import { LIST_MAX_BYTES, LIST_MAX_ROWS } from '#shared/platform/list-file.ts';
import { sendImport } from './send-import.ts';

const TOO_LARGE = 'This file is larger than 5 MB. Split it and upload the parts.';

/** Chooses a file and uploads it. */
export function ImportUpload({ onUploaded }: { onUploaded: (importId: string) => void }) {
  const send = useMutation({ mutationFn: sendImport, onSuccess: onUploaded });
  const chosen = send.variables;
  const tooLarge = chosen !== undefined && chosen.size > LIST_MAX_BYTES;
  return (
    <Stack align="start" gap="sm">
      <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={(file) => file && send.mutate(file)}>
        {(props) => (
          <Button {...props} leftSection={<IconFileUpload size={18} aria-hidden="true" />} loading={send.isPending}>
            Choose a CSV file
          </Button>
        )}
      </FileButton>
      <Text c="dimmed" inherit>
        Up to 5 MB and {formatNumber(LIST_MAX_ROWS)} rows, with column names in the first row.
      </Text>
      {send.error && (
        <Text c="var(--warn)" fw={600} inherit role="alert">
          {chosen?.name}: {tooLarge ? TOO_LARGE : toApiError(send.error).serverMessage}
        </Text>
      )}
    </Stack>
  );
}
