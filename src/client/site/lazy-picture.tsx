import type { PictureName } from '#client/pictures/pictures.ts';
import { pictures } from '#client/pictures/pictures.ts';
import { Picture } from './picture.tsx';

interface LazyPictureProps {
  name: PictureName;
  sizes: string;
  className?: string | undefined;
}

/**
 * A picture that is fetched when it comes within 100 px of the screen. Its markup waits in a `noscript`: without a script
 * the browser reads it as it is, with one the inline script unpacks it in time. Its mean colour stands in until then.
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
