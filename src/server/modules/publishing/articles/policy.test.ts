/** What blocks an article, and what is only advice. */
import { describe, expect, test } from 'vitest';
import { articleSchema } from '#shared/content/articles/published.ts';
import { type ArticleText, emptyArticle, emptySource } from '#shared/content/articles/schema.ts';
import { posts } from '#shared/content/posts/registry.ts';
import { linkableAddresses } from '#shared/content/registry.ts';
import { snow } from '../../../../../tests/support/articles.ts';
import { changedParts, checkArticle, isSame, notShown, postOf, type Surroundings, textOf, wordsOf } from './policy.ts';

const today = '2026-11-28';
const around: Surroundings = {
  today,
  addresses: linkableAddresses(today),
  titles: new Set(posts.map(({ title }) => title)),
  slugs: new Set(posts.map(({ slug }) => slug)),
  changedOn: '2026-11-20',
};

function checksOf(text: Partial<ArticleText>, changes: Partial<Surroundings> = {}) {
  return checkArticle({ ...snow, ...text }, { ...around, ...changes }).map(
    ({ level, field, message }) => `${level} ${field}: ${message}`,
  );
}
const withText = (more: string) => ({ body: `${snow.body}\n\n${more}` });

test('a sound article has nothing to fix', () => {
  expect(checksOf({}).filter((check) => check.startsWith('error'))).toEqual([]);
});

test('an empty article says what is missing, field by field', () => {
  const fields = checkArticle(emptyArticle, around).flatMap(({ level, field }) => (level === 'error' ? [field] : []));
  expect(fields).toEqual(['title', 'slug', 'category', 'body', 'reviewed']);
});

const good = {
  ...emptySource,
  title: 'Equipment',
  publisher: 'Government of Alberta',
  url: 'https://www.alberta.ca/a',
};

test.each<[string, Partial<ArticleText>, string]>([
  ['a title that another page has', { title: posts[0]?.title ?? '' }, 'error title: Another page'],
  ['the address of an article of the content', { slug: posts[0]?.slug ?? '' }, 'error slug: Another article'],
  ['an address with capitals', { slug: 'Yard-Machines' }, 'error slug: Use lowercase'],
  ['HTML', withText('Hi <img src=x onerror=alert(1)>'), 'error body: HTML isn’t shown'],
  ['an HTML comment', withText('<!-- note -->'), 'error body: HTML isn’t shown'],
  ['a picture', withText('![x](https://x.example/p.png)'), 'error body: Pictures in the text'],
  ['code', withText('```\nx\n```'), 'error body: This isn’t shown'],
  ['a script in a link', withText('[x](javascript:alert(1))'), 'error body: This site has no page javascript:'],
  ['a script behind a reference', withText('[x][a]\n\n[a]: javascript:alert(1)'), 'error body: This site has no page'],
  ['a link to another website', withText('[x](https://x.example)'), 'error body: This site has no page https://'],
  ['an address that isn’t there', withText('[x](/blog/no-such-page)'), 'error body: This site has no page /blog/no'],
  ['an attribute hidden in a link', withText('[x](/faq#"onclick="alert(1))'), 'error body: This site has no page /faq'],
  ['an unknown term', withText('[x](term:no-such-term)'), 'error body: The glossary has no'],
  ['an unknown fact', withText('{{fact:no-such-fact}}'), 'error body: There’s no dated fact'],
  ['another placeholder', withText('{{amount:auto}}'), 'error body: Only {{fact:…}} is filled in'],
  ['a promise of coverage', withText('With it, you are covered.'), 'error body: “you are covered” promises'],
  ['a promise of a price', { title: 'How to get the lowest price in Alberta' }, 'error title: “lowest price” promises'],
  ['a dash our fonts don’t have', withText('One — two.'), 'error body: Our fonts don’t have “—”'],
  ['a first-level heading', withText('# One'), 'error body: Begin the heading “One” with ##'],
  ['an underlined heading', withText('One\n---'), 'error body: Begin the heading “One” with ##'],
  [
    'a level left out',
    { body: snow.body.replaceAll('## ', '### ') },
    'error body: The heading “What counts as equipment” comes',
  ],
  ['two equal headings', withText('## What to ask'), 'error body: Two headings say “What to ask”'],
  ['a link in a heading', withText('## See [the FAQ](/faq)'), 'error body: Write the heading'],
  ['quotations inside one another', { body: '>'.repeat(30_000) }, 'error body: The text has too many'],
  [
    'an opening too long for lists',
    { body: `${'word '.repeat(60)}end.\n\n${snow.body}` },
    'error body: Begin with one or two',
  ],
  ['a few words', { body: snow.body.slice(0, 300) }, 'error body: Write at least 150 words'],
  ['a claim without a source', withText('The limit is $2,000.'), 'error sources: The text has amounts'],
  [
    'a source without a publisher',
    { sources: [{ ...good, publisher: '' }] },
    'error sources: Source 1: write its title',
  ],
  [
    'an unencrypted source',
    { sources: [{ ...good, url: 'http://x.example/a' }] },
    'error sources: Source 1: Write an address',
  ],
  [
    'a home page as the source',
    { sources: [{ ...good, url: 'https://www.alberta.ca/' }] },
    'error sources: Source 1: This is a home page',
  ],
  ['a check in the future', { reviewed: '2026-12-24' }, 'error reviewed: The day it was last checked'],
  [
    'half a reviewer',
    { reviewer: { name: 'Robin Example', licence: '', date: '2026-11-21' } },
    'error reviewer: Enter the reviewer’s name',
  ],
  [
    'a review before the last change',
    { reviewer: { name: 'Robin Example', licence: 'Level 2', date: '2026-11-19' } },
    'error reviewer: The text has changed since',
  ],
  [
    'a review in the future',
    { reviewer: { name: 'Robin Example', licence: 'Level 2', date: '2026-12-24' } },
    'error reviewer: The review must already be done',
  ],
])('an article with %s can’t be published', (_, text, message) => {
  expect(checksOf(text).join('\n')).toContain(message);
});

