import { Button, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { ImportDetail } from '#shared/data-transfer/imports/schema.ts';
import { formatNumber } from '#shared/platform/formats.ts';

interface ImportActionsProps {
  detail: ImportDetail;
  /** The columns were changed since the rows were last checked. */
  unchecked: boolean;
  onChanged: (detail: ImportDetail) => void;
}

const cases = (count: number) => `${formatNumber(count)} ${count === 1 ? 'request' : 'requests'}`;

/** The next action: import, follow the progress, undo. */
export function ImportActions({ detail, unchecked, onChanged }: ImportActionsProps) {
  const { id: importId, version, state, counts, brokerName } = detail;
  const [asking, setAsking] = useState(false);
  const done = {
    onSuccess(next: ImportDetail) {
      setAsking(false);
      onChanged(next);
    },
  };
  const run = trpc.imports.run.useMutation(done);
  const undo = trpc.imports.undo.useMutation(done);
  const step = state === 'draft' ? run : undo;
  const all = counts.ready + counts.imported;
  return (
    <Stack role="status" align="start" gap="sm">
      {state === 'running' && (
        <>
          <Progress value={all ? (counts.imported / all) * 100 : 0} w="100%" aria-label="Import progress" />
          <p>
            {formatNumber(counts.imported)} of {cases(all)} created. You can leave this page.
          </p>
        </>
      )}
      {state === 'undoing' && <p>{cases(counts.takenBack)} closed so far. You can leave this page.</p>}
      {state === 'undone' && (
        <p>
          {cases(counts.takenBack)} closed.{' '}
          {counts.kept > 0 && `${cases(counts.kept)} kept because someone has worked on them or a legal hold applies.`}
        </p>
      )}
      {state === 'draft' && (
        <Button disabled={unchecked || counts.ready === 0} onClick={() => setAsking(true)}>
          Import {cases(counts.ready)}
        </Button>
      )}
      {state === 'draft' && unchecked && <p>You changed the columns. Check the rows again before importing.</p>}
      {state === 'draft' && !unchecked && counts.ready === 0 && (
        <Text c="dimmed" inherit>
          No rows can be imported: each has a problem or is excluded. Check the columns above and the rows below.
        </Text>
      )}
      {state === 'imported' && (
        <Button variant="default" onClick={() => setAsking(true)}>
          Undo this import
        </Button>
      )}
      <CommandDialog
        title={state === 'draft' ? `Import ${cases(counts.ready)}` : 'Undo this import'}
        action={state === 'draft' ? 'Import' : 'Undo import'}
        ending={state !== 'draft'}
        opened={asking}
        onClose={() => setAsking(false)}
        onSubmit={(event) => {
          event.preventDefault();
          step.mutate({ importId, version });
        }}
        pending={step.isPending}
        refusal={step.error && toApiError(step.error).serverMessage}
      >
        {state === 'draft' ? (
          <p>
            {brokerName
              ? `They’ll be assigned to ${brokerName} immediately.`
              : 'They’ll stay unassigned until you choose a broker, one by one or several at once.'}{' '}
            No one in the file is notified. If you undo the import, only requests no one has worked on are closed.
          </p>
        ) : (
          <p>
            Every request no one has worked on is closed as withdrawn. Requests that someone has worked on, or that are
            under a legal hold, stay as they are.
          </p>
        )}
      </CommandDialog>
    </Stack>
  );
}
