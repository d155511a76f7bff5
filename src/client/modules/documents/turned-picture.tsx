import { useEffect, useRef, useState } from 'react';
import type { Rotation } from '#shared/documents/schema.ts';
import css from './preview-dialog.module.css';
import { drawTurned } from './turn-picture.ts';

interface TurnedPictureProps {
  src: string;
  title: string;
  rotation: Rotation;
  onLoad: () => void;
  onError: () => void;
}

/** A picture that is shown turned. */
export function TurnedPicture({ src, title, rotation, onLoad, onError }: TurnedPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each address
  useEffect(() => {
    const loading = new Image();
    loading.onload = () => {
      setPicture(loading);
      onLoad();
    };
    loading.onerror = onError;
    loading.src = src;
    return () => {
      loading.onload = null;
      loading.onerror = null;
    };
  }, [src]);

  useEffect(() => {
    if (picture && canvas.current) drawTurned(picture, canvas.current, rotation);
  }, [picture, rotation]);

  return <canvas ref={canvas} className={css.picture} role="img" aria-label={title} />;
}
