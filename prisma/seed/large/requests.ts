/** What was requested in each line of insurance, by the questions of the forms (src/shared/lines/definitions). */
import { lineLabels } from '#shared/lines/lines.ts';
import { lineShares } from '../simulation/demand.ts';
import { listed, makes, pick } from './words.ts';

/** A hundred requests by line, in the shares of the synthetic demand, the lines evenly spread among each other. */
const HUNDRED = Object.entries(lineShares)
  .flatMap(([line, share]) => Array.from({ length: share }, (_, n) => ({ line, at: (n + 0.5) / share })))
  .toSorted((one, other) => one.at - other.at)
  .map(({ line }) => line);

/** Of a hundred requests those a broker serves, in order. */
export const mixOf = (lines: string) =>
  `(SELECT array_agg(line ORDER BY place) FROM unnest(${listed(HUNDRED)}) WITH ORDINALITY AS asked (line, place) WHERE line = ANY(${lines}))`;

/** The line of a broker's `nth` case: one they serve, or a general question, which suits every broker. */
export const lineOf = (mix: string, nth: string) =>
  `CASE WHEN ${nth} % 40 = 21 THEN 'general' ELSE ${mix}[1 + ${nth} % cardinality(${mix})] END`;

const year = '2004 + pg_temp.r(p.n, 31) % 22';
const one = (options: readonly string[], salt: number) => pick(options, 'p.n', salt);
const count = (from: number, most: number, salt: number) => `${from} + pg_temp.r(p.n, ${salt}) % ${most}`;

const vehicle = `jsonb_build_object('year', ${year}, 'make', ${one(makes, 32)}, 'use', ${one(['commute', 'commute', 'pleasure', 'business'], 34)},
  'yearlyKm', ${count(4, 26, 34)} * 1000)`;

/** The answers all staff may read. The sensitive ones are left out: only the product can seal them, with its key. */
export const answers = `CASE p.type
  WHEN 'auto' THEN jsonb_build_object('parking', ${one(['garage', 'driveway', 'underground', 'lot', 'street'], 35)}, 'vehicles', jsonb_build_array(${vehicle}))
  WHEN 'home' THEN jsonb_build_object('dwellingType', ${one(['detached', 'detached', 'semi', 'row', 'acreage'], 36)}, 'yearBuilt', ${count(1950, 75, 35)},
    'roofMaterial', ${one(['asphalt', 'asphalt', 'impactResistant', 'metal', 'cedar'], 34)})
  WHEN 'life' THEN jsonb_build_object('purpose', jsonb_build_array(${one(['family', 'mortgage', 'business'], 35)}), 'term', ${one(['10', '20', '30', 'permanent'], 34)})
  WHEN 'travel' THEN jsonb_build_object('tripKind', ${one(['single', 'annual'], 35)}, 'destination', ${one(['Mexico', 'Portugal', 'Hawaii', 'Japan', 'India'], 34)})
  WHEN 'supervisa' THEN jsonb_build_object('coverage', ${one(['100000', '150000', 'advise'], 35)}, 'payment', ${one(['full', 'monthly'], 34)})
  WHEN 'commercial-auto' THEN jsonb_build_object('heaviest', ${one(['light', 'medium', 'heavy'], 35)}, 'radius', ${one(['80', '160', '500'], 34)})
  WHEN 'business' THEN jsonb_build_object('industry', ${one(['contractors', 'restaurants', 'retail', 'professionals'], 35)}, 'employees', ${count(1, 40, 34)})
  WHEN 'group-benefits' THEN jsonb_build_object('employees', ${count(3, 60, 34)}, 'wanted', jsonb_build_array('health', 'dental'))
  WHEN 'specialty' THEN jsonb_build_object('kind', ${one(['motorcycle', 'rv', 'boat', 'classic', 'offroad'], 35)}, 'storage', ${one(['locked', 'home', 'facility'], 34)})
  ELSE jsonb_build_object('forWhom', ${one(['me', 'business', 'group'], 35)}) END`;

/** Cars by year and make, as brokers rename them; the rest as the product titles them. */
export const title = `CASE p.type WHEN 'auto' THEN ${year} || ' ' || ${one(makes, 32)} ${Object.entries(lineLabels)
  .filter(([line]) => line !== 'auto')
  .map(([line, label]) => `WHEN '${line}' THEN '${label}'`)
  .join(' ')} END`;
