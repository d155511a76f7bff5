import type { PictureName } from '#client/pictures/pictures.ts';
import type { Post, PostCategory } from '#shared/content/posts/post.ts';
import { pictureFor } from '../picture-for.ts';

const byCategory: Record<PostCategory, string> = {
  auto: 'auto',
  home: 'home',
  business: 'business',
  'life-and-travel': 'supervisa',
  'getting-started': 'hero',
};

export function postPicture({ picture, category }: Post): PictureName {
  return pictureFor(picture ?? byCategory[category]);
}
