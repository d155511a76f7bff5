/** Rules for every piece of content. `src/shared/content/content.test.ts` applies them to everything. */
import { isFactId } from '#shared/content/facts/registry.ts';
import { forbiddenWords } from '#shared/content/forbidden-words.ts';
import { isTermId } from '#shared/content/glossary/registry.ts';
import { plainText } from '#shared/content/prose.ts';

/** Every string in a value, at any depth, with its path. */
export function textsOf(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, at ? `${at}.${key}` : key));
}

/** Keys whose text is not read as prose. */
const NOT_PROSE =
  /(^|\.)(id|slug|url|published|modified|reviewed|related|postalPrefixes|keywords|line|kind|author|category|picture)(\.|$)/;

/** Everything a visitor reads on a page, as plain text. */
export function readableText(page: object, day: string): string {
  return textsOf(page)
    .filter(({ at }) => !NOT_PROSE.test(at) && !/(^|\.)sources(\.|$)/.test(at))
    .map(({ text }) => plainText(text, day))
    .join(' ');
}

/** The problems in the texts of a page; empty when there are none. `addresses` are the canonical paths of the site. */
export function textProblems(page: object, addresses: ReadonlySet<string>): string[] {
  return textsOf(page).flatMap(({ at, text }) => {
    const problems: string[] = [];
    if (!/(^|\.)(sources|url)(\.|$)/.test(at)) {
      for (const pattern of forbiddenWords) if (pattern.test(text)) problems.push(`${at}: forbidden words ${pattern}`);
      if (/!(\s|$)/.test(text)) problems.push(`${at}: an exclamation mark`);
      if (/["']\w/.test(text) && /\w'\w/.test(text)) problems.push(`${at}: write ’ instead of '`);
      if (/<[a-z]/i.test(text)) problems.push(`${at}: HTML`);
      if (/[←→≈≤≥—]/.test(text))
        problems.push(`${at}: a sign the fonts do not have, or a dash: write a comma or a colon`);
    }
    for (const [, id = ''] of text.matchAll(/\{\{fact:([^}]*)\}\}/g))
      if (!isFactId(id)) problems.push(`${at}: no fact ${id}`);
    for (const [, target = ''] of text.matchAll(/\]\(([^)]*)\)/g)) {
      if (target.startsWith('term:')) {
        if (!isTermId(target.slice(5))) problems.push(`${at}: no term ${target}`);
      } else if (!addresses.has(target.split('#')[0]?.split('?')[0] ?? '')) problems.push(`${at}: dead link ${target}`);
    }
    return problems;
  });
}

/** The share of equal five-word sequences, 0 to 1: pages made by search-and-replace are near 1. */
export function likeness(one: string, other: string): number {
  const runs = (text: string) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
  };
  const [a, b] = [runs(one), runs(other)];
  const shared = [...a].filter((run) => b.has(run)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}
