/**
 * Searches written by people who had seen neither the site nor its code, with the pages that are right. The last set was judged once, after
 * everything was done, and nothing was changed because of it: its number says how good the search is. `npm run eval` prints them all.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findPages } from '#server/modules/search/queries.ts';
import { passagesOn } from '#shared/content/passages.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import type { SearchAnswer } from '#shared/search/schema.ts';
import { readLines } from './json-lines.ts';

const sought = z.strictObject({
  q: z.string(),
  /** What they hoped to find. */
  right: z.string(),
  topic: z.string(),
  /** No page is about it. */
  none: z.boolean(),
  /** The pages that are right: with all their passages, or the passage after the `#`. */
  pages: z.array(z.string().startsWith('/')),
});
type Sought = z.output<typeof sought>;

const reader = { day: '2026-11-28', site: defaultSiteProfile };

/** Slightly below the last measurement: the share with a right page first, and of searches for which no page is the share that hear so. */
const kept = {
  search: { first: 0.97, none: 0.88 },
  'search-1': { first: 0.97, none: 0.88 },
  'search-2': { first: 0.94, none: 0.88 },
  'search-3': { first: 0.95, none: 0.88 },
  'search-4': { first: 0.7, none: 0.69 },
};

const isRight = ({ pages }: Sought, path: string | undefined) =>
  pages.some((page) => path === page || path?.startsWith(`${page}#`));

describe.each(Object.entries(kept))('%s', (name, least) => {
  const all: { asked: Sought; found: SearchAnswer }[] = [];
  beforeAll(() => {
    for (const asked of readLines(`blind/${name}.jsonl`, sought))
      all.push({ asked, found: findPages(asked.q, reader) });
  });
  const isFirst = ({ asked, found: { isAnswered, results } }: (typeof all)[number]) =>
    isAnswered && isRight(asked, results[0]?.path);

  test('as many as before find a right page first', () => {
    const answerable = all.filter(({ asked }) => !asked.none);
    const first = answerable.filter(isFirst);
    const unanswered = answerable.filter(({ found }) => !found.isAnswered);
    // biome-ignore lint/suspicious/noConsole: the numbers of the sets belong into every run
    console.info(
      `${name}: ${first.length} of ${answerable.length} right first, ${unanswered.length} said to have no page`,
    );
    expect(first.length / answerable.length).toBeGreaterThanOrEqual(least.first);
  });

  test('where no page is about it, as many as before are answered with that', () => {
    const elsewhere = all.filter(({ asked }) => asked.none);
    const silent = elsewhere.filter(({ found }) => !found.isAnswered);
    expect(silent.length / elsewhere.length).toBeGreaterThanOrEqual(least.none);
  });

  test('each right page is one of the site', () => {
    const ids = new Set(passagesOn(reader.day, reader.site).flatMap(({ id, path }) => [id, path]));
    expect(all.flatMap(({ asked }) => asked.pages.filter((page) => !ids.has(page)))).toEqual([]);
  });
});
