import { Button, Loader, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';
import { below } from '#client/ui/theme/breakpoints.ts';
import { previewOf } from '#shared/documents/file-check.ts';
import { documentContentPath } from '#shared/documents/schema.ts';
import type { DocumentMediaType } from '#shared/platform/file-types.ts';
import css from './preview-dialog.module.css';

const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.tsx')).PdfPages }));

interface PreviewDialogProps {
  version: { id: string; mediaType: DocumentMediaType };
  title: string;
  opened: boolean;
  onClose: () => void;
}

function Picture({ src, title }: { src: string; title: string }) {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  if (state === 'failed') return <p role="alert">The image could not be displayed. You can still download it.</p>;
  return (
    <>
      {state === 'loading' && <Loader role="img" aria-label="Loading the image" />}
      <img
        className={css.picture}
        src={src}
        alt={title}
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
      />
    </>
  );
}

/** A document over the page, read-only. The server records who viewed it. */
export function PreviewDialog({ version, title, opened, onClose }: PreviewDialogProps) {
  const small = useMediaQuery(below('md'), undefined, { getInitialValueInEffect: false });
  const src = documentContentPath(version.id);
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
      <Button
        component="a"
        href={`${src}?download`}
        download
        ml="auto"
        size="sm"
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
      >
        Download
      </Button>
      <div className={css.view}>
        {previewOf(version.mediaType) === 'image' ? (
          <Picture src={src} title={title} />
        ) : (
          <ErrorBoundary resetKey={version.id}>
            <Suspense fallback={<Loader role="img" aria-label="Loading the pages" />}>
              <PdfPages src={src} title={title} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </Modal>
  );
}
