import { type PictureName, pictures } from '#client/pictures/pictures.ts';

/** The drawing that has the id of a subject for a name. A subject that has none yet shows another one. */
export function pictureFor(id: string, otherwise: PictureName = 'hero'): PictureName {
  return Object.hasOwn(pictures, id) ? (id as PictureName) : otherwise;
}
