/** Which town a postal code is in: enough for "Bungalow in Red Deer", never an address. */

/** The first three characters of postal codes, by town. Source: Canada Post's forward sortation areas for Alberta. Larger towns only. */
const towns: Readonly<Record<string, RegExp>> = {
  Airdrie: /^T4[AB]/,
  Camrose: /^T4V/,
  Cochrane: /^T4C/,
  'Fort McMurray': /^T9[HJK]/,
  'Fort Saskatchewan': /^T8L/,
  'Grande Prairie': /^T8[VWX]/,
  Leduc: /^T9E/,
  Lethbridge: /^T1[HJK]/,
  Lloydminster: /^T9V/,
  'Medicine Hat': /^T1[ABC]/,
  Okotoks: /^T1S/,
  'Red Deer': /^T4[NPR]/,
  'Sherwood Park': /^T8[ABCEGH]/,
  'St. Albert': /^T8N/,
  Wetaskiwin: /^T9A/,
  Calgary: /^T[23]/,
  Edmonton: /^T[56]/,
};

/** The town of a postal code, or of its first three characters; null where it is none of the larger ones. */
export function townOf(postalCode: string | null): string | null {
  const code = postalCode?.replace(/\s/g, '').toUpperCase() ?? '';
  return Object.entries(towns).find(([, codes]) => codes.test(code))?.[0] ?? null;
}

/** "Bungalow in Red Deer", or just "Bungalow" where the town is not known. */
export function inTown(what: string, postalCode: string | null): string {
  const town = townOf(postalCode);
  return town ? `${what} in ${town}` : what;
}
