/** Rules that every text of the product must follow, including future ones. */
import { describe, expect, test } from 'vitest';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { likeness, readableText } from '../../../tests/support/content-rules.ts';
import { communities } from './communities/registry.ts';
import { corrections } from './corrections/registry.ts';
import { changesAfter, factOn, facts, overdueFacts } from './facts/registry.ts';
import { faqCategories, faqItems } from './faq/registry.ts';
import { asked } from './generated/asked.ts';
import { asks as furtherAsks } from './generated/asks.ts';
import { elsewhere } from './generated/elsewhere.ts';
import { generalBusinessGuide, guides } from './guides/registry.ts';
import { industries } from './industries/registry.ts';
import { passagesOn } from './passages.ts';
import { posts } from './posts/registry.ts';
import { countWords, plainText } from './prose.ts';
import { contentPages, linkableAddresses } from './registry.ts';
import { services } from './services/registry.ts';
import { textProblems } from './text-rules.ts';
import type { FaqItem } from './types.ts';

/** The last day before several rules change, and a day after it. */
const DAYS = ['2026-12-31', '2027-01-01'];
const [BEFORE = '', AFTER = ''] = DAYS;

const all = contentPages(BEFORE);
const addresses = linkableAddresses(BEFORE);
const guidePages = [...Object.values(guides), generalBusinessGuide, ...industries];

describe.each(all)('$path', ({ content, title }) => {
  test('follows the rules for words, links, terms and facts', () => {
    expect(textProblems(content, addresses)).toEqual([]);
  });
  test('lists only existing pages as related, and not itself', () => {
    for (const path of (content as { related?: string[] }).related ?? []) expect(addresses).toContain(path);
  });
  test('has a heading', () => expect(title.length).toBeGreaterThan(3));
});

test('titles and descriptions are distinct, and fit where they are shown', () => {
  const titles = all.map(({ content, title }) => (content as { title?: string }).title ?? title);
  const descriptions = all.map(({ description }) => description);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const description of descriptions) {
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
});

test('nine services, nine industries in the order of the specification, its five communities in the menu', () => {
  expect(services).toHaveLength(9);
  expect(industries.map(({ id }) => id)).toEqual([
    'professionals',
    'contractors',
    'restaurants',
    'manufacturers',
    'construction',
    'rideshare',
    'medical',
    'liquor',
    'retail',
  ]);
  const inMenu = communities.filter((community) => community.inMenu);
  expect(communities.slice(0, 5)).toEqual(inMenu);
  expect(inMenu.map(({ slug }) => slug)).toEqual(['calgary', 'edmonton', 'red-deer', 'lethbridge', 'fort-mcmurray']);
});

test.each(DAYS)('on %s every guide, industry and community has at least 500 words', (day) => {
  for (const page of [...guidePages, ...communities])
    expect(countWords(readableText(page, day)), page.heading).toBeGreaterThanOrEqual(500);
});

test.each(DAYS)('on %s at least fourteen articles have at least 700 words', (day) => {
  expect(posts.length).toBeGreaterThanOrEqual(14);
  for (const post of posts) expect(countWords(plainText(post.body, day)), post.slug).toBeGreaterThanOrEqual(700);
});

describe('corrections', () => {
  test('each names an existing page, and follows the rules for words', () => {
    for (const correction of corrections) {
      expect(addresses).toContain(correction.path.split('#')[0]);
      expect(textProblems(correction, addresses)).toEqual([]);
    }
  });
  test('the latest comes first', () => {
    const days = corrections.map(({ on }) => on);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});

test('no two pages share much of their text', () => {
  const texts = [...guidePages, ...communities, ...posts].map((page) => ({
    name: 'heading' in page ? page.heading : page.slug,
    text: readableText(withoutFacts(page), BEFORE),
  }));
  const alike = texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => {
      const share = likeness(one.text, other.text);
      return share > 0.06 ? [`${one.name} and ${other.name}: ${share.toFixed(3)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

/** Dated facts are intentionally worded the same everywhere. */
function withoutFacts(page: object): object {
  return JSON.parse(JSON.stringify(page).replaceAll(/\{\{fact:[^}]+\}\}/g, ' '));
}

test('at least 45 questions, the six of the specification first, each with its own id', () => {
  expect(faqItems.length).toBeGreaterThanOrEqual(45);
  expect(faqItems.slice(0, 6).map(({ id }) => id)).toEqual([
    'auto-premium-factors',
    'home-vs-tenant',
    'broker-advantage',
    'lowering-premiums',
    'comprehensive-vs-collision',
    'flood-cover',
  ]);
  const onPages: readonly FaqItem[] = [...guidePages, ...communities].flatMap(({ questions }) => [...questions]);
  const ids = [...faqItems, ...onPages].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(new Set(faqCategories.map(({ id }) => id)).size).toBe(faqCategories.length);
});

test('Fort McMurray is a community and never called a city', () => {
  const place = communities.find(({ slug }) => slug === 'fort-mcmurray');
  expect(place?.kind).toBe('community');
  expect(readableText(place ?? {}, BEFORE)).not.toMatch(/\b(this|the|our) city\b/i);
});

describe('dated facts', () => {
  test('the grid does not end automatically: until somebody confirms it, it was due to end on January 1, 2027', () => {
    expect(factOn('auto-grid', BEFORE)).toContain('is repealed on January 1, 2027');
    expect(factOn('auto-grid', AFTER)).toContain(
      facts['auto-grid'].versions.at(-1)?.confirmed ? 'was repealed on' : 'was due to be repealed on January 1, 2027',
    );
    expect(changesAfter('2026-11-21')).toContain('2027-01-01');
    expect(changesAfter('2027-01-01')).toEqual([]);
  });

  test('every fact about auto insurance changes on January 1, 2027, or says why it does not', () => {
    const silent = Object.entries(facts)
      .filter(([id]) => /^(auto|rideshare)-/.test(id))
      .filter(
        ([, { versions, unchanged }]) =>
          !versions.some(({ validFrom }) => validFrom === AFTER) && unchanged?.on !== AFTER,
      )
      .map(([id]) => id);
    expect(silent).toEqual([]);
  });

  test('a fact past its review date is reported', () => {
    expect(overdueFacts('2026-11-21')).toEqual([]);
    expect(overdueFacts('2027-04-01').map(({ id }) => id)).toContain('auto-grid');
  });
});

test('every passage has phrases people ask for it by, and every phrase belongs to an existing passage', () => {
  const passages = passagesOn(BEFORE, defaultSiteProfile);
  expect(passages.flatMap(({ id }) => ((asked[id] ?? []).length < 3 ? [id] : []))).toEqual([]);
  expect(Object.keys(asked).toSorted()).toEqual(passages.map(({ id }) => id).toSorted());
});

test('no phrase is listed both as answered by a passage and as answered by none', () => {
  const answered = new Set([...Object.values(asked), ...Object.values(furtherAsks).flat()].flat());
  expect(elsewhere.filter((phrase) => answered.has(phrase))).toEqual([]);
});
