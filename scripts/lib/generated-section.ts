import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './root.ts';
import { SetupError } from './steps.ts';

/** The generated part of a page, between two comments; the rest of the page is written by hand. */
export interface GeneratedSection {
  /** Relative to the root of the repository: `docs/data.md`. */
  page: string;
  /** The comments before and after it. */
  begin: string;
  end: string;
  /** Generates its text. */
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

/** @throws SetupError when the text on the page differs from the generated one */
export async function assertSectionFresh(section: GeneratedSection): Promise<void> {
  const file = inRoot(section.page);
  if (existsSync(file) && readFileSync(file, 'utf8') === (await render(section))) return;
  throw new SetupError(`${section.page} is out of date. Run: npm run format`);
}
