import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { saveFile } from '#client/lib/save-file.ts';

interface CopyResultProps {
  copied: { text: string; fileName: string; mediaType: string };
  /** The browser allowed it. */
  onClipboard: boolean;
  onAgain: () => void;
}

/** The copy itself: to read, to select where the clipboard was not allowed, and to download. */
export function CopyResult({ copied: { text, fileName, mediaType }, onClipboard, onAgain }: CopyResultProps) {
  return (
    <Stack gap="sm">
      <Text role="status" fw={600}>
        {onClipboard ? 'Copied to the clipboard.' : 'Your browser didn’t allow copying. Select the text and copy it.'}
      </Text>
      <Textarea aria-label="The copy" readOnly autosize minRows={4} maxRows={12} value={text} />
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconDownload size={17} aria-hidden="true" />}
          onClick={() => saveFile(new Blob([text], { type: mediaType }), fileName)}
        >
          Download
        </Button>
        <Button variant="subtle" leftSection={<IconArrowBackUp size={17} aria-hidden="true" />} onClick={onAgain}>
          Copy in another format
        </Button>
      </Group>
    </Stack>
  );
}
