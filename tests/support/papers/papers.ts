/** Papers of made-up people: ten in each of six layouts, a third each as clean PDFs, scans and photos. */
import { drawnPdf, photographed, scanned, scannedPdf } from './drawing.ts';
import { chanceFrom, factsFrom } from './facts.ts';
import { layouts } from './layouts.ts';
import type { Layout, Printed } from './sheet.ts';

export type Condition = 'clean' | 'scanned' | 'photo';
export type Paper = {
  id: string;
  layout: Layout;
  condition: Condition;
  printed: Printed;
  file: () => Promise<Buffer>;
};

/** Of each layout. */
export const PEOPLE = 10;
/** The day the papers are read. */
export const READING_DAY = '2026-11-26';
export const conditions: readonly Condition[] = ['clean', 'scanned', 'photo'];

export function paperOf(layoutNumber: number, person: number): Paper {
  const layout = layouts[layoutNumber] as Layout;
  const condition = conditions[(layoutNumber + person) % 3] as Condition;
  const seed = 1_000 * (layoutNumber + 1) + person;
  const chance = chanceFrom(seed);
  const [sheet, printed] = layout.draw(factsFrom(chance), chance);
  const files = {
    clean: () => drawnPdf(sheet),
    // Scanners send both.
    scanned: () => (person % 2 === 0 ? scannedPdf(sheet, seed) : scanned(sheet, seed)),
    photo: () => photographed(sheet, seed),
  };
  return { id: `${layout.name}, ${condition}, ${person + 1}`, layout, condition, printed, file: files[condition] };
}
