/** The site's tokens and fonts for the pages about the API, which are no part of its build: `npm run dev` has them too. */
import { readFile } from 'node:fs/promises';
import { codeFile } from '#server/platform/process/code-places.ts';
import { docsFiles } from './frame.ts';

/** The tokens and fonts of the site, and what only these pages need. */
export async function docsStyle(): Promise<string> {
  const sheets = ['src/client/fonts/fonts.css', 'src/client/ui/theme/tokens.css', 'src/server/app/docs/docs.css'];
  const texts = await Promise.all(sheets.map((sheet) => readFile(codeFile(sheet), 'utf8')));
  return texts.join('\n').replaceAll(/\.\/(\w+)\.woff2/g, (_, font: string) => docsFiles.font(font));
}

export function fontFile(font: string): Promise<Buffer> {
  return readFile(codeFile(`src/client/fonts/${font}.woff2`));
}
