import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { currentView } from '#client/lib/view-as.ts';
import type { CaseDocument, DocumentVersion } from '#shared/documents/schema.ts';
import { drawThumbnail, hasThumbnail } from './draw-thumbnail.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import css from './thumbnail.module.css';

interface ThumbnailProps {
  document: CaseDocument;
  version: DocumentVersion;
  /** Instead of a picture, while there is none. */
  icon: ReactNode;
}

/** A document in small, drawn once it is visible. A click opens it; others use the button beside it. */
export function Thumbnail({ document, version, icon }: ThumbnailProps) {
  const [opened, setOpened] = useState(false);
  const { ref: frame, inViewport } = useInViewport<HTMLButtonElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  // Impersonation gives no access to files.
  const isShown = version.available && hasThumbnail(version) && !currentView();
  const { data } = useQuery({
    queryKey: ['document-thumbnail', version.id],
    queryFn: () => drawThumbnail(version),
    enabled: isShown && inViewport,
  });

  useEffect(() => {
    if (!data || !canvas.current) return;
    canvas.current.width = data.width;
    canvas.current.height = data.height;
    canvas.current.getContext('2d')?.drawImage(data, 0, 0);
  }, [data]);

  if (!isShown) return icon;
  return (
    <>
      <button
        ref={frame}
        type="button"
        className={css.thumbnail}
        aria-hidden="true"
        tabIndex={-1}
        onClick={() => setOpened(true)}
      >
        {data ? <canvas ref={canvas} className={css.picture} data-rotation={version.rotation} /> : icon}
      </button>
      <PreviewDialog
        document={document}
        version={version}
        title={document.title}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
