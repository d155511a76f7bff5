/** The visitor's own file as pictures of its pages, for the crops beside what was read. They never leave the browser. */
import { ApiError } from '#client/lib/api-error.ts';

export interface Paper {
  /** What is sent: a picture is reduced first, and loses what the camera wrote into it. */
  file: Blob;
  page: (number: number) => Promise<CanvasImageSource & { width: number; height: number }>;
  close: () => void;
}

/** Enough to read small print on a letter-size page, and a fraction of what a camera makes. */
const LONGEST = 2_400;
/** Text on a picture of a card is small, so it is enlarged. */
const SHORTEST = 1_500;
const CROP_WIDTH = 1_400;
const NOT_A_PICTURE =
  'This browser can’t open this kind of picture. Choose a JPEG or PNG, or take a screenshot of it and choose that.';

async function pictureOf(file: Blob): Promise<Paper> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) throw new ApiError(415, NOT_A_PICTURE);
  const longest = Math.max(bitmap.width, bitmap.height);
  const scale = Math.min(LONGEST / longest, Math.max(1, SHORTEST / longest));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const pen = canvas.getContext('2d');
  if (pen) {
    // What is transparent would turn black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  const reduced = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!reduced) throw new ApiError(415, NOT_A_PICTURE);
  return { file: reduced, page: async () => canvas, close: () => undefined };
}

async function openPdf(file: Blob) {
  const [{ GlobalWorkerOptions, getDocument }, { default: worker }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ]);
  GlobalWorkerOptions.workerSrc = worker;
  return getDocument({ data: new Uint8Array(await file.arrayBuffer()), useWasm: false, enableXfa: false }).promise;
}

function pdfOf(file: Blob): Paper {
  const pages = new Map<number, Promise<HTMLCanvasElement>>();
  let opened: ReturnType<typeof openPdf> | undefined;

  async function draw(number: number): Promise<HTMLCanvasElement> {
    opened ??= openPdf(file);
    const page = await (await opened).getPage(number);
    const viewport = page.getViewport({ scale: CROP_WIDTH / page.getViewport({ scale: 1 }).width });
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return canvas;
  }
  return {
    file,
    page(number) {
      const known = pages.get(number) ?? draw(number);
      pages.set(number, known);
      return known;
    },
    close: () => void opened?.then((pdf) => pdf.loadingTask.destroy()).catch(() => undefined),
  };
}

/** @throws {ApiError} for a picture that the browser can't open */
export async function openPaper(file: File): Promise<Paper> {
  const isPdf = file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf');
  return isPdf ? pdfOf(file) : pictureOf(file);
}
