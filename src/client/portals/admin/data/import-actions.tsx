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

const cases = (count: number) => `${formatNumber(count)} ${count === 1 ? 'case' : 'cases'}`;

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
          <Progress value={all ? (counts.imported / all) * 100 : 0} w="100%" aria-label="How far the import has come" />
          <p>
            {formatNumber(counts.imported)} of {cases(all)} made. You may leave this page.
          </p>
        </>
      )}
      {state === 'undoing' && <p>{cases(counts.takenBack)} closed so far. You may leave this page.</p>}
      {state === 'undone' && (
        <p>
          {cases(counts.takenBack)} closed.{' '}
          {counts.kept > 0 && `${cases(counts.kept)} stay, because somebody worked on them or a legal hold keeps them.`}
        </p>
      )}
      {state === 'draft' && (
        <Button disabled={unchecked || counts.ready === 0} onClick={() => setAsking(true)}>
          Import {cases(counts.ready)}
        </Button>
      )}
      {state === 'draft' && unchecked && <p>You changed the columns: check the lines again before you import them.</p>}
      {state === 'draft' && !unchecked && counts.ready === 0 && (
        <Text c="dimmed" inherit>
          No line would become a case: each has a problem or is left out. Look at the columns above, and at the lines
          below.
        </Text>
      )}
      {state === 'imported' && (
        <Button variant="default" onClick={() => setAsking(true)}>
          Take this import back
        </Button>
      )}
      <CommandDialog
        title={state === 'draft' ? `Import ${cases(counts.ready)}` : 'Take this import back'}
        action={state === 'draft' ? 'Import' : 'Take it back'}
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
              ? `They go to ${brokerName} at once.`
              : 'They wait for you: open each, or several at once, and choose a broker.'}{' '}
            Nobody in the file is told. You can take the import back as long as a case is untouched.
          </p>
        ) : (
          <p>
            Every case that nobody has worked on is closed as withdrawn, with the reason “Import taken back”. Cases that
            somebody worked on, or that a legal hold keeps, stay as they are.
          </p>
        )}
      </CommandDialog>
    </Stack>
  );
}
