import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useCommandOutcome } from '#client/modules/cases/commands/use-command-outcome.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { OpenQuestion } from '#shared/cases/briefs.ts';
import { bySection } from './by-section.ts';

interface AskDialogProps {
  caseId: string;
  version: number;
  open: readonly OpenQuestion[];
  onClose: () => void;
}

const countWords = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

/** Sends open questions to the client as a form: those the full set needs, unless the broker chooses others. */
export function AskDialog({ caseId, version, open, onClose }: AskDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>(
    open.filter(({ required }) => required).map(({ path }) => path),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const ask = trpc.cases.askClient.useMutation(
    useCommandOutcome({
      caseId,
      done: 'Sent. It’s the client’s turn now.',
      failed: 'The questions were not sent',
      onDone: onClose,
    }),
  );

  function toggle(path: string) {
    setProblem(null);
    setChosen((before) => (before.includes(path) ? before.filter((it) => it !== path) : [...before, path]));
  }

  function send() {
    if (chosen.length === 0) setProblem('Choose at least one question');
    // In the order of the questionnaire, whatever the order of the clicks.
    else ask.mutate({ caseId, version, paths: open.map(({ path }) => path).filter((path) => chosen.includes(path)) });
  }

  const isFirst = ({ required, unsure }: OpenQuestion) => required || unsure;
  const [first, others] = [open.filter(isFirst), open.filter((question) => !isFirst(question))];
  return (
    <CommandDialog
      title="Ask the client"
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      action={`Send ${countWords(chosen.length)}`}
      pending={ask.isPending}
      refusal={problem ?? (ask.error && toApiError(ask.error).serverMessage)}
    >
      <p>
        The client gets these as a short form in the portal. Your reply deadline is paused until they answer. The email
        doesn’t say what you’re asking.
      </p>
      <Choices open={first} chosen={chosen} onToggle={toggle} />
      {others.length > 0 && (
        <details>
          <summary>Optional questions ({others.length})</summary>
          <Stack mt="sm">
            <Choices open={others} chosen={chosen} onToggle={toggle} />
          </Stack>
        </details>
      )}
    </CommandDialog>
  );
}

interface ChoicesProps {
  open: readonly OpenQuestion[];
  chosen: readonly string[];
  onToggle: (path: string) => void;
}

function Choices({ open, chosen, onToggle }: ChoicesProps) {
  return bySection(open).map(({ section, questions }) => (
    <Stack key={section} gap="xs" role="group" aria-label={section}>
      <Text fw={600}>{section}</Text>
      {questions.map(({ path, label, unsure }) => (
        <Checkbox
          key={path}
          label={label}
          description={unsure ? 'The client isn’t sure' : undefined}
          checked={chosen.includes(path)}
          onChange={() => onToggle(path)}
        />
      ))}
    </Stack>
  ));
}
