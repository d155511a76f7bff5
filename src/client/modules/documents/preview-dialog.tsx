import { Button, Group, Loader, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { latePart } from '#client/ui/late-part.tsx';
import { below } from '#client/ui/theme/breakpoints.ts';
import { previewOf } from '#shared/documents/file-check.ts';
import { type CaseDocument, documentContentPath, type Rotation } from '#shared/documents/schema.ts';
import type { DocumentMediaType } from '#shared/platform/file-types.ts';
import css from './preview-dialog.module.css';
import { RotateButton } from './rotate-button.tsx';
import { turnedDownload } from './turn-picture.ts';
import { TurnedPicture } from './turned-picture.tsx';

const PdfPages = latePart(async () => (await import('./pdf-pages.tsx')).PdfPages, {
  fallback: <Loader role="img" aria-label="Loading the pages" />,
  early: false,
});

interface PreviewDialogProps {
  version: { id: string; mediaType: DocumentMediaType; fileName?: string; rotation?: Rotation };
  /** Of the newest version, which may then be turned. */
  document?: CaseDocument | undefined;
  title: string;
  opened: boolean;
  onClose: () => void;
}

function Picture({ src, title, rotation }: { src: string; title: string; rotation: Rotation }) {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const outcome = { onLoad: () => setState('there'), onError: () => setState('failed') };
  if (state === 'failed') return <p role="alert">The image could not be displayed. You can still download it.</p>;
  return (
    <>
      {state === 'loading' && <Loader role="img" aria-label="Loading the image" />}
      {rotation === 0 ? (
        <img className={css.picture} src={src} alt={title} {...outcome} />
      ) : (
        <TurnedPicture src={src} title={title} rotation={rotation} {...outcome} />
      )}
    </>
  );
}

/** A document over the page, read-only. The server records who viewed it. */
export function PreviewDialog({ version, document, title, opened, onClose }: PreviewDialogProps) {
  const small = useMediaQuery(below('md'), undefined, { getInitialValueInEffect: false });
  const src = documentContentPath(version.id);
  const isPicture = previewOf(version.mediaType) === 'image';
  const rotation = version.rotation ?? 0;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<bdi>{title}</bdi>}
      size="60rem"
      fullScreen={small ?? false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: css.title, body: css.body }}
    >
      <Group justify="flex-end" gap="xs">
        {isPicture && document?.mayChange && <RotateButton document={document} rotation={rotation} />}
        <Button
          component="a"
          href={`${src}?download`}
          download
          onClick={turnedDownload(version)}
          size="sm"
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          Download
        </Button>
      </Group>
      <div className={css.view}>
        {isPicture ? (
          <Picture src={src} title={title} rotation={rotation} />
        ) : (
          <PdfPages key={version.id} src={src} title={title} />
        )}
      </div>
    </Modal>
  );
}
