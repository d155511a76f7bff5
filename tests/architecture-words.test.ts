import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/lib/root.ts';

// Comments and documents are plain English. These words came from another language's way of putting things; each failure says what to
// write. What visitors read is checked where it is rendered (tests/site).

interface Line {
  file: string;
  number: number;
  text: string;
}

const refused: Readonly<Record<string, RegExp>> = {
  'say "is", "says", "applies" or "is in"': /\bstands?\b(?! (?:for|alone|by|out)\b)/i,
  'say "again"': /\banew\b/i,
  'say "anyone who", "the person who", or name the role': /\bwhoever\b/i,
  'turn the sentence round': /\b(?:to|of|for|by|with|from|about) whom\b/i,
  'say "their own", or name what it is': /\bof theirs\b/i,
  'say "automatically" or "on its own"': /\bby (?:itself|themselves)\b/i,
  'say "fix" or "repair"': /\bmend(?:s|ed|ing)?\b/i,
  'say "withdrawn", "revoked" or "undone"': /\btak(?:en?|es) back\b/i,
  'say "set aside" or "quarantined"': /\bput aside\b/i,
  'say "notified", or who says it': /\b(?:is|are|was|were|be) told\b/i,
};

const PROSE_MAX = 160;

const code = globSync('{src,scripts,tests,prisma}/**/*.{ts,tsx,mjs,css}', { cwd: root }).filter(
  (file) => !file.includes('generated') && !file.endsWith('architecture-words.test.ts'),
);
const documents = [...globSync('docs/**/*.md', { cwd: root }), ...globSync('*.md', { cwd: root })].filter(
  (file) => !/docs\/(?:spec\/|data\.md|constraints\.md|benchmark\.md)/.test(file),
);

const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)|\s\/\/ |\/\*\*? /;

const comments = code.flatMap((file) => linesOf(file).filter(({ text }) => COMMENT.test(text)));
const prose = documents.flatMap((file) => linesOf(file));

test.each(Object.entries(refused))('comments and documents: %s', (advice, pattern) => {
  report(
    [...comments.map(onlyComment), ...prose].filter(({ text }) => pattern.test(text)),
    ({ text }) => `"${pattern.exec(text)?.[0]}": ${advice}`,
  );
});

test(`a line of a comment has at most ${PROSE_MAX} characters`, () => {
  report(
    comments.filter(
      ({ text }) => /^\s*(?:\/\/|\/?\*)/.test(text) && text.length > PROSE_MAX && !/biome-ignore|https?:/.test(text),
    ),
    ({ text }) => `${text.length} characters: wrap it`,
  );
});

/** Behind the first mark of a comment: what comes before is code. */
function onlyComment(line: Line): Line {
  const at = line.text.search(/\/\/ |\/\*|^\s*\*/);
  return { ...line, text: line.text.slice(Math.max(0, at)) };
}

function linesOf(file: string): Line[] {
  return readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((text, index) => ({ file: file.replaceAll(path.sep, '/'), number: index + 1, text }));
}

function report(lines: Line[], explain: (line: Line) => string): void {
  const problems = lines.map((line) => `${line.file}:${line.number} ${explain(line)}`);
  if (problems.length) expect.fail(problems.join('\n'));
}
