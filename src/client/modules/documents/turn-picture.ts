/** Pictures that are shown, and downloaded, turned. */
import type { MouseEvent } from 'react';
import { saveFile } from '#client/lib/save-file.ts';
import { showToast } from '#client/lib/toasts.ts';
import type { DocumentVersion, Rotation } from '#shared/documents/schema.ts';

/** Draws a picture in its own size, turned clockwise. */
export function drawTurned(
  picture: HTMLImageElement | ImageBitmap,
  canvas: HTMLCanvasElement,
  rotation: Rotation,
): void {
  const [width, height] =
    picture instanceof HTMLImageElement
      ? [picture.naturalWidth, picture.naturalHeight]
      : [picture.width, picture.height];
  const isSideways = rotation === 90 || rotation === 270;
  canvas.width = isSideways ? height : width;
  canvas.height = isSideways ? width : height;
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((rotation * Math.PI) / 180);
  context?.drawImage(picture, -width / 2, -height / 2);
}

const QUALITY = 0.92;

type Turned = Pick<DocumentVersion, 'mediaType' | 'fileName' | 'rotation'>;

async function downloadTurned(src: string, { mediaType, fileName, rotation }: Turned): Promise<void> {
  const answer = await fetch(src);
  if (!answer.ok) throw new Error(`the download was refused: ${answer.status}`);
  const canvas = document.createElement('canvas');
  drawTurned(await createImageBitmap(await answer.blob()), canvas, rotation);
  const turned = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mediaType, QUALITY));
  if (!turned) throw new Error('the picture could not be written');
  saveFile(turned, fileName);
}

/** For the link that downloads a picture: what is shown turned is downloaded turned. The stored original stays as it is. */
export function turnedDownload(version: Partial<Turned>) {
  const { mediaType, fileName, rotation } = version;
  if (!mediaType || !fileName || !rotation) return undefined;
  return (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    downloadTurned(event.currentTarget.href, { mediaType, fileName, rotation }).catch(() =>
      showToast({ kind: 'error', title: 'Not downloaded', message: 'The picture could not be downloaded. Try again.' }),
    );
  };
}
