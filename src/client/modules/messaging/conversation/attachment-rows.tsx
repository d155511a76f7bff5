import { IconFileOff, IconPaperclip, IconShieldQuestion } from '@tabler/icons-react';
import { OpenVersion } from '#client/modules/documents/open-version.tsx';
import { sizeInWords } from '#shared/documents/file-check.ts';
import type { MessageAttachment } from '#shared/messaging/schema.ts';
import { documentTypes } from '#shared/platform/file-types.ts';
import css from './attachment-rows.module.css';

/** Why it cannot be opened: an attachment that was clean and cannot be opened was deleted. */
function reason({ scanState }: MessageAttachment): string {
  if (scanState === 'pending') return 'being checked';
  return scanState === 'infected' ? 'quarantined: something harmful was found in it' : 'deleted';
}

/** The attachments of a message. */
export function AttachmentRows({ attachments }: { attachments: readonly MessageAttachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <ul className={css.attachments} aria-label="Attached files">
      {attachments.map((attachment) => {
        const { documentId, versionId, title, mediaType, size, available, scanState } = attachment;
        const Icon = available ? IconPaperclip : scanState === 'pending' ? IconShieldQuestion : IconFileOff;
        return (
          <li className={css.attachment} key={documentId} data-gone={!available || undefined}>
            <Icon className={css.icon} size={18} stroke={1.7} aria-hidden="true" />
            <span className={css.words}>
              <bdi className={css.title}>{title}</bdi>
              <span className={css.facts}>
                {available ? `${documentTypes[mediaType].label}, ${sizeInWords(size)}` : reason(attachment)}
              </span>
            </span>
            <OpenVersion version={{ id: versionId, mediaType, available }} title={title} />
          </li>
        );
      })}
    </ul>
  );
}
