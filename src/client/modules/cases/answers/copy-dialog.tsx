import { Autocomplete, Button, Checkbox, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { saveFile } from '#client/lib/save-file.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import type { OpenQuestion, RatingFormat } from '#shared/cases/briefs.ts';
import { bySection } from './by-section.ts';
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
  const { copy, copied, pending, error, onClipboard } = useRatingCopy(caseId);
  const needed = open.filter(({ required, unsure }) => required || unsure);
  const assumptions = needed
    .map((question) => ({ ...question, text: (assumed[question.path] ?? '').trim() }))
    .filter(({ text }) => text !== '');

  return (
    <CommandDialog
      title="Copy for rating"
      opened
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void copy({ format, includeSensitive: sensitive, reason, assumptions, asNote });
      }}
      action={copied ? 'Copy again' : 'Copy'}
      pending={pending}
      refusal={error ? toApiError(error).serverMessage : null}
    >
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
      {needed.length > 0 && (
        <details>
          <summary>Assume answers to open questions ({needed.length})</summary>
          <Stack gap="md" mt="sm">
            <Text c="dimmed" size="sm">
              What you enter goes into the copy as your assumption, never into the client’s answers.
            </Text>
            {bySection(needed).map(({ section, questions }) => (
              <Stack key={section} gap="xs" role="group" aria-label={section}>
                <Text fw={600}>{section}</Text>
                {questions.map(({ path, label, choices }) => (
                  <Autocomplete
                    key={path}
                    label={label}
                    data={[...new Set(choices)]}
                    maxLength={300}
                    value={assumed[path] ?? ''}
                    onChange={(text) => setAssumed((before) => ({ ...before, [path]: text }))}
                  />
                ))}
              </Stack>
            ))}
          </Stack>
        </details>
      )}
      {assumptions.length > 0 && (
        <Checkbox
          label="Keep the assumptions as an internal note"
          checked={asNote}
          onChange={(event) => setAsNote(event.currentTarget.checked)}
        />
      )}
      {copied && (
        <Stack gap="xs">
          <Text role="status" fw={600}>
            {onClipboard
              ? 'Copied to the clipboard.'
              : 'Your browser didn’t allow copying. Select the text and copy it.'}
          </Text>
          <Textarea aria-label="The copy" readOnly autosize minRows={4} maxRows={10} value={copied.text} />
          <Button
            variant="default"
            style={{ alignSelf: 'start' }}
            leftSection={<IconDownload size={17} aria-hidden="true" />}
            onClick={() => saveFile(new Blob([copied.text], { type: copied.mediaType }), copied.fileName)}
          >
            Download {copied.fileName}
          </Button>
        </Stack>
      )}
    </CommandDialog>
  );
}
