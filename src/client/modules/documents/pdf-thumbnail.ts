import { openPdf } from './pdf-library.ts';

/**
 * The first page of a PDF, as a picture.
 * @param edge of its longer side, in pixels
 */
export async function drawFirstPage(src: string, edge: number): Promise<ImageBitmap> {
  const loading = openPdf(src, { inParts: true });
  try {
    const page = await (await loading.promise).getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: edge / Math.max(width, height) });
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    await page.render({ canvas, viewport }).promise;
    return await createImageBitmap(canvas);
  } finally {
    void loading.destroy();
  }
}
