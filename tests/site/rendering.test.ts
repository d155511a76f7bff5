// @module-tag long
/** Pages for a profile other than the default one: rendered once, by whichever process comes first. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { renderingFor } from '#server/app/rendering/rendering.ts';
import { siteProfileFromEnv } from '#shared/platform/site.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const dataDir = mkdtempSync(path.join(tmpdir(), 'coverbridge-rendering-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const prairie = siteProfileFromEnv({
  SITE_NAME: 'Prairie Cover',
  SITE_URL: 'https://prairie.example',
  SITE_EMAIL: 'hello@prairie.example',
  SITE_POSTAL_ADDRESS: '5 Main Street, Red Deer, Alberta',
});

test('the pages of the build fit a server where only the address differs', async () => {
  const site = siteProfileFromEnv({ SITE_URL: 'http://127.0.0.1:4000' });
  const rendering = await renderingFor(dist, { site, isDemo: true, dataDir });
  expect(rendering).toMatchObject({ folder: path.join(dist, 'pages'), improved: null });
  expect(existsSync(path.join(dataDir, 'pages'))).toBe(false);
});

test('two servers that start at once share one rendering, and the next start renders nothing', async () => {
  const forWhom = { site: prairie, isDemo: false, dataDir };
  const both = await Promise.all([renderingFor(dist, forWhom), renderingFor(dist, forWhom)]);
  const folder = both[0]?.folder ?? '';
  expect(both[1]?.folder).toBe(folder);

  const home = () => readFileSync(path.join(folder, 'index.html'), 'utf8');
  expect(home()).toContain('Prairie Cover is not an insurance broker');
  expect(home()).toContain('<link rel="canonical" href="https://prairie.example/"');
  expect(home()).not.toContain('data-demo-only');
  expect(readFileSync(path.join(folder, 'contact.html'), 'utf8')).toContain('5 Main Street, Red Deer, Alberta');
  expect(readFileSync(path.join(folder, 'site', 'robots.txt'), 'utf8')).toContain(
    'Sitemap: https://prairie.example/sitemap.xml',
  );
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) => /\.html$/.test(each)))
    expect(readFileSync(path.join(folder, name), 'utf8'), name).not.toContain('Coverbridge');

  const quick = statSync(path.join(folder, 'index.html.br')).size;
  await Promise.all(both.map((each) => each?.improved));
  expect(statSync(path.join(folder, 'index.html.br')).size).toBeLessThan(quick);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'index.html.br'))).toString()).toBe(home());
  expect(await renderingFor(dist, forWhom)).toMatchObject({ folder, improved: null });
  expect(readdirSync(path.join(dataDir, 'pages'))).toEqual([path.basename(folder)]);
});

test('a folder that can’t be written is said, with what the process printed', async () => {
  const nowhere = path.join(dist, 'pages', 'manifest.json');
  await expect(renderingFor(dist, { site: prairie, isDemo: false, dataDir: nowhere })).rejects.toThrow(
    /pages couldn’t be rendered[\s\S]*(ENOTDIR|EEXIST)/,
  );
});
