/** Papers as PDF. What draws them is loaded with the first one: five megabytes of code and font tables. */
import type { Readable } from 'node:stream';
import type { Paper } from './print.ts';

export async function printed(paper: Paper): Promise<Readable> {
  const { printPaper } = await import('./print.ts');
  return printPaper(paper);
}
