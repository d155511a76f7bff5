/** Fetches the facts about vehicles in parts, so that a phone gets only what one answer needs. */
import type { VinQuestion } from '../types.ts';
import { normalizeVin } from '../validators.ts';
import { type DecodedVehicle, decodeVin, makerCode } from './decode-vin.ts';
import { readNames, type VehicleNames } from './names.ts';
import { readingOf, type VinReading } from './reading.ts';
import type { VinData } from './vin-data.ts';

/** By the group of makers in `vin-codes.json`. */
const files: Readonly<Record<string, () => Promise<{ data: VinData }>>> = {
  cars: () => import('../generated/vehicles/vin-cars.ts'),
  chrysler: () => import('../generated/vehicles/vin-chrysler.ts'),
  ford: () => import('../generated/vehicles/vin-ford.ts'),
  germany: () => import('../generated/vehicles/vin-germany.ts'),
  gm: () => import('../generated/vehicles/vin-gm.ts'),
  honda: () => import('../generated/vehicles/vin-honda.ts'),
  japan: () => import('../generated/vehicles/vin-japan.ts'),
  nissan: () => import('../generated/vehicles/vin-nissan.ts'),
  ridden: () => import('../generated/vehicles/vin-ridden.ts'),
  toyota: () => import('../generated/vehicles/vin-toyota.ts'),
  trucks: () => import('../generated/vehicles/vin-trucks.ts'),
};

/**
 * What a VIN says, or null. The VIN stays where it is: only the facts about its maker are fetched.
 * @param today `YYYY-MM-DD`
 */
export async function decode(text: string, today: string): Promise<DecodedVehicle | null> {
  const vin = normalizeVin(text);
  const { data: codes } = await import('../generated/vehicles/vin-codes.ts');
  const code = makerCode(vin);
  const [file = ''] = Object.entries(codes).find(([, known]) => known.split(' ').includes(code)) ?? [];
  const facts = await files[file]?.();
  // A model year begins in the year before.
  return facts ? decodeVin(vin, facts.data, Number(today.slice(0, 4)) + 1) : null;
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
  const { data } = await import('../generated/vehicles/names.ts');
  return readNames(data);
}

export { namesFor } from './names.ts';
export type { VinReading } from './reading.ts';
