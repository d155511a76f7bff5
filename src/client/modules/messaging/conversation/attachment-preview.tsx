import { Button, Loader, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { latePart } from '#client/ui/late-part.tsx';
import { previewOf } from '#shared/documents/file-check.ts';
import { documentContentPath } from '#shared/documents/schema.ts';
import type { DocumentMediaType } from '#shared/platform/file-types.ts';
import css from './message-rows.module.css';

const PdfPages = latePart(async () => (await import('#client/modules/documents/pdf-pages.tsx')).PdfPages, {
  fallback: <Loader role="img" aria-label="Loading the page" />,
  early: false,
});

function Picture({ src, title }: { src: string; title: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <p role="alert">The image could not be displayed. You can still download it.</p>;
  return <img className={css.picture} src={src} alt={title} onError={() => setFailed(true)} />;
}

interface AttachmentPreviewProps {
  id: string;
  mediaType: DocumentMediaType;
  title: string;
}

/**
 * An image, or the first page of a PDF, below its name. On request only: everyone who sees a document is recorded, and scrolling past it must
 * not count as having looked.
 */
export function AttachmentPreview({ id, mediaType, title }: AttachmentPreviewProps) {
  const [shown, setShown] = useState(false);
  const src = documentContentPath(id);
  const Icon = shown ? IconChevronUp : IconChevronDown;
  return (
    <div className={css.shown}>
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        leftSection={<Icon size={15} aria-hidden="true" />}
        aria-expanded={shown}
        aria-label={`${shown ? 'Hide' : 'Show'} ${title} here`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide preview' : 'Show preview'}
      </Button>
      {shown && previewOf(mediaType) === 'image' && <Picture src={src} title={title} />}
      {shown && previewOf(mediaType) === 'pdf' && (
        <>
          <PdfPages key={id} src={src} title={title} most={1} />
          <Text size="xs" c="dimmed">
            The first page
          </Text>
        </>
      )}
    </div>
  );
}