test.each<[string, Partial<ArticleText>, string]>([
  ['is shorter than the others', {}, 'advice body: Our other articles have at least 700 words'],
  ['has a long title', { title: `${'Winter '.repeat(10)}tires` }, 'advice title: Search engines show'],
  ['has an exclamation mark', withText('Park inside!'), 'advice body: End a sentence without'],
  ['names no source', {}, 'advice sources: Name a source'],
  ['was checked long ago', { reviewed: '2026-01-05' }, 'advice reviewed: It was last checked more than'],
])('an article that %s may be published', (_, text, message) => {
  const checks = checksOf(text);
  expect(checks.filter((check) => check.startsWith('error'))).toEqual([]);
  expect(checks.join('\n')).toContain(message);
});

test('amounts and years are fine with a source', () => {
  const text = { ...withText('The limit is $2,000.'), sources: [good] };
  expect(checksOf(text).filter((check) => check.startsWith('error'))).toEqual([]);
});

describe('the article of a text', () => {
  const days = { published: '2026-11-28', modified: '2026-11-28' };
  test('fits the schema of what is published, and reads back as it was written', () => {
    const text = {
      ...snow,
      picture: 'home' as const,
      sources: [good],
      reviewer: { name: 'R', licence: 'L', date: today },
    };
    const post = postOf(text, days);
    expect(articleSchema.parse(post)).toEqual(post);
    expect(textOf(post)).toEqual(text);
  });
  test('of an empty draft, has stand-ins for its preview', () => {
    expect(postOf(emptyArticle, days)).toMatchObject({ slug: 'draft', title: 'Without a title', body: 'No text yet.' });
  });
  test('is the same whenever it is published, and says which parts differ', () => {
    const [one, later] = [postOf(snow, days), postOf(snow, { ...days, modified: '2027-01-01' })];
    expect(isSame(one, later)).toBe(true);
    const other = postOf({ ...snow, title: 'Another title here', sources: [good] }, days);
    expect(isSame(one, other)).toBe(false);
    expect(changedParts(one, other)).toEqual(['Title', 'Sources']);
  });
});

test('a text with a dead link can be shown, one with HTML can’t', () => {
  expect(notShown(withText('[x](/blog/withdrawn-since)'))).toBeNull();
  expect(notShown(withText('<b>x</b>'))).toContain('HTML');
  expect(wordsOf({ ...emptyArticle, body: 'One **two** {{fact:none}}' }, today)).toBe(3);
});
