/** The answers a broker reads first to quote: what the card of the line lists, as far as it was answered. */
import { formatAnswer } from './describe.ts';
import type { Field } from './fields.ts';
import { isOpenField } from './fields.ts';
import type { CardFact, CardRow, LineCard } from './line.ts';

export interface ShownRow {
  label: string;
  lines: string[];
}

/** An answer in words; null when there is none, or none that says something. */
function worded(field: Field | undefined): string | null {
  return field && !isOpenField(field) ? formatAnswer(field.question, field.value) : null;
}

function factOf(fact: CardFact, fieldAt: (id: string) => Field | undefined): string | null {
  if (typeof fact === 'string') return worded(fieldAt(fact));
  if ('ask' in fact) {
    const words = worded(fieldAt(fact.ask));
    return words && fact.as.replace('{}', () => words);
  }
  return (
    fact
      .map((id) => worded(fieldAt(id)))
      .filter(Boolean)
      .join(' ') || null
  );
}

function linesOf({ each, facts }: CardRow, fields: ReadonlyMap<string, Field>): string[] {
  const lineAt = (prefix: string) =>
    facts
      .map((fact) => factOf(fact, (id) => fields.get(prefix + id)))
      .filter(Boolean)
      .join(' · ');
  if (!each) return [capitalized(lineAt(''))].filter(Boolean);
  const indexes = new Set([...fields.keys()].filter((path) => path.startsWith(`${each}.`)).map(rowOf));
  return [...indexes].map((index) => capitalized(lineAt(`${each}.${index}.`))).filter(Boolean);
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const rowOf = (path: string) => path.split('.')[1] ?? '';

/** @param fields what the reader may see */
export function readCard(card: LineCard, fields: readonly Field[]): ShownRow[] {
  const byPath = new Map(fields.map((field) => [field.path, field]));
  return card.map((row) => ({ label: row.label, lines: linesOf(row, byPath) })).filter(({ lines }) => lines.length > 0);
}
