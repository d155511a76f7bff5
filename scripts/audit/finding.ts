import { stripVTControlCharacters } from 'node:util';

/** One thing that is not as it should be. */
export interface Finding {
  /** The page, and how it was looked at: "/contact at 390 px, dark". */
  page: string;
  /** What was broken: the name of a rule, a message of a checker, a goal. */
  rule: string;
  /** The element or the address it is about; empty for the page as a whole. */
  element: string;
}

/** The same thing in several places, as one. */
export interface FindingGroup {
  rule: string;
  element: string;
  pages: string[];
}

/** What a part of the audit says when it is done. */
export interface Outcome {
  /** What was looked at, in a sentence. */
  looked: string;
  findings: Finding[];
  /** For the table of routes: columns by route. */
  cells?: Map<string, Cell[]>;
  /** Numbers and remarks that belong into the report although nothing is wrong. */
  notes?: string[];
}

export interface Cell {
  column: string;
  text: string;
  missed: boolean;
}

/** Findings with the same rule and element become one, those on most pages first: a fault of the header is one fault. */
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

/** A piece of HTML short enough for a line. */
export function snippet(html: string, length = 140): string {
  const line = html.replaceAll(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length)}…` : line;
}

/** The first line of what an error says, without the colours of a terminal. */
export function reasonOf(error: unknown): string {
  const [line = ''] = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).split('\n');
  return snippet(line);
}
