/** The site's tokens and fonts for the pages about the API, which are no part of its build: `npm run dev` has them too. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { docsFiles } from './frame.ts';

const clientFolder = path.join(import.meta.dirname, '../../../client');

/** The tokens and fonts of the site, and what only these pages need. */
export async function docsStyle(): Promise<string> {
  const files = ['fonts/fonts.css', 'ui/theme/tokens.css'].map((file) => path.join(clientFolder, file));
  const sheets = [...files, path.join(import.meta.dirname, 'docs.css')];
  const texts = await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')));
  return texts.join('\n').replaceAll(/\.\/(\w+)\.woff2/g, (_, font: string) => docsFiles.font(font));
}

export function fontFile(font: string): Promise<Buffer> {
  return readFile(path.join(clientFolder, `fonts/${font}.woff2`));
}
