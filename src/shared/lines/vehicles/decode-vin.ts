/** Reads year, make, model, body and fuel from a VIN, with the public facts of the vPIC catalogue. Pure; never throws. */
import { isVin, vinCheckDigitMatches } from '../validators.ts';
import type { VinData } from './vin-data.ts';

/** What a VIN says. Only what is certain: anything the patterns leave open is absent. */
export interface DecodedVehicle {
  year?: number;
  make: string;
  model?: string;
  body?: string;
  fuel?: string;
}

/** The tenth character for 1980 to 2009, and again from 2010. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const CYCLE = 30;

/** The manufacturer's code: three characters, or six for one who makes few vehicles. */
export function makerCode(vin: string): string {
  return vin.charAt(2) === '9' ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);
}

/**
 * Null for what is no VIN, has a wrong check digit (a typing error would name another vehicle) or is unknown.
 * @param vin normalised
 * @param latest the last model year there can be
 */
export function decodeVin(vin: string, data: VinData, latest: number): DecodedVehicle | null {
  if (!isVin(vin) || !vinCheckDigitMatches(vin)) return null;
  const code = makerCode(vin);
  const [kind, ...uses] = (Object.hasOwn(data.codes, code) ? (data.codes[code] ?? '') : '').split(' ');
  const found = possibleYears(vin, kind ?? '', latest).flatMap((year) => {
    const schemas = uses.flatMap((use) => schemaIn(use, year));
    const vehicle = readSchemas(vin, schemas, data);
    return vehicle ? [{ ...vehicle, year }] : [];
  });
  const [vehicle, ...others] = found;
  if (!vehicle) return makerOf(uses, possibleYears(vin, kind ?? '', latest), data);
  if (others.length === 0) return vehicle;
  // The same characters name an old and a new one: what they have in common is certain.
  return found.every(({ make }) => make === vehicle.make) ? common(found) : null;
}

/** For a model that isn't in the catalogue, such as one sold only in Canada: its maker, when the code has one make, and the year. */
function makerOf(uses: readonly string[], years: readonly number[], data: VinData): DecodedVehicle | null {
  const made = uses.flatMap((use) => {
    const meanings = data.schemas[Number.parseInt(use.split(':')[1] ?? '', 36)]?.split(';') ?? [];
    return meanings.flatMap((meaning) => {
      const value = data.values[Number.parseInt(meaning, 36)] ?? '';
      return value.startsWith('m') ? [value.slice(1).split('\t')[0] ?? ''] : [];
    });
  });
  const [make, ...others] = new Set(made);
  if (!make || others.length > 0 || years.length === 0) return null;
  return { make, ...(years.length === 1 && { year: years[0] }) };
}

/** For cars the seventh character says which of the two cycles: a letter from 2010, a digit before. */
function possibleYears(vin: string, kind: string, latest: number): number[] {
  const index = YEARS.indexOf(vin.charAt(9));
  if (index < 0) return [];
  const [old, recent] = [1980 + index, 1980 + CYCLE + index];
  const both = kind === 'c' ? [/\d/.test(vin.charAt(6)) ? old : recent] : [recent, old];
  return both.filter((year) => year <= latest);
}

/** The schema of `2015-2018+2021-:4k` when it is used in that year. */
function schemaIn(use: string, year: number): number[] {
  const [spans = '', schema = ''] = use.split(':');
  const used = spans.split('+').some((span) => {
    const [from = '', to = from] = span.split('-');
    return year >= Number(from) && (to === '' || year <= Number(to));
  });
  return used ? [Number.parseInt(schema, 36)] : [];
}

interface Match {
  schema: number;
  value: string;
  /** How many characters the pattern names. */
  weight: number;
}

function readSchemas(vin: string, schemas: readonly number[], data: VinData): DecodedVehicle | null {
  const text = `${vin.slice(3, 8)} ${vin.slice(9)}`;
  const matches = schemas.flatMap((schema) => matchesOf(text, schema, data));
  const models = mostExplained(heaviest(matches.filter(({ value }) => value.startsWith('m'))), matches);
  if (models.length === 0) return null;
  const named = models.map(({ value }) => {
    const [make = '', model, body, fuel] = value.slice(1).split('\t');
    return { make, ...(model && { model }), ...(body && { body }), ...(fuel && { fuel }) };
  });
  const vehicle = common(named);
  if (!vehicle) return null;
  const beside = matches.filter(({ schema }) => models.some((model) => model.schema === schema));
  const detail = (letter: string) => {
    const values = new Set(heaviest(beside.filter(({ value }) => value.startsWith(letter))).map(({ value }) => value));
    return values.size === 1 ? [...values][0]?.slice(1) : undefined;
  };
  const body = vehicle.body ?? detail('b');
  const fuel = vehicle.fuel ?? fuelOf(detail('f'), detail('s'));
  return { ...vehicle, ...(body && { body }), ...(fuel && { fuel }) };
}

/** Of models with equally exact patterns, those whose schema also knows the VIN's body and fuel. */
function mostExplained(models: readonly Match[], matches: readonly Match[]): Match[] {
  const explained = models.map((model) => {
    const beside = matches.filter(({ schema, value }) => schema === model.schema && !value.startsWith('m'));
    return model.value.split('\t').filter(Boolean).length + new Set(beside.map(({ value }) => value.charAt(0))).size;
  });
  return models.filter((_, index) => explained[index] === Math.max(...explained));
}

/** Electricity and another fuel make a hybrid. */
function fuelOf(first: string | undefined, second: string | undefined): string | undefined {
  return second && first !== second && [first, second].includes('electric') ? 'hybrid' : first;
}

function matchesOf(text: string, schema: number, { schemas, values }: VinData): Match[] {
  return (schemas[schema] ?? '').split(';').flatMap((meaning) => {
    const [index = '', keys = ''] = meaning.split('=');
    const weights = keys.split(',').flatMap((pattern) => {
      if (!new RegExp(`^${pattern}`).test(text)) return [];
      return [pattern.replace(/\[[^\]]*\]/g, 'A').replace(/[. ]/g, '').length];
    });
    const value = values[Number.parseInt(index, 36)];
    return value && weights.length > 0 ? [{ schema, value, weight: Math.max(...weights) }] : [];
  });
}

/** The most exact patterns win. */
function heaviest(matches: readonly Match[]): Match[] {
  const weight = Math.max(...matches.map((match) => match.weight));
  return matches.filter((match) => match.weight === weight);
}

/** What all of them say; null when not even the make is the same. */
function common(vehicles: readonly DecodedVehicle[]): DecodedVehicle | null {
  const [first] = vehicles;
  if (!first || vehicles.some(({ make }) => make !== first.make)) return null;
  const shared = Object.entries(first).filter(([name, value]) =>
    vehicles.every((vehicle) => vehicle[name as keyof DecodedVehicle] === value),
  );
  return { make: first.make, ...Object.fromEntries(shared) };
}
