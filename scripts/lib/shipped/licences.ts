/** What the licences of the shipped packages allow, and their texts, which most of them want beside every copy. */
import { readdirSync, readFileSync } from 'node:fs';
import parse from 'spdx-expression-parse';
import { inRoot } from '../root.ts';
import type { ShippedPackage } from './packages.ts';

/** They let everybody use, change and sell the product, with the notice in `THIRD-PARTY-LICENCES.txt`. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'Unlicense',
  ],
  // Changes of its own files would have to be published; we make none.
  'MPL-2.0',
]);
const TEXTS = /^(licen[cs]es?|copying|notice)([.-].*)?$/i;

type Expression = ReturnType<typeof parse>;

function allows(expression: Expression): boolean {
  if ('license' in expression) return ALLOWED.has(expression.license);
  const [left, right] = [allows(expression.left), allows(expression.right)];
  return expression.conjunction === 'or' ? left || right : left && right;
}

/** Whether an SPDX expression leaves a choice that we may make. Anything else is not allowed. */
export function isAllowed(licence: string): boolean {
  try {
    return allows(parse(licence));
  } catch {
    return false;
  }
}

/** The texts of a package’s licence and notices; empty when it ships none. */
export function textsOf({ folder }: ShippedPackage): string[] {
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
    .map(({ name }) => readFileSync(inRoot(folder, name), 'utf8').trim());
}

/** One document with the licence of every package. */
export function licencesText(packages: readonly ShippedPackage[]): string {
  const parts = packages.map((each) => {
    const texts = textsOf(each);
    const own = texts.length > 0 ? texts : [`The package has no text of its own. Its licence: ${each.licence}`];
    return [`${each.name} ${each.version} (${each.licence})`, each.homepage, '', ...own]
      .filter((line) => line !== null)
      .join('\n');
  });
  return `The product contains these packages, under these licences.\n\n${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
