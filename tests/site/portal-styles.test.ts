/** The portals load the styles of the Mantine components they use, and no others. Reads the output of `npm run build`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const assets = path.join(root, 'dist/client/assets');
const mantine = path.join(root, 'node_modules/@mantine/core/styles');

const scripts = readdirSync(assets)
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(path.join(assets, file), 'utf8'))
  .join('\n');

/** The classes of each component’s style sheet, in the order of the complete one. Names are hashes: `m_77c9d27d`. */
const sheets = readdirSync(mantine)
  .filter((file) => file.endsWith('.layer.css'))
  .map((file) => {
    const css = readFileSync(path.join(mantine, file), 'utf8');
    return { file, classes: [...new Set(css.match(/\bm_[0-9a-f]{6,8}\b/g))] };
  });

const imported = [
  ...readFileSync(path.join(root, 'src/client/portals/shell/mantine-components.css'), 'utf8').matchAll(
    /^@import "@mantine\/core\/styles\/(.+)";$/gm,
  ),
].map(([, file = '']) => file);

test('a component’s styles are imported exactly when a script uses its classes', () => {
  const used = sheets.filter(({ classes }) => !classes.length || classes.some((name) => scripts.includes(name)));
  expect(used.length).toBeGreaterThan(30);
  expect([...imported].sort()).toEqual(used.map(({ file }) => file).sort());
});

test('the styles are in the order of Mantine’s complete file, where the later of two rules wins', () => {
  const complete = readFileSync(path.join(mantine, '../styles.layer.css'), 'utf8');
  const place = (file: string) => {
    const classes = sheets.find((sheet) => sheet.file === file)?.classes ?? [];
    return Math.min(...classes.map((name) => complete.indexOf(`.${name}`)).filter((at) => at >= 0));
  };
  const places = imported.map(place).filter(Number.isFinite);
  expect(places.length).toBeGreaterThan(30);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
