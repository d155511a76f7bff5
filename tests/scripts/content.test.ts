import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeContent } from '../../scripts/content/write.ts';
import { inRoot } from '../../scripts/lib/root.ts';

let folder = '';
const content = (...parts: string[]) => path.join(folder, 'content', ...parts);
const modules = (...parts: string[]) => path.join(folder, 'modules', ...parts);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'coverbridge-content-'));
  cpSync(inRoot('content'), content(), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const post = (front: string) => `---
title: A title
category: auto
keywords: []
published: 2026-11-01
modified: 2026-11-01
${front}
---

The text.
`;
const well = `reviewed: 2026-11-02
sources:
  - title: A source
    publisher: A publisher
    note: Ask for it
related:
  - /blog`;

/** The mistakes found when a file has this content. */
function mistakesOf(file: string, text: string): string[] {
  writeFileSync(content(file), text);
  try {
    writeContent(content(), modules());
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

test('a new article is one new file', () => {
  expect(mistakesOf('posts/a-new-one.md', post(well))).toEqual([]);
  expect(readFileSync(modules('posts.ts'), 'utf8')).toContain('"slug": "a-new-one"');
});

test('every mistake is reported with its file and line, and nothing is written', () => {
  const wrong = well
    .replace('2026-11-02', 'soon')
    .replace('publisher: A publisher', 'published: 2025')
    .concat('\nwriter: me');
  expect(mistakesOf('posts/wrong.md', post(wrong))).toEqual([
    'content/posts/wrong.md:7: reviewed: Invalid ISO date',
    'content/posts/wrong.md:9: sources.0.publisher: is missing',
    'content/posts/wrong.md:10: sources.0.published: Invalid day: write it in quotes, such as "2025"',
    'content/posts/wrong.md:14: writer: there is no such field',
  ]);
  expect(existsSync(modules())).toBe(false);
});

const reviewed = (date: string) => `${well}
reviewedBy:
  name: Robin Example
  licence: Level 2 general insurance agent in Alberta
  date: ${date}`;

test('an article may name the licensed person who reviewed it, on or after the day of its last change', () => {
  expect(mistakesOf('posts/reviewed.md', post(reviewed('2026-11-01')))).toEqual([]);
  expect(mistakesOf('posts/reviewed.md', post(reviewed('2026-10-31')))).toEqual([
    'content/posts/reviewed.md:17: reviewedBy.date: the text has changed since it was reviewed: ask for another review, or remove reviewedBy',
  ]);
});

test('a reviewer without a licence is refused, in a guide as well', () => {
  const unlicensed = 'reviewedBy: { name: Robin Example, date: 2026-11-01 }';
  expect(mistakesOf('posts/reviewed.md', post(`${well}\n${unlicensed}`))).toEqual([
    'content/posts/reviewed.md:14: reviewedBy.licence: is missing',
  ]);
  rmSync(content('posts', 'reviewed.md'));
  const guide = readFileSync(content('guides', 'auto.md'), 'utf8');
  expect(mistakesOf('guides/auto.md', guide.replace('\nreviewed:', `\n${unlicensed}\nreviewed:`))).toEqual([
    expect.stringMatching(/^content\/guides\/auto\.md:\d+: reviewedBy\.licence: is missing$/),
  ]);
});

test('a part that every page of its kind has may be neither missing nor misnamed', () => {
  const guide = readFileSync(content('guides', 'auto.md'), 'utf8');
  expect(mistakesOf('guides/auto.md', guide.replace('## In Alberta', '## Here {#here}'))).toEqual([
    expect.stringMatching(/^content\/guides\/auto\.md:\d+: no section "## In Alberta"$/),
  ]);
  expect(
    mistakesOf('legal/terms.md', post(well).replace('The text.', 'The text.\n\n## A heading\n\nText.')),
  ).toContainEqual(expect.stringMatching(/^content\/legal\/terms\.md:\d+: sections\.0\.id: Write the anchor/));
});

const facts = (fact: string) => `reviewed: 2026-11-01
reviewBy: 2027-04-01
sources:
  a-law: { title: A law, publisher: A publisher, note: Ask for it, kind: primary, seen: 2026-11-01 }
facts:
  a-fact:
    name: A fact
${fact}`;

test.each([
  [
    'the source it names is not listed',
    'versions: [{ text: It holds. }]\n    sources: [a-law, a-bill]',
    '9: facts.a-fact.sources.1: no source is called "a-bill"',
  ],
  ['it has no source', 'versions: [{ text: It holds. }]', '6: facts.a-fact.sources: is missing'],
  [
    'a day is in no version',
    'versions:\n      - { validTo: 2026-12-31, text: It holds. }\n      - { validFrom: 2027-01-02, text: It held. }\n    neutral: It may hold.\n    sources: [a-law]',
    '9: facts.a-fact.versions.0: the next version must begin the day after this one ends',
  ],
  [
    'it ends without another',
    'versions: [{ validTo: 2026-12-31, text: It holds. }]\n    sources: [a-law]',
    '8: facts.a-fact.versions.0: the last version has no end date',
  ],
  [
    'a change after its last review has no neutral text',
    'versions:\n      - { validTo: 2026-12-31, text: It holds. }\n      - { validFrom: 2027-01-01, text: It held. }\n    sources: [a-law]',
    '8: facts.a-fact.versions: a change after the last review needs neutral wording, true whether or not it happens',
  ],
  [
    'a change was confirmed long before its day',
    'versions:\n      - { validTo: 2026-12-31, text: It holds. }\n      - { validFrom: 2027-01-01, text: It held., confirmed: { on: 2026-11-30, by: Robin } }\n    neutral: It may hold.\n    sources: [a-law]',
    '10: facts.a-fact.versions.1.confirmed: confirm a change at most 31 days before it takes effect',
  ],
  [
    'its next review is before its last one',
    'versions: [{ text: It holds. }]\n    sources: [a-law]\n    reviewBy: 2026-10-01',
    '10: facts.a-fact.reviewBy: reviewBy must be after reviewed',
  ],
])('a dated fact is refused when %s', (_, fact, mistake) => {
  expect(mistakesOf('facts/wrong.yaml', facts(`    ${fact}`))).toEqual([`content/facts/wrong.yaml:${mistake}`]);
});

const sources = (address: string) =>
  facts('    versions: [{ text: It holds. }]\n    sources: [a-law]').replace('note: Ask for it', address);

test.each([
  ['has neither an address nor a note', '', '4: sources.a-law: Without an address, a note says how to find it'],
  ['is not secure', 'url: http://a.ca/law', '4: sources.a-law.url: Write an address that begins with https://'],
  [
    'is a home page, and no note says how to go on',
    'url: https://a.ca/en/',
    '4: sources.a-law.url: This is a home page: write the address of the specific page, or a note on how to get there',
  ],
])('a source is refused when its address %s', (_, address, mistake) => {
  const text = sources(address).replace(', , kind', ', kind');
  expect(mistakesOf('facts/wrong.yaml', text)).toEqual([`content/facts/wrong.yaml:${mistake}`]);
});

test('a home page with a note on how to go on is fine', () => {
  expect(mistakesOf('facts/new.yaml', sources('url: https://a.ca/, note: Choose Laws'))).toEqual([]);
});

test('what reports a rule comes after the rule itself, and only a statute has sections', () => {
  const text = facts(
    '    versions: [{ text: It holds. }]\n    sources: [news, { source: a-law, section: "3" }]',
  ).replace('facts:', '  news: { title: News, publisher: A paper, note: Ask for it, kind: secondary }\nfacts:');
  expect(mistakesOf('facts/wrong.yaml', text)).toEqual([
    'content/facts/wrong.yaml:10: facts.a-fact.sources.1: "a-law" isn’t a statute, so it has no section',
  ]);
  expect(mistakesOf('facts/wrong.yaml', text.replace(', section: "3"', ''))).toEqual([
    'content/facts/wrong.yaml:10: facts.a-fact.sources.1: primary sources come first',
  ]);
});

test('the name of a dated fact is in the type of all facts, and it has the dates of its file', () => {
  expect(mistakesOf('facts/new.yaml', facts('    versions: [{ text: It holds. }]\n    sources: [a-law]'))).toEqual([]);
  const written = readFileSync(modules('facts.ts'), 'utf8');
  expect(written).toContain("| 'a-fact' |");
  expect(JSON.parse(/"a-fact": ({[\s\S]*?\n })/.exec(written)?.[1] ?? '')).toMatchObject({
    versions: [{ validFrom: null, validTo: null, text: 'It holds.' }],
    sources: [{ title: 'A law' }],
    reviewed: '2026-11-01',
  });
});

test('an amount of the law is written out where a text refers to it, and an unknown one is reported with its line', () => {
  const text = (id: string) => facts(`    versions: [{ text: "It is {{amount:${id}}}." }]\n    sources: [a-law]`);
  expect(mistakesOf('facts/new.yaml', text('super-visa-coverage'))).toEqual([]);
  expect(readFileSync(modules('facts.ts'), 'utf8')).toContain('"It is $100,000."');
  expect(mistakesOf('facts/new.yaml', text('nothing'))).toEqual([
    'content/facts/new.yaml:8: there is no amount "nothing"',
  ]);
});

test('an amount names the fact that proves it', () => {
  expect(mistakesOf('amounts.yaml', 'a-fee: { fact: a-rumour, dollars: 5 }\n')).toContain(
    'content/amounts.yaml:1: a-fee.fact: there is no fact "a-rumour"',
  );
});

test('a duplicate name is reported', () => {
  expect(
    mistakesOf(
      'facts/wrong.yaml',
      facts('    versions: [{ text: It holds. }]\n    sources: [a-law]').replace('a-fact', 'auto-grid'),
    ),
  ).toEqual(['content/facts/wrong.yaml:1: auto-grid: there is another one in content/facts/auto.yaml']);
});

test('invalid YAML is reported with its line', () => {
  expect(mistakesOf('posts/wrong.md', post(`${well}\ntitle: Again`))).toEqual([
    'content/posts/wrong.md:14: Map keys must be unique',
  ]);
});

test('a file without front matter is reported', () => {
  expect(mistakesOf('posts/wrong.md', '# A title\n')).toEqual([
    'content/posts/wrong.md:1: a page begins with its front matter between two lines of ---',
  ]);
});
