import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import css from './preview-dialog.module.css';

/** Sharp enough for a phone, small enough for its memory. */
const MAX_DENSITY = 2;

/** The text of the page, for screen readers. */
async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

async function draw(page: PDFPageProxy, canvas: HTMLCanvasElement): Promise<void> {
  const width = canvas.parentElement?.clientWidth ?? 600;
  const scale = (width / page.getViewport({ scale: 1 }).width) * Math.min(devicePixelRatio, MAX_DENSITY);
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
}

/** One page, rendered when it approaches the viewport. */
export function PdfPage({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const frame = useRef<HTMLLIElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let left = false;
    async function show() {
      const page = await pdf.getPage(number);
      if (left || !canvas.current) return;
      await draw(page, canvas.current);
      if (!left) setText(await textOf(page));
    }
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        show().catch(() => !left && setFailed(true));
      },
      { rootMargin: '600px' },
    );
    if (frame.current) near.observe(frame.current);
    return () => {
      left = true;
      near.disconnect();
    };
  }, [pdf, number]);

  return (
    <li className={css.page} ref={frame}>
      {failed && <p role="alert">This page could not be displayed.</p>}
      <canvas ref={canvas} className={css.canvas} role="img" aria-label={`Page ${number} of ${pdf.numPages}`} />
      <p className="visually-hidden">{text}</p>
    </li>
  );
}
