/** Fictional people, cars and homes for the papers that the reading is measured with. The same seed gives the same paper. */

/** Numbers from 0 to 1, always the same for a seed. */
export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(chance: Chance, choices: readonly T[]): T {
  return choices[Math.floor(chance() * choices.length)] as T;
}

export type Car = { vin: string; year: number; make: string; model: string };
export type Driver = { name: string; birthDate: string; licensed: number };
export type Facts = {
  insurer: string;
  policyNumber: string;
  name: string;
  street: string;
  city: string;
  postalCode: string;
  effective: string;
  expiry: string;
  cars: Car[];
  drivers: Driver[];
  liability: number;
  collision: number;
  comprehensive: number;
  dwelling: number;
  contents: number;
  homeLiability: number;
  homeDeductible: number;
  yearBuilt: number;
};

const insurers = [
  'Foothills Mutual Insurance Company',
  'Chinook General Insurance Company',
  'Prairie Lily Assurance Corporation',
  'Bow Valley Insurance Company of Canada',
  'Northern Spruce Mutual Insurance',
  'Wild Rose Insurance Company',
];
const firstNames = ['Morgan', 'Casey', 'Robin', 'Avery', 'Jordan', 'Taylor', 'Riley', 'Quinn', 'Jamie', 'Dana'];
const lastNames = ['Sample', 'Testerman', 'Placeholder', 'Specimen', 'Example', 'Mockford', 'Dummett', 'Fairly'];
const streets = ['Elm Street SW', 'Willow Drive NW', '17 Avenue SE', 'Maple Crescent', '104 Street NW', 'Cedar Lane'];
const places: readonly [string, string][] = [
  ['Calgary', 'T2S 1B4'],
  ['Edmonton', 'T5K 2J8'],
  ['Red Deer', 'T4N 5E6'],
  ['Lethbridge', 'T1J 3Z9'],
  ['Medicine Hat', 'T1A 7L3'],
  ['Airdrie', 'T4B 0R6'],
  ['St. Albert', 'T8N 3K2'],
  ['Grande Prairie', 'T8V 6G5'],
];
/** The first eight characters of a VIN, and its tenth and eleventh. */
const cars: readonly [string, string, number, string, string][] = [
  ['2T3B1RFV', 'KC', 2019, 'Toyota', 'RAV4'],
  ['2HGFC2F5', 'JH', 2018, 'Honda', 'Civic'],
  ['1FTEW1EP', 'LF', 2020, 'Ford', 'F-150'],
  ['4S4BSDAC', 'K3', 2019, 'Subaru', 'Outback'],
  ['KMHLM4AG', 'MU', 2021, 'Hyundai', 'Elantra'],
  ['JM3KFBCM', 'N0', 2022, 'Mazda', 'CX-5'],
  ['5N1AT2MV', 'GC', 2016, 'Nissan', 'Rogue'],
  ['3VWBA7AU', 'FM', 2015, 'Volkswagen', 'Golf'],
  ['1C4HJXDG', 'LW', 2020, 'Jeep', 'Wrangler'],
  ['5XYPGDA5', 'KG', 2019, 'Kia', 'Sorento'],
];

const letters: Record<string, number> = Object.fromEntries([
  ...[...'ABCDEFGH'].map((letter, index) => [letter, index + 1]),
  ...[...'JKLMN'].map((letter, index) => [letter, index + 1]),
  ...[...'STUVWXYZ'].map((letter, index) => [letter, index + 2]),
  ['P', 7],
  ['R', 9],
]);
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

function vinOf(start: string, end: string): string {
  const whole = `${start}0${end}`;
  const sum = [...whole].reduce((total, one, at) => total + (weights[at] ?? 0) * (letters[one] ?? Number(one)), 0);
  return `${start}${sum % 11 === 10 ? 'X' : sum % 11}${end}`;
}

function carFrom(chance: Chance): Car {
  const [start, plant, year, make, model] = pick(chance, cars);
  const serial = String(100_000 + Math.floor(chance() * 899_999));
  return { vin: vinOf(start, `${plant}${serial}`), year, make, model };
}

const two = (value: number) => String(value).padStart(2, '0');

/** A year from one day to the same day, the end within a year after November 2026. */
function period(chance: Chance): { effective: string; expiry: string } {
  const month = Math.floor(chance() * 12);
  const day = 1 + Math.floor(chance() * 28);
  const year = month === 11 ? 2026 : 2027;
  return { effective: `${year - 1}-${two(month + 1)}-${two(day)}`, expiry: `${year}-${two(month + 1)}-${two(day)}` };
}

export function factsFrom(chance: Chance): Facts {
  const name = `${pick(chance, firstNames)} ${pick(chance, lastNames)}`;
  const [city, postalCode] = pick(chance, places);
  const count = chance() < 0.7 ? 1 : 2;
  const born = 1950 + Math.floor(chance() * 50);
  return {
    insurer: pick(chance, insurers),
    policyNumber: `AB ${1_000_000 + Math.floor(chance() * 8_999_999)}`,
    name,
    street: `${100 + Math.floor(chance() * 9_800)} ${pick(chance, streets)}`,
    city,
    postalCode,
    ...period(chance),
    cars: Array.from({ length: count }, () => carFrom(chance)),
    drivers: [
      {
        name,
        birthDate: `${born}-${two(1 + Math.floor(chance() * 12))}-${two(1 + Math.floor(chance() * 28))}`,
        licensed: born + 16 + Math.floor(chance() * 6),
      },
    ],
    liability: pick(chance, [200_000, 1_000_000, 2_000_000]),
    collision: pick(chance, [500, 1_000, 2_500]),
    comprehensive: pick(chance, [500, 1_000, 2_500]),
    dwelling: 350_000 + 1_000 * Math.floor(chance() * 500),
    contents: 60_000 + 1_000 * Math.floor(chance() * 200),
    homeLiability: pick(chance, [1_000_000, 2_000_000]),
    homeDeductible: pick(chance, [1_000, 2_500, 5_000]),
    yearBuilt: 1955 + Math.floor(chance() * 65),
  };
}
