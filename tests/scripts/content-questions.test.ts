import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAsked, readElsewhere } from '../../scripts/content/questions.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'coverbridge-questions-'));
  mkdirSync(path.join(root, 'questions'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, ...lines: string[]): void {
  writeFileSync(path.join(root, 'questions', name), `${lines.join('\n')}\n`);
}

function mistakes(read: (root: string, mistakes: string[]) => unknown): string[] {
  const found: string[] = [];
  read(root, found);
  return found;
}

test('a passage is matched by its own lines, in order, and by none of the questions no page answers', () => {
  write('faq.tsv', '/faq/auto#hail\tis hail paid', '/faq/auto#hail\tdents from hail', '/faq/home#roof\tmy roof');
  write('elsewhere.tsv', 'other trades\tfix my roof');
  expect(readAsked(root, [])).toEqual({
    '/faq/auto#hail': ['is hail paid', 'dents from hail'],
    '/faq/home#roof': ['my roof'],
  });
  expect(readElsewhere(root, [])).toEqual(['fix my roof']);
});

test('a mistake is reported with its file and line', () => {
  write('faq.tsv', '/faq\twhat is it', '/faq what is it', 'faq\twhat is it', '/faq\ttwo\tphrases', '', '/faq\t');
  expect(mistakes(readAsked)).toEqual([
    expect.stringMatching(/^content\/questions\/faq\.tsv:2: passage: expected an address/),
    'content/questions/faq.tsv:2: phrase: is missing',
    expect.stringMatching(/^content\/questions\/faq\.tsv:3: passage: expected an address/),
    expect.stringMatching(/^content\/questions\/faq\.tsv:4: phrase: expected one phrase/),
    expect.stringMatching(/^content\/questions\/faq\.tsv:5: passage: expected an address/),
    'content/questions/faq.tsv:5: phrase: is missing',
    expect.stringMatching(/^content\/questions\/faq\.tsv:6: phrase: expected one phrase/),
  ]);
  write('elsewhere.tsv', 'other trades\tfix my roof', 'who fixes roofs');
  expect(mistakes(readElsewhere)).toEqual(['content/questions/elsewhere.tsv:2: phrase: is missing']);
});

test('the questions of a passage are together in one file', () => {
  write('articles.tsv', '/blog/a\tone', '/blog/b\ttwo', '/blog/a\tthree');
  write('faq.tsv', '/blog/b\tfour');
  expect(mistakes(readAsked)).toEqual([
    'content/questions/articles.tsv:3: /blog/a: its questions are not next to each other',
    'content/questions/faq.tsv:1: /blog/b: its questions are not next to each other',
  ]);
});
