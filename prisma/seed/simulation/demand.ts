/** Synthetic demand: who asks for what, where and when. Nobody in it exists. */
import type { Line } from '#shared/lines/ids.ts';
import type { Random } from './random.ts';
import type { Asked } from './request.ts';

/** How often each line is asked for, of 100 requests. The same shares shape `npm run seed:large`. */
export const lineShares = {
  auto: 38,
  home: 24,
  business: 10,
  'commercial-auto': 5,
  life: 8,
  travel: 6,
  supervisa: 2,
  specialty: 5,
  'group-benefits': 2,
} as const satisfies Partial<Record<Line, number>>;

/** Where people live, of 100 requests, by the beginning of their postal code. */
export const areaShares = { T2P: 24, T3A: 20, T5J: 18, T6E: 12, T4N: 9, T1J: 7, T9H: 6, T8V: 4 } as const;

/** Of a year's requests, how many come in each month from January: more before summer and after the first snow. */
const monthShares = [7, 7, 9, 9, 10, 10, 8, 8, 9, 8, 8, 7];

const firstNames =
  'Ava Noah Priya Mateo Chloe Liam Fatima Owen Mei Lucas Amara Ethan Sofia Jasper Nadia Caleb Ingrid Tomas'.split(' ');
const lastNames =
  'Fairweather Prairie Foothill Cottonwood Chinook Larkspur Wheatley Saskatoon Birchwood Coulee Meadows Tamarack'.split(
    ' ',
  );

const cars = [
  { make: 'Subaru', model: 'Outback' },
  { make: 'Toyota', model: 'RAV4' },
  { make: 'Ford', model: 'F-150' },
  { make: 'Honda', model: 'Civic' },
  { make: 'Hyundai', model: 'Tucson' },
];
const postalEnds = ['1A1', '2B4', '3C7', '0A5', '5K2'];

/** Businesses that partners can place: the chance of the made-up answers should not send anyone elsewhere. */
const placeable = { inAlberta: 'all', liquorLicence: 'yes', rideshareLicence: '4' };

/** What a person of this line would answer; questions that do not matter here are filled in later. */
function answersOf(line: Line, random: Random): Record<string, unknown> {
  const postalCode = `${random.weighted(areaShares)} ${random.pick(postalEnds)}`;
  if (line === 'auto')
    return { postalCode, vehicles: [{ ...random.pick(cars), year: random.int(2012, 2025), ownership: 'owned' }] };
  if (line === 'travel') return { postalCode, destination: random.pick(['Mexico', 'Arizona', 'Portugal', 'Japan']) };
  if (line === 'specialty') return { postalCode, kind: random.pick(['motorcycle', 'rv', 'boat', 'offroad', 'event']) };
  if (line === 'group-benefits') return { postalCode, employees: random.int(4, 40) };
  if (line === 'business') return { postalCode, ...placeable };
  return { postalCode };
}

/** A person who does not exist, at an address that no mail reaches. */
export function somebody(random: Random): { fullName: string; email: string; phone: string } {
  const fullName = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  const email = `${fullName.toLowerCase().replace(' ', '.')}.${random.int(100, 999)}@example.com`;
  return { fullName, email, phone: `${random.pick(['403', '780', '587'])}-555-01${random.int(10, 99)}` };
}

/** One request out of nowhere. */
export function someRequest(random: Random): Asked {
  const line = random.weighted(lineShares);
  return { line, from: somebody(random), answers: answersOf(line, random) };
}

/**
 * The moments at which requests come in between two days, in order. People also ask in the evening and on Sunday.
 * @param perYear how many in twelve months; the last month gets twice as many as the first, as a young business grows
 */
export function moments(begin: Date, end: Date, perYear: number, random: Random): Date[] {
  const days = Math.floor((end.getTime() - begin.getTime()) / 86_400_000);
  const found: Date[] = [];
  for (let day = 0; day < days; day++) {
    const date = new Date(begin.getTime() + day * 86_400_000);
    const share = (monthShares[date.getUTCMonth()] ?? 8) / 100 / 30;
    const growth = (2 / 3) * (1 + day / days);
    const expected = perYear * share * growth;
    const count = Math.floor(expected) + (random.next() < expected % 1 ? 1 : 0);
    // Between about 7 in the morning and 10 in the evening in Alberta.
    for (let one = 0; one < count; one++) found.push(new Date(date.getTime() + random.int(14 * 60, 29 * 60) * 60_000));
  }
  return found.sort((one, other) => one.getTime() - other.getTime());
}
