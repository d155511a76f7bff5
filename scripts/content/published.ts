import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes one module with every questionnaire ever published, as recorded in src/shared/lines/published. */
export function writePublished(from: string, to: string): void {
  const files = readdirSync(from)
    .filter((name) => name.endsWith('.json'))
    .sort();
  const text = [
    '// Written from src/shared/lines/published by scripts/content.',
    'export const published: readonly unknown[] = [',
    ...files.map((name) => `  ${readFileSync(path.join(from, name), 'utf8').trim()},`),
    '];',
  ].join('\n');
  writeFileSync(path.join(to, 'published.ts'), `${text}\n`);
}
