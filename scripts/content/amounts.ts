import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Amount, amountText } from '../../src/shared/lines/amounts/amount.ts';
import { amountsSchema } from '../../src/shared/lines/amounts/schema.ts';
import { mistakeAt, type Source } from './source.ts';
import { readYaml } from './yaml.ts';

export const AMOUNTS_FILE = 'amounts.yaml';

const AMOUNT = /\{\{amount:([^}]*)\}\}/g;

/**
 * The source with every `{{amount:id}}` written out: amounts have no dates of their own, so whatever reads a text later need not
 * know about them. Unknown names are added to `mistakes`.
 */
export function withAmounts(root: string, source: Source, mistakes: string[]): Source {
  if (source.file === `content/${AMOUNTS_FILE}`) return source;
  const amounts = knownAmounts(root);
  const filled = (value: unknown, at: readonly PropertyKey[]): unknown => {
    if (typeof value === 'string')
      return value.replace(AMOUNT, (whole, id: string) => {
        const found = amounts.get(id);
        if (!found) mistakes.push(mistakeAt(source.file, source.lineOf(at), `there is no amount "${id}"`));
        return found ? amountText(found) : whole;
      });
    if (Array.isArray(value)) return value.map((inner, index) => filled(inner, [...at, index]));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, [...at, key])]));
  };
  return { file: source.file, value: filled(source.value, []), lineOf: (at) => source.lineOf(at) };
}

/** The amounts that are well formed: mistakes in the file are reported once, where it is read as a collection. */
function knownAmounts(root: string): ReadonlyMap<string, Amount> {
  const { value } = readYaml(AMOUNTS_FILE, readFileSync(path.join(root, AMOUNTS_FILE), 'utf8'));
  return new Map(Object.entries(amountsSchema.safeParse(value).data ?? {}));
}

/** Writes the amounts where questionnaires and coverages load them. The file was checked with the rest of the content. */
export function writeAmounts(root: string, to: string): void {
  const amounts = Object.fromEntries(knownAmounts(root));
  const names = Object.keys(amounts).map((name) => `'${name}'`);
  const text = [
    '// Written from content/amounts.yaml by scripts/content: change it there.',
    "import type { Amount } from '../amounts/amount.ts';",
    `export const amounts: Readonly<Record<${names.join(' | ')}, Amount>> = ${JSON.stringify(amounts, null, 1)};`,
  ].join('\n');
  writeFileSync(path.join(to, 'amounts.part'), `${text}\n`);
  renameSync(path.join(to, 'amounts.part'), path.join(to, 'amounts.ts'));
}
