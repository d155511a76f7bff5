/** Fetches the facts about vehicles in parts, so that a phone gets only what one answer needs. */
import type { VinQuestion } from '../types.ts';
import { normalizeVin } from '../validators.ts';
import { type DecodedVehicle, decodeVin, makerCode } from './decode-vin.ts';
import { readNames, type VehicleNames } from './names.ts';
import { readingOf, type VinReading } from './reading.ts';
import type { VinData } from './vin-data.ts';

type Json<T> = Promise<{ default: T }>;

/** By the group of makers in `vin-codes.json`. */
const files: Readonly<Record<string, () => Json<VinData>>> = {
  cars: () => import('./data/vin-cars.json', { with: { type: 'json' } }),
  chrysler: () => import('./data/vin-chrysler.json', { with: { type: 'json' } }),
  ford: () => import('./data/vin-ford.json', { with: { type: 'json' } }),
  germany: () => import('./data/vin-germany.json', { with: { type: 'json' } }),
  gm: () => import('./data/vin-gm.json', { with: { type: 'json' } }),
  honda: () => import('./data/vin-honda.json', { with: { type: 'json' } }),
  japan: () => import('./data/vin-japan.json', { with: { type: 'json' } }),
  nissan: () => import('./data/vin-nissan.json', { with: { type: 'json' } }),
  ridden: () => import('./data/vin-ridden.json', { with: { type: 'json' } }),
  toyota: () => import('./data/vin-toyota.json', { with: { type: 'json' } }),
  trucks: () => import('./data/vin-trucks.json', { with: { type: 'json' } }),
};

/**
 * What a VIN says, or null. The VIN stays where it is: only the facts about its maker are fetched.
 * @param today `YYYY-MM-DD`
 */
export async function decode(text: string, today: string): Promise<DecodedVehicle | null> {
  const vin = normalizeVin(text);
  const { default: codes } = await import('./data/vin-codes.json', { with: { type: 'json' } });
  const code = makerCode(vin);
  const [file = ''] = Object.entries(codes).find(([, known]) => known.split(' ').includes(code)) ?? [];
  const data = await files[file]?.();
  // A model year begins in the year before.
  return data ? decodeVin(vin, data.default, Number(today.slice(0, 4)) + 1) : null;
}

/** What a VIN says about the fields of its row, or null. */
export async function readVin(
  text: string,
  fills: NonNullable<VinQuestion['fills']>,
  today: string,
): Promise<VinReading | null> {
  const vehicle = await decode(text, today);
  return vehicle && readingOf(vehicle, fills);
}

/** Makes and models for typing. */
export async function loadVehicleNames(): Promise<VehicleNames> {
  const { default: lines } = await import('./data/names.json', { with: { type: 'json' } });
  return readNames(lines);
}

export { namesFor } from './names.ts';
export type { VinReading } from './reading.ts';
