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

/** Articles whose subject has a picture of its own. */
const bySlug: Partial<Record<string, string>> = {
  'care-first-explained': 'medical',
  'end-of-the-grid': 'commercial-auto',
  'first-car-insurance': 'hero',
  'rideshare-insurance': 'rideshare',
  'basement-flooded': 'portal',
  'overland-water': 'red-deer',
  'wildfire-season': 'fort-mcmurray',
  'condo-deductibles': 'calgary',
  'tenant-insurance': 'edmonton',
  'newcomers-insurance': 'travel',
  'how-much-life-insurance': 'life',
  'how-a-broker-works': 'professionals',
  'small-business-basics': 'retail',
  'certificates-of-insurance': 'contractors',
};

export function postPicture({ slug, category }: Post): PictureName {
  return pictureFor(bySlug[slug] ?? byCategory[category]);
}
