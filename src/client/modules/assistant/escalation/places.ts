/** The places with a page of their own, by name alone: the pages about them are long, and a form needs no more. */
export const placeNames = {
  calgary: 'Calgary',
  edmonton: 'Edmonton',
  'red-deer': 'Red Deer',
  lethbridge: 'Lethbridge',
  'fort-mcmurray': 'Fort McMurray',
} as const;
export type PlaceSlug = keyof typeof placeNames;

export function isPlace(slug: string): slug is PlaceSlug {
  return Object.hasOwn(placeNames, slug);
}
