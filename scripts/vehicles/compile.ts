import type { VinData } from '../../src/shared/lines/vehicles/vin-data.ts';
import { merged, overlap, parseKeys, type Sets, writeKeys } from './keys.ts';
import { fileOfMake, makes, modelName } from './makes.ts';
import type { Catalogue } from './source.ts';
import { bodyWord, fuelWord } from './words.ts';

const BODY = 5;
const FUEL = 24;
const MODEL = 28;
const SECOND_FUEL = 66;
/** Motorcycles and off-road vehicles, whose seventh character says nothing about the year. */
const RIDDEN = [1, 13];
const CAR = [2, 7];

export interface Meaning {
  /** See VinData. */
  value: string;
  sets: Sets;
}

export interface Link {
  wmi: string;
  type: number;
  from: number;
  to: number | null;
  /** Of the schema; the same array for the same schema. */
  meanings: readonly Meaning[];
}

/** What each schema of the makes we list says, linked to the manufacturers' codes and years that use it. */
export function linksOf(catalogue: Catalogue): Link[] {
  const bySchema = Map.groupBy(catalogue.patterns, ({ schema }) => schema);
  const known = new Map<number, readonly Meaning[]>();
  const links: Link[] = [];
  for (const { wmi, type, schema, from, to } of catalogue.links) {
    const meanings = known.get(schema) ?? meaningsOf(bySchema.get(schema) ?? [], catalogue);
    known.set(schema, meanings);
    if (meanings.some(({ value }) => value.startsWith('m'))) links.push({ wmi, type, from, to, meanings });
  }
  return links;
}

/** A schema's models, each with the body and the fuel when its VINs can only have one. What is left keeps its own patterns. */
function meaningsOf(patterns: Catalogue['patterns'], catalogue: Catalogue): Meaning[] {
  const all = patterns.flatMap(({ keys, element, value: raw }) => {
    const value = meaningOf(element, raw, catalogue);
    const sets = parseKeys(keys);
    return value && sets ? [{ value, sets }] : [];
  });
  const of = (...kinds: string[]) => all.filter(({ value }) => kinds.includes(value.charAt(0)));
  const [models, details] = [of('m'), [of('b'), of('f', 's')]];
  const open = details.map(() => false);
  const complete = models.map(({ value, sets }) => {
    const found = details.map((candidates, place) => {
      const fitting = new Set(candidates.filter((it) => overlap(it.sets, sets)).map((it) => it.value));
      if (fitting.size > 1) open[place] = true;
      return fitting.size === 1 ? ([...fitting][0] ?? '').slice(1) : '';
    });
    return { value: [value, ...found].join('\t').trimEnd(), sets };
  });
  return [...complete, ...details.flatMap((candidates, place) => (open[place] ? candidates : []))];
}

function meaningOf(element: number, raw: string, { models, bodies, fuels }: Catalogue): string | null {
  if (element === MODEL) {
    const model = models.get(raw);
    const make = makes.get(model?.make ?? '');
    const name = make && modelName(model?.name ?? '', make);
    return make && name ? `m${make}\t${name}` : null;
  }
  if (element === BODY) {
    const body = bodyWord(bodies.get(raw) ?? '');
    return body && `b${body}`;
  }
  const fuel = fuelWord(fuels.get(raw) ?? '');
  if (element === FUEL) return fuel && `f${fuel}`;
  return element === SECOND_FUEL && fuel ? `s${fuel}` : null;
}

/** One file for each group of makers, so that a phone fetches only the facts about the maker of one vehicle. */
export function vinData(links: readonly Link[]): Map<string, VinData> {
  const ofCode = Map.groupBy(links, ({ wmi }) => wmi);
  const files = Map.groupBy(links, ({ wmi }) => mainFile(ofCode.get(wmi) ?? []));
  return new Map([...files].sort().map(([file, group]) => [file, fileOf(group)]));
}

/** The group with most of what a code is used for. */
function mainFile(links: readonly Link[]): string {
  const counts = new Map<string, number>();
  for (const { value } of links.flatMap(({ meanings }) => meanings)) {
    if (!value.startsWith('m')) continue;
    const file = fileOfMake(value.slice(1).split('\t')[0] ?? '');
    counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function fileOf(links: readonly Link[]): VinData {
  const [values, schemas] = [new Indexed(), new Indexed()];
  const codes: Record<string, string> = {};
  for (const [wmi, ofCode] of Map.groupBy(links, (link) => link.wmi)) {
    const uses = new Map<string, { from: number; to: number | null }[]>();
    for (const { from, to, meanings } of ofCode) {
      const index = schemas.of(schemaText(meanings, values)).toString(36);
      uses.set(index, joined([...(uses.get(index) ?? []), { from, to }]));
    }
    const type = ofCode[0]?.type ?? 0;
    const kind = RIDDEN.includes(type) ? 'r' : CAR.includes(type) ? 'c' : 't';
    const spans = [...uses].map(([index, years]) => `${years.map(yearText).join('+')}:${index}`);
    codes[wmi] = [kind, ...spans].join(' ');
  }
  return { values: values.list, schemas: schemas.list, codes };
}

/** `2015` for one year, `2015-2018` for several, `2015-` when it goes on. */
function yearText({ from, to }: { from: number; to: number | null }): string {
  return to === from ? String(from) : `${from}-${to ?? ''}`;
}

/** Years that touch become one span. */
function joined(spans: { from: number; to: number | null }[]): { from: number; to: number | null }[] {
  const list: { from: number; to: number | null }[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = list.at(-1);
    if (!last || (last.to !== null && last.to + 1 < span.from)) list.push({ ...span });
    else if (last.to !== null) last.to = span.to === null ? null : Math.max(last.to, span.to);
  }
  return list;
}

/** `3=GP. GT.;7=..A`: which patterns mean which value. */
function schemaText(meanings: readonly Meaning[], values: Indexed): string {
  return [...Map.groupBy(meanings, ({ value }) => value)]
    .map(([value, ofValue]) => {
      const keys = merged(ofValue.map(({ sets }) => sets)).map(writeKeys);
      return `${values.of(value).toString(36)}=${keys.sort().join(',')}`;
    })
    .sort()
    .join(';');
}

class Indexed {
  readonly list: string[] = [];
  readonly #places = new Map<string, number>();

  of(text: string): number {
    const place = this.#places.get(text) ?? this.list.push(text) - 1;
    this.#places.set(text, place);
    return place;
  }
}
