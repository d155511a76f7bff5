/** No page promises how often the newsletter comes: the product can't send one yet. Reads the output of `npm run build`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const dist = path.resolve(import.meta.dirname, '../../dist/pages');

test('no page promises a newsletter every month', () => {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(50);
  const promising = pages.filter((page) =>
    /(?:one|an) email a month|about once a month|monthly (?:email|newsletter)/i.test(
      readFileSync(path.join(dist, page), 'utf8'),
    ),
  );
  expect(promising).toEqual([]);
});
