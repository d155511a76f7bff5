/** The places that have a page, by name only: their pages are long, and a form needs no more. */
export const placeNames = {
  calgary: 'Calgary',
  edmonton: 'Edmonton',
  'red-deer': 'Red Deer',
  lethbridge: 'Lethbridge',
  'fort-mcmurray': 'Fort McMurray',
  airdrie: 'Airdrie',
  'st-albert': 'St. Albert',
  'grande-prairie': 'Grande Prairie',
  'medicine-hat': 'Medicine Hat',
  'spruce-grove': 'Spruce Grove',
  cochrane: 'Cochrane',
  okotoks: 'Okotoks',
  lloydminster: 'Lloydminster',
  camrose: 'Camrose',
  canmore: 'Canmore',
} as const;
export type PlaceSlug = keyof typeof placeNames;

export function isPlace(slug: string): slug is PlaceSlug {
  return Object.hasOwn(placeNames, slug);
}
