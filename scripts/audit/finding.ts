import { stripVTControlCharacters } from 'node:util';

/** One problem. */
export interface Finding {
  /** The page, and how it was viewed: "/contact at 390 px, dark". */
  page: string;
  /** What failed: the name of a rule, a message of a checker, a goal. */
  rule: string;
  /** The element or address concerned; empty for the page as a whole. */
  element: string;
}

/** The same problem in several places, grouped. */
export interface FindingGroup {
  rule: string;
  element: string;
  pages: string[];
}

/** The result of one part of the audit. */
export interface Outcome {
  /** What was checked, in a sentence. */
  looked: string;
  findings: Finding[];
  /** For the table of routes: columns by route. */
  cells?: Map<string, Cell[]>;
  /** Numbers and remarks that belong in the report although nothing is wrong. */
  notes?: string[];
}

export interface Cell {
  column: string;
  text: string;
  missed: boolean;
}

/** Groups findings with the same rule and element, those on most pages first: a fault in the header is one fault. */
export function grouped(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const { page, rule, element } of findings) {
    const key = `${rule}\n${element}`;
    const group = groups.get(key) ?? { rule, element, pages: [] };
    if (!group.pages.includes(page)) group.pages.push(page);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => other.pages.length - one.pages.length);
}

/** "/about, /contact, /faq and 12 more". */
export function listOf(pages: readonly string[], shown = 3): string {
  const more = pages.length - shown;
  return `${pages.slice(0, shown).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** A piece of HTML shortened to fit a line. */
export function snippet(html: string, length = 140): string {
  const line = html.replaceAll(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length)}…` : line;
}

/** The first line of an error message, without terminal colours. */
export function reasonOf(error: unknown): string {
  const [line = ''] = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).split('\n');
  return snippet(line);
}
