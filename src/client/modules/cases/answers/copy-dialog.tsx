import { Checkbox, Group, Radio } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { OpenQuestion, RatingFormat } from '#shared/cases/briefs.ts';
import { AssumptionFields } from './assumption-fields.tsx';
import { CopyResult } from './copy-result.tsx';
import { useRatingCopy } from './use-rating-copy.ts';

interface CopyDialogProps {
  caseId: string;
  open: readonly OpenQuestion[];
  /** Sensitive answers are shown on the page; an administrator has given this reason for it. */
  sensitive: boolean;
  reason: string | undefined;
  onClose: () => void;
}

const formats: readonly { value: RatingFormat; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'csv', label: 'CSV' },
  { value: 'json', label: 'JSON' },
];

/** Copies the answers with their codes and raw values, what is missing, and what the broker assumes for it. */
export function CopyDialog({ caseId, open, sensitive, reason, onClose }: CopyDialogProps) {
  const [format, setFormat] = useState<RatingFormat>('text');
  const [assumed, setAssumed] = useState<Readonly<Record<string, string>>>({});
  const [asNote, setAsNote] = useState(false);
  const { copy, copied, pending, error, onClipboard, again } = useRatingCopy(caseId);
  const needed = open.filter(({ required, unsure }) => required || unsure);
  const assumptions = needed
    .map((question) => ({ ...question, text: (assumed[question.path] ?? '').trim() }))
    .filter(({ text }) => text !== '');

  async function send() {
    await copy({ format, includeSensitive: sensitive, reason, assumptions, asNote });
    // Copied once more, in another format, it is no second note.
    setAsNote(false);
  }

  return (
    <CommandDialog
      title="Copy for rating"
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      action={copied ? undefined : 'Copy'}
      pending={pending}
      refusal={error ? toApiError(error).serverMessage : null}
    >
      {copied ? (
        <CopyResult copied={copied} onClipboard={onClipboard} onAgain={again} />
      ) : (
        <>
          <p>
            {sensitive
              ? 'Includes the sensitive answers you opened. The copy is logged under your name.'
              : 'Leaves out sensitive answers. To include them, show them first.'}
          </p>
          <Radio.Group label="Format" value={format} onChange={(value) => setFormat(value as RatingFormat)}>
            <Group gap="lg" mt="xs">
              {formats.map(({ value, label }) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </Group>
          </Radio.Group>
          <AssumptionFields
            open={needed}
            assumed={assumed}
            onAssume={(path, text) => setAssumed((before) => ({ ...before, [path]: text }))}
          />
          {assumptions.length > 0 && (
            <Checkbox
              label="Keep the assumptions as an internal note"
              checked={asNote}
              onChange={(event) => setAsNote(event.currentTarget.checked)}
            />
          )}
        </>
      )}
    </CommandDialog>
  );
}
