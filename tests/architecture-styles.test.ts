import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Declaration, parse } from 'postcss';
import { expect, test } from 'vitest';
import { breakpoints } from '#client/ui/theme/breakpoints.ts';
import { root } from '../scripts/lib/root.ts';

// Sizes come from one scale: src/client/ui/theme/tokens.css. Each failure names the line and says what to write.

const TOKENS = 'src/client/ui/theme/tokens.css';
const sheets = globSync('src/client/**/*.css', { cwd: root })
  .filter((file) => !file.includes('/fonts/'))
  .map((file) => ({ file, tree: parse(readFileSync(path.join(root, file), 'utf8'), { from: file }) }));

interface Found extends Pick<Declaration, 'prop' | 'value'> {
  place: string;
}

const declarations: Found[] = sheets.flatMap(({ file, tree }) => {
  const found: Found[] = [];
  tree.walkDecls(({ prop, value, source }) => {
    found.push({ prop, value, place: `${file}:${source?.start?.line}` });
  });
  return found;
});
const outsideTokens = declarations.filter(({ place }) => !place.startsWith(TOKENS));

/** Not a distance, but the thinnest line there is. */
const HAIRLINE = '1px';

/** What is left of a value without the tokens that `allowed` names, zero, keywords, and lengths relative to the text or the screen. */
function ownSizes(value: string, allowed: RegExp): string[] {
  const rest = value.replaceAll(/var\(--[a-z\d-]+\)/g, (token) => (allowed.test(token) ? '' : token));
  return rest.match(/var\([^)]+\)|\d*\.?\d+(?:rem|px)\b/g)?.filter((size) => size !== HAIRLINE) ?? [];
}

/** Limits of one element in px, at a text size where the rest of the value grows beyond its place: inside `min()`, `max()` or `clamp()`. */
const LIMIT = /(?<=(?:min|max|clamp)\(.*)\b\d+px\b/g;

const rules: [what: string, property: RegExp, allowed: RegExp][] = [
  ['text is of a size of the scale: --text-… or --title-…', /^font-size$/, /--(?:text|title)-/],
  [
    'space is of the scale: --space-…, --gutter or --section',
    /^(?:(?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap)$/,
    /--(?:space-|gutter\b|section\b|picture\b)/,
  ],
  ['corners are of the scale: --radius…', /^border(?:-[a-z]+)*-radius$/, /--radius/],
];

test.each(rules)('%s', (_what, property, allowed) => {
  const wrong = outsideTokens
    .filter(({ prop }) => property.test(prop))
    .filter(({ value }) => ownSizes(value.replaceAll(LIMIT, ''), allowed).length > 0);
  expect(wrong.map(({ prop, value, place }) => `${place} ${prop}: ${value}`)).toEqual([]);
});

test('layouts change at the named widths only: @media (--from-md), @media (--below-sm)', () => {
  const names = Object.keys(breakpoints).flatMap((step) => [`--from-${step}`, `--below-${step}`]);
  const wrong: string[] = [];
  for (const { file, tree } of sheets)
    tree.walkAtRules('media', ({ params, source }) => {
      const unknown = params.match(/--[a-z-]+/g)?.filter((name) => !names.includes(name)) ?? [];
      if (/width/.test(params) || unknown.length > 0) wrong.push(`${file}:${source?.start?.line} ${params}`);
    });
  expect(wrong).toEqual([]);
});

test('every custom property that is read is defined: in the tokens, by its own file, by Mantine, or by a script', () => {
  const defined = new Set(declarations.map(({ prop }) => prop));
  const scripts = globSync('src/client/**/*.{js,ts,tsx}', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  const inScripts = new Set(scripts.flatMap((text) => text.match(/--[a-z][a-z\d-]*/g) ?? []));
  const unknown = declarations.flatMap(({ value, place }) =>
    [...value.matchAll(/var\((--[a-z\d-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !defined.has(name) && !inScripts.has(name) && !name.startsWith('--mantine-'))
      .map((name) => `${place} ${name}`),
  );
  expect(unknown).toEqual([]);
});

interface Use {
  sheet: string;
  name: string;
  place: string;
}

/** Each class that a component reads from a style module, as `css.name`. */
const uses: Use[] = globSync('src/client/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const code = text.replaceAll(/^import .*$/gm, '');
  return [...text.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)].flatMap(([, local = '', from = '']) => {
    const sheet = from.startsWith('#client/')
      ? from.replace('#client', 'src/client')
      : path.join(path.dirname(file), from);
    const names = code.matchAll(new RegExp(`(?<![.\\w])${local}\\.(\\w+)`, 'g'));
    return [...names].map(([, name = '']) => ({ sheet, name, place: file }));
  });
});

test('every class that a component reads is in its style module', () => {
  const classes = new Map(
    sheets.map(({ file, tree }) => {
      const names = new Set<string>();
      tree.walkRules(({ selector }) => {
        for (const [, name = ''] of selector.matchAll(/\.([a-zA-Z][\w-]*)/g)) names.add(name);
      });
      return [file, names];
    }),
  );
  const unknown = uses.filter(({ sheet, name }) => !classes.get(sheet)?.has(name));
  expect(unknown.map(({ sheet, name, place }) => `${place}: .${name} is not in ${sheet}`)).toEqual([]);
  expect(uses.length).toBeGreaterThan(500);
});

test('there are fewer than 150 style modules: a new one says why the tokens, Card and Mantine’s layout do not do', () => {
  const modules = sheets.filter(({ file }) => file.endsWith('.module.css'));
  expect(modules.length).toBeLessThan(150);
});
