import type { PictureFile, PictureName } from '#client/pictures/pictures.ts';
import { pictures } from '#client/pictures/pictures.ts';

interface PictureProps {
  name: PictureName;
  /** Its displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** The picture for phones, below 768 px (spec §2). */
  mobile?: PictureName;
  /** The picture of the first screen: loaded with priority. */
  urgent?: boolean;
}

export const MOBILE_MEDIA = '(max-width: 767px)';
export const DESKTOP_MEDIA = '(min-width: 768px)';

const types = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;

export function srcSet(files: readonly PictureFile[]): string {
  return files.map((file) => `${file.url} ${file.width}w`).join(', ');
}

/** AVIF, then WebP, in the required width, then the one JPEG. */
export function Picture({ name, sizes, mobile, urgent = false }: PictureProps) {
  const picture = pictures[name];
  const phone = mobile && pictures[mobile];
  return (
    <picture>
      {phone &&
        (['avif', 'webp', 'jpeg'] as const).map((format) => (
          <source
            key={format}
            media={MOBILE_MEDIA}
            type={types[format]}
            srcSet={srcSet(phone[format])}
            sizes={sizes}
            width={phone.width}
            height={phone.height}
          />
        ))}
      {(['avif', 'webp'] as const).map((format) => (
        <source key={format} type={types[format]} srcSet={srcSet(picture[format])} sizes={sizes} />
      ))}
      <img
        src={picture.jpeg[0].url}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        decoding={urgent ? undefined : 'async'}
        fetchPriority={urgent ? 'high' : undefined}
        loading={urgent ? undefined : 'lazy'}
      />
    </picture>
  );
}
