/** Small pictures of documents. They are drawn in the browser: the server stores nothing it could not open anyway. */
import { previewOf } from '#shared/documents/file-check.ts';
import { type DocumentVersion, documentContentPath } from '#shared/documents/schema.ts';

/** Sharp on a screen with two pixels a point. */
const EDGE = 192;
/** Larger pictures take longer than opening them on purpose would. Of a PDF only the parts of its first page are fetched. */
const PICTURE_MAX_BYTES = 12 * 1024 * 1024;

type File = Pick<DocumentVersion, 'id' | 'mediaType' | 'size'>;

/** Whether a file can be shown in small. */
export function hasThumbnail({ mediaType, size }: File): boolean {
  const preview = previewOf(mediaType);
  return preview === 'pdf' || (preview === 'image' && size <= PICTURE_MAX_BYTES);
}

async function drawPicture(src: string): Promise<ImageBitmap> {
  const answer = await fetch(src);
  if (!answer.ok) throw new Error(`the picture was refused: ${answer.status}`);
  const whole = await createImageBitmap(await answer.blob());
  const scale = EDGE / Math.max(whole.width, whole.height);
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * scale)),
    resizeHeight: Math.max(1, Math.round(whole.height * scale)),
    resizeQuality: 'medium',
  });
  whole.close();
  return small;
}

/** One at a time: a list of photos must not fill the memory of a phone. */
let last: Promise<unknown> = Promise.resolve();

/** The picture, or the first page of a PDF, in small. Rejects when it cannot be drawn. */
export function drawThumbnail(file: File): Promise<ImageBitmap> {
  const src = `${documentContentPath(file.id)}?thumbnail`;
  const drawn = last.then(async () => {
    if (previewOf(file.mediaType) === 'image') return drawPicture(src);
    return (await import('./pdf-thumbnail.ts')).drawFirstPage(src, EDGE);
  });
  last = drawn.catch(() => undefined);
  return drawn;
}
