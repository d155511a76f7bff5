import { useEffect, useRef, useState } from 'react';
import type { Finding } from '#shared/lines/reading/findings.ts';
import type { Paper } from './pages.ts';
import css from './reading.module.css';

interface CropProps {
  paper: Paper;
  finding: Finding;
  /** What it shows, for those who can't see it. */
  label: string;
}

/** The place on the paper where a value was read, from the visitor's own file. */
export function Crop({ paper, finding, label }: CropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  const { page, box } = finding;

  useEffect(() => {
    let left = false;
    paper.page(page).then(
      (picture) => {
        const shown = canvas.current;
        if (left || !shown) return;
        const [x, y] = [box.x * picture.width, box.y * picture.height];
        shown.width = Math.max(1, Math.round(box.width * picture.width));
        shown.height = Math.max(1, Math.round(box.height * picture.height));
        shown.getContext('2d')?.drawImage(picture, x, y, shown.width, shown.height, 0, 0, shown.width, shown.height);
      },
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [paper, page, box]);

  if (failed) return <p className={css.where}>On page {page}</p>;
  return <canvas ref={canvas} className={css.crop} role="img" aria-label={`${label}, as it is on page ${page}`} />;
}
