/** What only those who work on the code read: comments and documents. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/root.ts';
import type { ReadText } from './strings.ts';

const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)|\s\/\/ |\/\*\*? /;
const ONLY_COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** Longer lines do not fit beside a second file. */
const COMMENT_MAX = 160;

/** Every line that is or ends with a comment, from its first mark on: what comes before is code. */
export function commentLines(): ReadText[] {
  return linesOf('{src,scripts,tests,prisma}/**/*.{ts,tsx,mjs,css}')
    .filter(({ text }) => COMMENT.test(text))
    .map((line) => ({ ...line, text: line.text.slice(Math.max(0, line.text.search(/\/\/ |\/\*|^\s*\*/))) }));
}

/** The documents. The owner's words stay as they are, and what is generated is checked where it comes from. */
export function documentLines(): ReadText[] {
  return linesOf('{docs/**/*,*}.md').filter(
    ({ file }) => !/docs\/(?:spec\/|glossary|data\.md|constraints\.md)/.test(file),
  );
}

/** The comments that are wider than `COMMENT_MAX` characters. */
export function wideComments(): ReadText[] {
  return linesOf('{src,scripts,tests,prisma}/**/*.{ts,tsx,mjs,css}').filter(
    ({ text }) => text.length > COMMENT_MAX && ONLY_COMMENT.test(text) && !/biome-ignore|https?:/.test(text),
  );
}

function linesOf(pattern: string): ReadText[] {
  return globSync(pattern, { cwd: inRoot(), exclude: ['node_modules', '**/generated'] }).flatMap((file) =>
    readFileSync(inRoot(file), 'utf8')
      .split('\n')
      .map((text, index) => ({ file: file.replaceAll(path.sep, '/'), line: index + 1, text })),
  );
}
