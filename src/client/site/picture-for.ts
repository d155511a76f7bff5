import { type PictureName, pictures } from '#client/pictures/pictures.ts';

/** The picture named after a subject's id. A subject without one gets the fallback. */
export function pictureFor(id: string, otherwise: PictureName = 'hero'): PictureName {
  return Object.hasOwn(pictures, id) ? (id as PictureName) : otherwise;
}
