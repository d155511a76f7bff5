import type { Link } from './compile.ts';
import { overlap } from './keys.ts';
import { canadianModels } from './makes.ts';

/** `c` car, `t` truck or bus, `m` motorcycle, `o` for off the road. */
type Kind = 'c' | 't' | 'm' | 'o';

interface Model {
  kinds: Set<Kind>;
  from: number;
  /** Null while it is still made. */
  to: number | null;
}

const CAR_TYPES = [2, 7];
const RIDDEN_TYPES = [1, 13];
const OFF_ROAD = ['ATV', 'side-by-side', 'snowmobile', 'off-road motorcycle'];
const HEAVY = ['truck', 'bus', 'tractor', 'step van', 'motorhome'];
/** The first model year with a VIN of 17 characters. */
const FIRST_YEAR = 1981;

/** One line for each make, with its models: `Subaru`, then `Outback c 2000-` and so on, with tabs between. */
export function vehicleNames(links: readonly Link[]): string[] {
  const latest = Math.max(...links.map(({ from }) => from)) - 1;
  const makes = new Map<string, Map<string, Model>>();
  const add = (make: string, name: string, kinds: readonly Kind[], from: number, to: number | null) => {
    const models = makes.get(make) ?? new Map<string, Model>();
    makes.set(make, models);
    const known = models.get(name) ?? { kinds: new Set(), from, to };
    for (const kind of kinds) known.kinds.add(kind);
    known.from = Math.min(known.from, from);
    known.to = known.to === null || to === null ? null : Math.max(known.to, to);
    models.set(name, known);
  };
  for (const link of links) {
    const to = link.to === null || link.to >= latest ? null : link.to;
    for (const { value, sets } of link.meanings) {
      if (!value.startsWith('m')) continue;
      const [make = '', name = '', body] = value.slice(1).split('\t');
      const beside = link.meanings.filter((it) => it.value.startsWith('b') && overlap(it.sets, sets));
      const bodies = body ? [body] : beside.map((it) => it.value.slice(1));
      add(make, name, kindsOf(link.type, bodies), Math.max(link.from, FIRST_YEAR), to);
    }
  }
  for (const [make, name, from, to] of canadianModels) add(make, name, ['c'], from, to);
  return [...makes].sort(([a], [b]) => a.localeCompare(b)).map(([make, models]) => [make, ...texts(models)].join('\t'));
}

function kindsOf(type: number, bodies: readonly string[]): Kind[] {
  if (RIDDEN_TYPES.includes(type)) {
    const off = bodies.filter((body) => OFF_ROAD.includes(body)).length;
    return [...(off > 0 ? ['o' as const] : []), ...(off < bodies.length || off === 0 ? ['m' as const] : [])];
  }
  if (CAR_TYPES.includes(type)) return ['c'];
  const heavy = bodies.filter((body) => HEAVY.includes(body)).length;
  return [
    ...(heavy < bodies.length ? ['c' as const] : []),
    ...(heavy > 0 || bodies.length === 0 ? ['t' as const] : []),
  ];
}

/** `LN8000` and the like: a truck, even where the source gives it the body of a pickup. */
const TRUCK_CODE = /^[A-Z]+\d{3,4}$/;

function texts(models: ReadonlyMap<string, Model>): string[] {
  return [...models]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([name, { kinds, from, to }]) => {
      if (kinds.has('t') && TRUCK_CODE.test(name)) kinds.delete('c');
      return `${name}|${[...kinds].sort().join('')}|${from}-${to ?? ''}`;
    });
}
