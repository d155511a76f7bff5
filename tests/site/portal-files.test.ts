/** What the document of an area loads before its first screen, checked against its budget. Reads the output of `npm run build`. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const dist = path.resolve(import.meta.dirname, '../../dist');

/** The script files that a document names: fetched at once, and nothing besides. */
function scriptsOf(area: string): string[] {
  const html = readFileSync(path.join(dist, 'pages', `${area}.html`), 'utf8');
  const named = html.matchAll(/<link rel="modulepreload" href="([^"]+)"|<script type="module" src="([^"]+)"/g);
  return [...named].map(([, preload, entry]) => preload ?? entry ?? '');
}

/** What a file imports at once. */
function importsOf(file: string): string[] {
  const code = readFileSync(path.join(dist, 'client', file), 'utf8');
  const statements = code.matchAll(/(?:^|[;}])(?:import|export)(?:[^;"'()]*from)?["'](\.\/[^"']+\.js)["']/g);
  return [...statements].map(([, from = '']) => path.posix.join('/assets', from));
}

test.each(['portal', 'broker', 'admin'])('the first screen of %s is at most 12 files and 250 kB of script', (area) => {
  const files = scriptsOf(area);
  expect(files.length).toBeGreaterThan(5);
  expect(files.length).toBeLessThanOrEqual(12);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(dist, 'client', `${file}.br`)).size, 0);
  expect(bytes).toBeLessThanOrEqual(250_000);
});

test.each(['portal', 'broker', 'admin'])(
  'nothing that the files of %s import at once is missing from its document',
  (area) => {
    const files = scriptsOf(area);
    expect(files.flatMap(importsOf).length).toBeGreaterThan(5);
    expect([...new Set(files.flatMap(importsOf))].filter((file) => !files.includes(file))).toEqual([]);
  },
);
