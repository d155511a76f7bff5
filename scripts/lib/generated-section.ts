import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './root.ts';
import { SetupError } from './steps.ts';

/** The part of a page that is generated. It is between two comments; people write the rest of the page. */
export interface GeneratedSection {
  /** From the root of the repository: `docs/data.md`. */
  page: string;
  /** The comments before and after it. */
  begin: string;
  end: string;
  /** Makes its text. */
  draw(): string | Promise<string>;
}

async function render({ page, begin, end, draw }: GeneratedSection): Promise<string> {
  const file = inRoot(page);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : `${begin}\n${end}\n`;
  const [before = '', rest = ''] = text.split(begin);
  const after = rest.split(end)[1] ?? '\n';
  return `${before}${begin}\n\n${await draw()}\n${end}${after}`;
}

export async function writeSection(section: GeneratedSection): Promise<void> {
  writeFileSync(inRoot(section.page), await render(section));
}

/** @throws SetupError when the page has other text than the section makes */
export async function assertSectionFresh(section: GeneratedSection): Promise<void> {
  const file = inRoot(section.page);
  if (existsSync(file) && readFileSync(file, 'utf8') === (await render(section))) return;
  throw new SetupError(`${section.page} is out of date. Run: npm run format`);
}
