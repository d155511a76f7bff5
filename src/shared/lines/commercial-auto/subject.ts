import type { SubjectOf } from '../line.ts';
import { rowsOf } from '../subject-parts.ts';

const classes: Readonly<Record<string, [one: string, many: string]>> = {
  car: ['Car or van', 'cars or vans'],
  pickup: ['Pickup', 'pickups'],
  cube: ['Cube van', 'cube vans'],
  dump: ['Heavy truck', 'heavy trucks'],
  tractor: ['Highway tractor', 'highway tractors'],
  trailer: ['Trailer', 'trailers'],
  bus: ['Bus', 'buses'],
};

/** "3 pickups", or "Fleet of 7 vehicles" where there are several kinds. */
export const commercialAutoSubject: SubjectOf = (answers) => {
  const rows = rowsOf(answers, 'vehicles');
  const count = rows.reduce((sum, { vehicleCount }) => sum + Number(vehicleCount ?? 0), 0);
  if (!count) return null;
  const [one, many] = (rows.length === 1 && classes[String(rows[0]?.vehicleClass)]) || [];
  if (!one || !many) return `Fleet of ${count} vehicles`;
  return count === 1 ? one : `${count} ${many}`;
};
