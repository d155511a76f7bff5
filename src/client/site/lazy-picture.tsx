import type { PictureName } from '#client/pictures/pictures.ts';
import { pictures } from '#client/pictures/pictures.ts';
import { Picture } from './picture.tsx';

interface LazyPictureProps {
  name: PictureName;
  sizes: string;
  className?: string | undefined;
}

/**
 * A picture that loads within 100 px of the viewport. Its markup is in a `noscript`: without a script
 * the browser reads it as it is, with one the inline script unpacks it in time. Until then its mean colour is shown.
 */
export function LazyPicture({ name, sizes, className }: LazyPictureProps) {
  return (
    <div className={className} data-lazy-picture="" style={{ backgroundColor: pictures[name].placeholder }}>
      <noscript>
        <Picture name={name} sizes={sizes} />
      </noscript>
    </div>
  );
}
