/** The vehicles on a paper: VINs by their form and check digit, makes and models by the list of known ones. */
import { sameName, type VehicleNames } from '../vehicles/names.ts';
import type { Cell } from './cells.ts';
import { type Finding, findingOf } from './findings.ts';
import { inTitleCase, readVin } from './values.ts';

interface Token {
  text: string;
  cell: Cell;
  start: number;
  end: number;
}

interface Sighting {
  line: number;
  parts: Finding[];
}

/** More are a fleet, which is sent as a list. */
const VEHICLES_READ = 8;
const VIN_LABEL = /\b(vin|serial|vehicle identification)\b/i;

function tokensOf(cells: readonly Cell[]): Token[] {
  return cells.flatMap((cell) =>
    [...cell.text.matchAll(/[^\s,;:()]+/g)].map((match) => ({
      text: match[0],
      cell,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

/** Whether two words are the same but for one character. */
function almost(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a.length < 4 || a.length !== b.length) return false;
  return [...a].filter((letter, at) => letter !== b[at]).length === 1;
}

/** How many of the tokens spell a name; 0 when they don't. */
function spells(tokens: readonly Token[], name: string, same: (one: string, other: string) => boolean): number {
  const most = name.split(/[\s-]/).length;
  for (let count = most; count > 0; count -= 1) {
    const text = tokens.slice(0, count).map((token) => token.text);
    if (text.length === count && same(text.join(' '), name)) return count;
  }
  return 0;
}

function bestName(tokens: readonly Token[], names: Iterable<string>): { name: string; count: number } | null {
  for (const same of [sameName, almost]) {
    let best: { name: string; count: number } | null = null;
    for (const name of names) {
      const count = spells(tokens, name, same);
      if (count > 0 && (!best || count > best.count || (count === best.count && name.length > best.name.length)))
        best = { name, count };
    }
    if (best) return best;
  }
  return null;
}

function part(kind: Finding['kind'], value: string | number, tokens: readonly Token[]): Finding {
  const [first, last] = [tokens[0] as Token, tokens.at(-1) as Token];
  const end = last.cell === first.cell ? last.end : first.cell.text.length;
  return findingOf(kind, first.cell, { value, start: first.start, end });
}

/** A year, a known make and a model, one behind the other. */
function namedIn(line: readonly Token[], names: VehicleNames): Finding[] | null {
  for (let at = 0; at < line.length; at += 1) {
    const year = /^(19[5-9]\d|20[0-4]\d)$/.exec(line[at]?.text ?? '');
    const behind = line.slice(at + 1);
    const make = year && bestName(behind, names.keys());
    if (!year || !make) continue;
    const rest = behind.slice(make.count);
    const [next] = rest;
    const model = bestName(rest, names.get(make.name)?.map(({ name }) => name) ?? []);
    const parts = [
      part('year', Number(year[1]), line.slice(at, at + 1)),
      part('make', make.name, behind.slice(0, make.count)),
    ];
    if (model) parts.push(part('model', model.name, rest.slice(0, model.count)));
    // One that is too new or too rare for the list, if a single cell holds it.
    else if (next && next.text.length > 1 && next.text.length < 17)
      parts.push(part('model', next.text.length > 3 ? inTitleCase(next.text) : next.text, [next]));
    return parts;
  }
  return null;
}

function byLine(cells: readonly Cell[]): Cell[][] {
  return [...Map.groupBy(cells, ({ line }) => line).values()];
}

/** Pairs VINs with the vehicle of the same line, else in order. */
function paired(vins: readonly Sighting[], named: readonly Sighting[]): Finding[][] {
  const left = [...named];
  const vehicles = vins.map((vin) => {
    const near = left.findIndex(({ line }) => line === vin.line);
    const [vehicle] = left.splice(near < 0 ? (named.length === vins.length ? 0 : left.length) : near, 1);
    return [...vin.parts, ...(vehicle?.parts ?? [])];
  });
  return [...vehicles, ...left.map(({ parts }) => parts)];
}

const key = ({ parts }: Sighting) => parts.map(({ value }) => value).join(' ');

function once(sightings: readonly Sighting[]): Sighting[] {
  return sightings.filter((one, at) => sightings.findIndex((other) => key(other) === key(one)) === at);
}

/** What a VIN says about its vehicle. */
export type Decoder = (vin: string) => Promise<{ year?: number; make?: string; model?: string } | null>;

/** J and 1 count the same in the check digit, so it is the vehicle that tells them apart. */
function* readings(vin: string): Generator<string> {
  yield vin;
  for (let at = 1; at < 11; at += 1) {
    const other = { J: '1', 1: 'J' }[vin[at] ?? ''];
    if (other) yield vin.slice(0, at) + other + vin.slice(at + 1);
  }
}

/** The vehicle with what its VIN says: also where the paper was not legible. */
async function completed(vehicle: Finding[], decode: Decoder): Promise<Finding[]> {
  const vin = vehicle.find(({ kind }) => kind === 'vin');
  const printed = (kind: Finding['kind']) => vehicle.find((finding) => finding.kind === kind)?.value;
  if (!vin) return vehicle;
  for (const value of readings(String(vin.value))) {
    const said = await decode(value);
    const [make, model] = [printed('make'), printed('model')];
    if (!said?.make || (make && !sameName(said.make, String(make)))) continue;
    if (model && said.model && !sameName(said.model, String(model))) continue;
    const missing = (['year', 'make', 'model'] as const).flatMap((kind): Finding[] => {
      const known = said[kind];
      return known === undefined || printed(kind) !== undefined ? [] : [{ ...vin, kind, value: known }];
    });
    return [{ ...vin, value }, ...vehicle.filter((finding) => finding !== vin), ...missing];
  }
  return vehicle;
}

/** The vehicles, in reading order. */
export async function findVehicles(cells: readonly Cell[], names: VehicleNames, decode: Decoder): Promise<Finding[]> {
  const labelled = cells.some(({ text }) => VIN_LABEL.test(text));
  const vins = cells.flatMap((cell): Sighting[] => {
    const read = readVin(cell.text, labelled);
    return read ? [{ line: cell.line, parts: [findingOf('vin', cell, read)] }] : [];
  });
  const named = byLine(cells).flatMap((line): Sighting[] => {
    const parts = namedIn(tokensOf(line), names);
    return parts ? [{ line: line[0]?.line ?? 0, parts }] : [];
  });
  // Two cars of one kind differ in their VINs; without VINs, a car that is named twice is one.
  const cars = once(vins).length > 1 ? named : once(named);
  const vehicles = await Promise.all(
    paired(once(vins), cars)
      .slice(0, VEHICLES_READ)
      .map((vehicle) => completed(vehicle, decode)),
  );
  return vehicles.flatMap((vehicle, row) => vehicle.map((finding) => ({ ...finding, row })));
}
