import { Stack, Text } from '@mantine/core';
import { IconFileOff, IconPaperclip, IconShieldQuestion } from '@tabler/icons-react';
import { currentView } from '#client/lib/view-as.ts';
import { OpenVersion } from '#client/modules/documents/open-version.tsx';
import { Card } from '#client/ui/card.tsx';
import { previewOf, sizeInWords } from '#shared/documents/file-check.ts';
import type { MessageAttachment } from '#shared/messaging/schema.ts';
import { documentTypes } from '#shared/platform/file-types.ts';
import { AttachmentPreview } from './attachment-preview.tsx';
import css from './message-rows.module.css';

/** Why it cannot be opened: an attachment that was clean and cannot be opened was deleted. */
function reason({ scanState }: MessageAttachment): string {
  if (scanState === 'pending') return 'being scanned';
  return scanState === 'infected' ? 'quarantined: harmful content found' : 'deleted';
}

/** The attachments of a message. */
export function AttachmentRows({ attachments }: { attachments: readonly MessageAttachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <Stack
      component="ul"
      className="plain-list"
      gap="var(--space-6)"
      w="min(24rem, 88%)"
      mt="var(--space-4)"
      aria-label="Attached files"
    >
      {attachments.map((attachment) => {
        const { documentId, versionId, title, mediaType, size, available, scanState } = attachment;
        // Impersonation gives no access to files.
        const previewed = available && previewOf(mediaType) !== null && !currentView();
        const Icon = available ? IconPaperclip : scanState === 'pending' ? IconShieldQuestion : IconFileOff;
        return (
          <Card as="li" className={css.attachment} key={documentId} data-gone={!available || undefined}>
            <Icon size={18} stroke={1.7} aria-hidden="true" />
            <Stack component="span" gap={0} miw={0}>
              <Text component="bdi" fw={600} lh={1.35} truncate>
                {title}
              </Text>
              <Text component="span" c="dimmed" size="xs" lh={1.35}>
                {available ? `${documentTypes[mediaType].label}, ${sizeInWords(size)}` : reason(attachment)}
              </Text>
            </Stack>
            <OpenVersion version={{ id: versionId, mediaType, available }} title={title} />
            {previewed && <AttachmentPreview id={versionId} mediaType={mediaType} title={title} />}
          </Card>
        );
      })}
    </Stack>
  );
}
