/** Makes and models to choose from while typing. Anything else may be typed as well. */
import type { Suggestions, VehicleKind } from '../types.ts';

interface Model {
  name: string;
  kinds: string;
  from: number;
  /** Infinity while it is still made. */
  to: number;
}

/** By make. */
export type VehicleNames = ReadonlyMap<string, readonly Model[]>;

const letters: Record<VehicleKind, string> = { car: 'c', truck: 't', motorcycle: 'm', offRoad: 'o' };

/** Reads the lines of `names.json`: a make, then `Outback|c|2000-` for each model, with tabs between. */
export function readNames(lines: readonly string[]): VehicleNames {
  return new Map(
    lines.map((line) => {
      const [make = '', ...models] = line.split('\t');
      return [make, models.map(readModel)];
    }),
  );
}

function readModel(text: string): Model {
  const [name = '', kinds = '', years = ''] = text.split('|');
  const [from, to] = years.split('-');
  return { name, kinds, from: Number(from), to: to ? Number(to) : Number.POSITIVE_INFINITY };
}

function isOf(model: Model, kinds: readonly VehicleKind[]): boolean {
  return kinds.some((kind) => model.kinds.includes(letters[kind]));
}

/** The makes of these kinds of vehicles, in alphabetical order. */
function makesFor(names: VehicleNames, kinds: readonly VehicleKind[]): string[] {
  return [...names].filter(([, models]) => models.some((model) => isOf(model, kinds))).map(([make]) => make);
}

/** The models of a make, however it is capitalized; of the year, unless none is known for it. */
function modelsFor(names: VehicleNames, kinds: readonly VehicleKind[], make: string, year: number | null): string[] {
  const wanted = plain(make);
  const models = [...names].find(([name]) => plain(name) === wanted)?.[1].filter((model) => isOf(model, kinds)) ?? [];
  const ofYear = models.filter(({ from, to }) => year !== null && from <= year && year <= to);
  return (ofYear.length > 0 ? ofYear : models).map(({ name }) => name);
}

/** Of makes and models in one list, as many as a phone shows without effort. */
const MOST = 100;

/** What to offer at a field, given its neighbours as far as they are answered, and what is typed in it so far. */
export function namesFor(
  names: VehicleNames,
  { list, kinds }: Suggestions,
  beside: { make: unknown; year: unknown; typed: string },
): string[] {
  const year = typeof beside.year === 'number' ? beside.year : null;
  const makes = makesFor(names, kinds);
  if (list === 'make') return makes;
  if (list === 'model') return typeof beside.make === 'string' ? modelsFor(names, kinds, beside.make, year) : [];
  const typed = beside.typed.toLowerCase().trim();
  if (typed.length < 2) return makes;
  return makes
    .flatMap((make) => modelsFor(names, kinds, make, year).map((model) => `${make} ${model}`))
    .filter((name) => name.toLowerCase().includes(typed))
    .slice(0, MOST);
}

/** `mercedes benz` is Mercedes-Benz, and `VW` Volkswagen. */
function plain(make: string): string {
  const text = make.toLowerCase().replace(/[^a-z]/g, '');
  return short[text] ?? text;
}

const short: Readonly<Record<string, string>> = {
  chevy: 'chevrolet',
  mercedes: 'mercedesbenz',
  vw: 'volkswagen',
};

/** Whether two people would call it the same: letters and digits only. */
export function sameName(one: string, other: string): boolean {
  const letters = (text: string) => plain(text.replace(/\d/g, '')) + text.replace(/\D/g, '');
  return letters(one) === letters(other);
}
