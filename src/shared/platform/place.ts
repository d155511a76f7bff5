/** Which town a postal code is in: enough for "Bungalow in Red Deer", never an address. */
import { communitiesOf } from './communities.ts';

/** The town of a postal code, or of its first three characters; null where there are several, or none that is known. */
export function townOf(postalCode: string | null): string | null {
  const [town, ...others] = communitiesOf(postalCode ?? '');
  return town && others.length === 0 ? town : null;
}

/** "Bungalow in Red Deer", or just "Bungalow" where the town is not known. */
export function inTown(what: string, postalCode: string | null): string {
  const town = townOf(postalCode);
  return town ? `${what} in ${town}` : what;
}

/** The provinces and territories, by the first character of their postal codes. */
const provinces: Readonly<Record<string, string>> = {
  A: 'Newfoundland and Labrador',
  B: 'Nova Scotia',
  C: 'Prince Edward Island',
  E: 'New Brunswick',
  G: 'Quebec',
  H: 'Quebec',
  J: 'Quebec',
  K: 'Ontario',
  L: 'Ontario',
  M: 'Ontario',
  N: 'Ontario',
  P: 'Ontario',
  R: 'Manitoba',
  S: 'Saskatchewan',
  T: 'Alberta',
  V: 'British Columbia',
  X: 'the Northwest Territories or Nunavut',
  Y: 'Yukon',
};

/** Where in Canada a postal code is; null for what is none. */
export function provinceOf(postalCode: string): string | null {
  return provinces[postalCode.charAt(0).toUpperCase()] ?? null;
}

/** Where a postal code outside Alberta is; null for one in Alberta, and where none is known. Brokers here are licensed in Alberta only. */
export function beyondAlberta(postalCode: string | null): string | null {
  const province = postalCode ? provinceOf(postalCode) : null;
  return province === 'Alberta' ? null : province;
}

/** What a client beyond Alberta can do meanwhile. */
export const BEYOND_ADVICE =
  'If what you’d like to insure is in Alberta, change the postal code in your request and we’ll look for a broker right away. Otherwise, a broker licensed where you live can help meanwhile.';
