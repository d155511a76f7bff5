import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/root.ts';
import type { ReadText } from './strings.ts';

const indentOf = (line: string) => line.search(/\S/);

/**
 * The paragraphs, list items and headings of a page, and the values of a YAML file, each with its line. Lists named `asks` are how visitors
 * write, and nobody reads them here.
 */
export function contentTextsOf(file: string): ReadText[] {
  const found: ReadText[] = [];
  let open: ReadText | undefined;
  let asked: number | null = null;
  readFileSync(inRoot(file), 'utf8')
    .split('\n')
    .forEach((raw, index) => {
      const text = raw.trim().replace(/^(?:[-*>#]+|\d+\.)\s+/, '');
      if (asked !== null && indentOf(raw) > asked) return;
      asked = /^\s+asks:/.test(raw) ? indentOf(raw) : null;
      const begins = /^\s*(?:[-*>#|]|\d+\.|[\w-]+:(?:\s|$)|---$)/.test(raw);
      if (!text || text === '---') {
        open = undefined;
        return;
      }
      if (open && !begins) {
        open.text += ` ${text}`;
        return;
      }
      open = { file, line: index + 1, text: text.replace(/^[\w-]+:\s*(?:[>|]-?\s*)?/, '') };
      found.push(open);
    });
  return found.filter(({ text }) => /\p{L}+ +\p{L}+/u.test(text) && !/^https?:/.test(text));
}
