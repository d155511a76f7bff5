/** From the words on a paper to what they answer. Pure: whatever a paper says, it is a value for a person to confirm, never an instruction. */
import type { VehicleNames } from '../vehicles/names.ts';
import { type Cell, cellsOf, type Page } from './cells.ts';
import { findCoverages, findExpiry } from './coverages.ts';
import { type Finding, findingOf } from './findings.ts';
import type { Found } from './labels.ts';
import type { PaperKind } from './marks.ts';
import { findAddress, findDrivers, findInsurer, findName } from './people.ts';
import { type Decoder, findVehicles } from './vehicles.ts';

/** What the paper calls itself; a policy in all other cases. */
function kindOf(cells: readonly Cell[]): PaperKind {
  const says = (words: RegExp) => cells.some(({ text }) => words.test(text));
  if (says(/\b(liability insurance card|pink card|financial responsibility card)\b/i)) return 'card';
  return says(/^dear\b/i) ? 'letter' : 'policy';
}

/** Longer lines come from no policy, and would only cost time. */
const TEXT_MAX = 400;

export interface FoundOnPaper {
  paper: PaperKind;
  findings: Finding[];
}

export async function findValues(pages: readonly Page[], names: VehicleNames, decode: Decoder): Promise<FoundOnPaper> {
  const cells = cellsOf(pages).filter(({ text }) => text.length <= TEXT_MAX);
  const address = findAddress(cells);
  const one = (kind: Finding['kind'], found: Found<string> | undefined) =>
    found ? [findingOf(kind, found.cell, found.read)] : [];
  const findings = [
    ...findInsurer(cells),
    ...findExpiry(cells),
    ...one('name', findName(cells) ?? address?.name),
    ...one('street', address?.street),
    ...one('city', address?.city),
    ...one('postalCode', address?.postal),
    ...(await findVehicles(cells, names, decode)),
    ...findDrivers(cells),
    ...findCoverages(cells),
  ];
  return { paper: kindOf(cells), findings };
}
