/** How texts of the site are compared. The rules that each must follow are in src/shared/content/text-rules.ts. */
import { plainText } from '#shared/content/prose.ts';
import { textsOf } from '#shared/content/text-rules.ts';

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
