/** Parses a PDF as a program that displays it does. */

// Nothing is rendered here; without these the library warns on import.
for (const name of ['DOMMatrix', 'Path2D']) Reflect.set(globalThis, name, class {});
const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');

export interface ReadPdf {
  title: unknown;
  language: unknown;
  tagged: boolean;
  /** The text of each page. */
  pages: string[];
  /** The kinds of elements on each page, as a screen reader walks them. */
  roles: string[];
}

type Node = { role?: string; children?: Node[] };
const rolesIn = (node: Node): string[] => [
  ...(node.role ? [node.role] : []),
  ...(node.children ?? []).flatMap(rolesIn),
];

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: bytes, verbosity: VerbosityLevel.ERRORS, useSystemFonts: false });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const facts = info as Record<string, unknown>;
  const marks = (await pdf.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  const pages: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    const tree = (await page.getStructTree()) as Node | null;
    if (tree) roles.push(...rolesIn(tree));
  }
  await task.destroy();
  return { title: facts.Title, language: facts.Language, tagged: marks?.get('Marked') === true, pages, roles };
}
