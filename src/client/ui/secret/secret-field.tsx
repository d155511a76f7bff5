import { Button, Stack, Text, Textarea } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { copyField } from '#client/lib/copy-text.ts';

const icon = { size: 17, 'aria-hidden': true };

interface SecretFieldProps {
  label: string;
  /** For the button: key, secret. */
  what: string;
  secret: string;
}

/** What is shown once, to copy with the button, or with the keyboard where the browser doesn't allow copying. */
export function SecretField({ label, what, secret }: SecretFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'selected'>('none');

  async function copy() {
    if (field.current) setOutcome((await copyField(field.current)) ? 'copied' : 'selected');
  }

  return (
    <Stack gap="xs" align="start">
      <Textarea
        ref={field}
        label={label}
        w="100%"
        rows={2}
        readOnly
        autoComplete="off"
        spellCheck={false}
        value={secret}
        onFocus={(event) => event.currentTarget.select()}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', wordBreak: 'break-all' } }}
      />
      <Button
        variant="default"
        data-autofocus
        leftSection={outcome === 'copied' ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
        onClick={() => void copy()}
      >
        Copy {what}
      </Button>
      <Text role="status" size="sm" c="dimmed">
        {outcome === 'copied' && 'Copied.'}
        {outcome === 'selected' &&
          `Your browser didn’t allow copying. The ${what} is selected: copy it with Ctrl+C or ⌘C.`}
      </Text>
    </Stack>
  );
}
