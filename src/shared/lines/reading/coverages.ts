/** Limits, deductibles and dates of the policy. */
import { shiftDate } from '../validators.ts';
import { type Cell, cellsBelow, cellsRightOf } from './cells.ts';
import { type Finding, type FindingKind, findingOf } from './findings.ts';
import { type Found, valuesAt } from './labels.ts';
import { type Amount, type Read, readAmounts, readDate, readYear } from './values.ts';

interface Coverage {
  kind: FindingKind;
  label: RegExp;
  not?: RegExp;
  fits: (amount: Amount) => boolean;
}

const between =
  (least: number, most: number) =>
  ({ dollars, hasCents }: Amount) =>
    !hasCents && dollars >= least && dollars <= most;
const deductible = between(100, 25_000);

const ofCars: readonly Coverage[] = [
  {
    kind: 'liability',
    label: /\b(third[- ]?party liability|public liability|liability( limit)?)\b/i,
    not: /family protection|sef|motor vehicle liability|personal liability|card\b/i,
    fits: between(100_000, 10_000_000),
  },
  { kind: 'collision', label: /\bcollision\b/i, not: /forgiveness|waiver/i, fits: deductible },
  { kind: 'comprehensive', label: /\bcomprehensive\b/i, not: /personal liability/i, fits: deductible },
];

const ofHomes: readonly Coverage[] = [
  {
    kind: 'dwelling',
    label: /\b(dwelling building|dwelling|residence|building)\b/i,
    not: /detached|structures|built|code|bylaw|type|form|replacement/i,
    fits: between(50_000, 20_000_000),
  },
  { kind: 'contents', label: /\b(personal property|contents|belongings)\b/i, fits: between(5_000, 5_000_000) },
  { kind: 'homeLiability', label: /\b(personal|legal|premises) liability\b/i, fits: between(500_000, 10_000_000) },
  {
    kind: 'homeDeductible',
    label: /\bdeductible\b/i,
    not: /hail|wind|sewer|water|earthquake|glass/i,
    fits: deductible,
  },
];

const HOME = /\b(homeowners?|dwelling|tenants?|condominium|condo unit|personal property|residence|contents)\b/i;
const CARS = /\b(automobiles?|auto policy|auto insurance|motor vehicle|vin|third[- ]party|collision)\b/i;

/** The first amount that fits: behind the label, in the cells beside it, or under it. */
function amountAt(cells: readonly Cell[], label: Cell, from: number, fits: Coverage['fits']): Found<number> | null {
  const under = cellsBelow(cells, label).filter(({ line }) => line <= label.line + 2);
  const places: [Cell, number][] = [
    [label, from],
    ...[...cellsRightOf(cells, label), ...under].map((cell): [Cell, number] => [cell, 0]),
  ];
  for (const [cell, start] of places) {
    // Another label on the way: what follows belongs to it.
    if (cell !== label && cell.line === label.line && /[a-z]{4}/i.test(cell.text) && readAmounts(cell.text).length > 0)
      break;
    const amount = readAmounts(cell.text).find((one) => one.start >= start && fits(one.value));
    if (amount) return { cell, read: { ...amount, value: amount.value.dollars } };
  }
  return null;
}

function findCoverage(cells: readonly Cell[], { kind, label, not, fits }: Coverage): Finding[] {
  for (const cell of cells) {
    const match = label.exec(cell.text);
    if (!match || not?.test(cell.text)) continue;
    const found = amountAt(cells, cell, match.index, fits);
    if (found) return [findingOf(kind, found.cell, found.read)];
  }
  return [];
}

/** Limits that only liability has, where its label was not legible. */
const limits = new Set([200_000, 500_000, 1_000_000, 2_000_000]);

function findLimit(cells: readonly Cell[]): Finding[] {
  for (const cell of cells) {
    const amount = readAmounts(cell.text).find(({ value }) => limits.has(value.dollars) && !value.hasCents);
    if (amount) return [findingOf('liability', cell, { ...amount, value: amount.value.dollars })];
  }
  return [];
}

const kindsOfHome: readonly [RegExp, string][] = [
  [/\b(tenants?|renters?)\b.*\b(package|policy|insurance|form)\b/i, 'rental'],
  [/\bcondo(minium)?\b.*\b(package|policy|insurance|form|unit)\b/i, 'condo'],
  [/\bhome ?owners?\b/i, 'house'],
];

function findHomeKind(cells: readonly Cell[]): Finding[] {
  for (const [words, value] of kindsOfHome)
    for (const cell of cells) {
      const match = words.exec(cell.text);
      if (match)
        return [findingOf('homeKind', cell, { value, start: match.index, end: match.index + match[0].length })];
    }
  return [];
}

/** Coverages by the kind of policy: the same words mean something else on the other. */
export function findCoverages(cells: readonly Cell[]): Finding[] {
  const counts = [HOME, CARS].map((words) => cells.filter(({ text }) => words.test(text)).length) as [number, number];
  if (counts[0] + counts[1] === 0) return [];
  if (counts[1] >= counts[0]) {
    const found = ofCars.flatMap((coverage) => findCoverage(cells, coverage));
    return found.some(({ kind }) => kind === 'liability') ? found : [...found, ...findLimit(cells)];
  }
  const built = valuesAt(cells, /\b(year (built|of construction)|built in)\b/i, readYear)[0];
  return [
    ...findHomeKind(cells),
    ...ofHomes.flatMap((coverage) => findCoverage(cells, coverage)),
    ...(built ? [findingOf('yearBuilt', built.cell, built.read)] : []),
  ];
}

const ENDS = /\b(expir(y|ation|es)|renewal date|renews?( on)?|policy ends|end date)\b/i;

/** The second date of "from … to …". */
function readPeriodEnd(text: string): Read<string> | null {
  const first = readDate(text);
  const rest = first && text.slice(first.end);
  const second = rest && /^\W*(\w+\W+){0,4}?(to|until|-|–)\b/i.test(rest) ? readDate(rest) : null;
  if (!first || !second) return null;
  return { value: second.value, start: first.end + second.start, end: first.end + second.end };
}

/** Two days beside each other, a year apart, are a policy period even where its labels aren’t legible. */
function findYear(cells: readonly Cell[]): Finding[] {
  const dates = cells.flatMap((cell) => {
    const read = readDate(cell.text);
    return read ? [{ cell, read }] : [];
  });
  const end = dates.find(({ cell, read }) =>
    dates.some((other) => other.cell.line === cell.line && shiftDate(other.read.value, { years: 1 }) === read.value),
  );
  return end ? [findingOf('expiry', end.cell, end.read)] : [];
}

/** The day the policy ends and renews. */
export function findExpiry(cells: readonly Cell[]): Finding[] {
  const [labelled] = valuesAt(cells, ENDS, readDate);
  if (labelled) return [findingOf('expiry', labelled.cell, labelled.read)];
  for (const cell of cells) {
    const read = readPeriodEnd(cell.text);
    if (read) return [findingOf('expiry', cell, read)];
  }
  return findYear(cells);
}
