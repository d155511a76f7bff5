/** What an article must have before it is published: the rules of `content/`, as far as they need no other build. */
import { openingOf, slugSchema } from '#shared/content/articles/published.ts';
import {
  type ArticleCheck,
  type ArticleField,
  type ArticleText,
  emptySource,
  pictureChoices,
  type TypedSource,
} from '#shared/content/articles/schema.ts';
import { isFactId } from '#shared/content/facts/registry.ts';
import type { Post, PostCategory } from '#shared/content/posts/post.ts';
import { postSummary } from '#shared/content/posts/registry.ts';
import { countWords, plainText } from '#shared/content/prose.ts';
import { type TextRule, textProblems } from '#shared/content/text-rules.ts';
import { type Day, daySchema, type Source, sourceSchema } from '#shared/content/types.ts';
import { type MarkdownProblem, markdownProblems } from './text/policy.ts';

/** What the checks need to know about the rest of the site. */
export type Surroundings = {
  /** The pages that links may lead to. */
  addresses: ReadonlySet<string>;
  /** Titles of the other pages. */
  titles: ReadonlySet<string>;
  /** Ends of addresses that another article has or had. */
  slugs: ReadonlySet<string>;
  /** The day in the site’s time zone. */
  today: string;
  /** The day its title or text last changed. */
  changedOn: string;
};

const TITLE_MIN = 10;
const TITLE_SHOWN = 60;
const WORDS_MIN = 150;
const WORDS_WANTED = 700;
const OPENING_MIN = 70;
const STALE_DAYS = 180;
const DAY_MS = 86_400_000;

/** Amounts, shares, years and laws: a reader may want to look them up. */
const CLAIM = /\$\s?\d|\d\s?(%|per cent)|\b(19|20)\d\d\b|\b(Act|Regulation|bylaw)\b/;
/** Everything that pages fill in, but dated facts. */
const PLACEHOLDER = /\{\{(?!fact:[a-z0-9-]+\}\})/;

const blocking: Record<TextRule, boolean> = {
  ...{ promise: true, html: true, sign: true, fact: true, term: true, link: true },
  voice: false,
};
/** What the Markdown’s own check says better. */
const MARKDOWN_RULES: readonly TextRule[] = ['html', 'term', 'link'];

const isDay = (value: string) => daySchema.safeParse(value).success;
const normal = (body: string) => body.replaceAll('\r\n', '\n').trim();

/** A source without the fields that were left empty. */
function sourceOf(source: TypedSource): Record<string, string> {
  const filled = Object.entries(source).map(([key, value]) => [key, value.trim()] as const);
  return Object.fromEntries(filled.filter(([, value]) => value));
}

const NO_PAGES: ReadonlySet<string> = new Set();

/** The reason why no page can show a text, not even to an administrator; null when they can. */
export function notShown({ body }: { body: string }): string | null {
  return bodyProblems(normal(body), NO_PAGES).find(({ unsafe }) => unsafe)?.message ?? null;
}

function bodyProblems(body: string, addresses: ReadonlySet<string>): MarkdownProblem[] {
  const facts = [...body.matchAll(/\{\{fact:([^}]*)\}\}/g)].map(([, id = '']) => id).filter((id) => !isFactId(id));
  return [
    ...markdownProblems(body, addresses),
    ...facts.map((id) => ({ message: `There’s no dated fact “${id}”.`, unsafe: true })),
    ...(PLACEHOLDER.test(body)
      ? [{ message: 'Only {{fact:…}} is filled in. Write other words themselves.', unsafe: true }]
      : []),
  ];
}

type Check = Omit<ArticleCheck, 'field'>;
const error = (message: string): Check => ({ level: 'error', message });
const advice = (message: string): Check => ({ level: 'advice', message });
const when = (condition: unknown, check: Check): Check[] => (condition ? [check] : []);

function wordChecks(words: string, addresses: ReadonlySet<string>): Check[] {
  return textProblems({ words }, addresses)
    .filter(({ rule }) => !MARKDOWN_RULES.includes(rule) && rule !== 'fact')
    .map(({ rule, message }) => (blocking[rule] ? error(message) : advice(message)));
}

function titleChecks({ title }: ArticleText, { addresses, titles }: Surroundings): Check[] {
  const trimmed = title.trim();
  if (!trimmed) return [error('Write a title.')];
  return [
    ...when(trimmed.length < TITLE_MIN, error(`Write a title of at least ${TITLE_MIN} characters.`)),
    ...when(titles.has(trimmed), error('Another page of this site has this title.')),
    ...when(/<[a-z]/i.test(trimmed), error('HTML isn’t shown in a title.')),
    ...wordChecks(trimmed, addresses),
    ...when(trimmed.length > TITLE_SHOWN, advice(`Search engines show about ${TITLE_SHOWN} characters of a title.`)),
  ];
}

function slugChecks({ slug }: ArticleText, { slugs }: Surroundings): Check[] {
  if (!slug) return [error('Write the end of its address, such as winter-tires.')];
  if (!slugSchema.safeParse(slug).success)
    return [error('Use lowercase letters, digits and single hyphens in the address.')];
  return when(slugs.has(slug), error('Another article has or had this address.'));
}

function textChecks(body: string, { addresses, today }: Surroundings): Check[] {
  if (!body) return [error('Write the text.')];
  const problems = bodyProblems(body, addresses);
  const checks = [...problems.map(({ message }) => error(message)), ...wordChecks(body, addresses)];
  // The rest reads it as its readers will.
  if (problems.some(({ unsafe }) => unsafe)) return checks;
  const words = countWords(plainText(body, today));
  const summary = postSummary({ body: openingOf(body) }, today);
  return [
    ...checks,
    ...when(
      summary.length < OPENING_MIN,
      error(
        `Begin with one or two sentences of ${OPENING_MIN} to 160 characters together: lists and search engines show them.`,
      ),
    ),
    ...when(words < WORDS_MIN, error(`Write at least ${WORDS_MIN} words. There are ${words}.`)),
    ...when(
      words >= WORDS_MIN && words < WORDS_WANTED,
      advice(`Our other articles have at least ${WORDS_WANTED} words.`),
    ),
    ...when(!/^## /m.test(body), advice('Headings (## Heading) make a long text easier to read.')),
  ];
}

function sourceChecks({ sources }: ArticleText, body: string): Check[] {
  const checks = sources.flatMap((source, index) => {
    const name = `Source ${index + 1}`;
    if (!source.title.trim() || !source.publisher.trim())
      return [error(`${name}: write its title and who published it.`)];
    const parsed = sourceSchema.safeParse(sourceOf(source));
    return parsed.error ? parsed.error.issues.map(({ message }) => error(`${name}: ${message}.`)) : [];
  });
  if (sources.length > 0) return checks;
  return CLAIM.test(body)
    ? [error('The text has amounts, years or laws. Name at least one source for them.')]
    : [advice('Name a source if there’s anything a reader may want to look up.')];
}

function reviewedChecks({ reviewed }: ArticleText, { today }: Surroundings): Check[] {
  if (!isDay(reviewed)) return [error('Enter the day you last checked the text against its sources.')];
  if (reviewed > today) return [error('The day it was last checked can’t be in the future.')];
  const days = (Date.parse(today) - Date.parse(reviewed)) / DAY_MS;
  return when(days > STALE_DAYS, advice('It was last checked more than half a year ago. Check it again.'));
}

/** The name would vouch for sentences that the person has not read. */
function reviewerChecks({ reviewer }: ArticleText, { today, changedOn }: Surroundings): Check[] {
  const { name, licence, date } = reviewer;
  if (![name, licence, date].some((value) => value.trim())) return [];
  if (!name.trim() || !licence.trim() || !isDay(date))
    return [error('Enter the reviewer’s name, licence and day, or leave all three empty.')];
  if (date > today) return [error('The review must already be done.')];
  return when(
    date < changedOn,
    error('The text has changed since it was reviewed. Ask for another review, or leave the reviewer empty.'),
  );
}

/** What to fix (`error`) or to think about (`advice`) before an article is published, in the order of the fields. */
export function checkArticle(text: ArticleText, around: Surroundings): ArticleCheck[] {
  const body = normal(text.body);
  const checks: Record<ArticleField, Check[]> = {
    title: titleChecks(text, around),
    slug: slugChecks(text, around),
    category: when(!text.category, error('Choose a category.')),
    body: textChecks(body, around),
    sources: sourceChecks(text, body),
    reviewed: reviewedChecks(text, around),
    reviewer: reviewerChecks(text, around),
  };
  return Object.entries(checks).flatMap(([field, found]) =>
    found.map((check) => ({ ...check, field: field as ArticleField })),
  );
}

/** The number of words that readers see. */
export function wordsOf(text: ArticleText, today: string): number {
  const body = normal(text.body);
  return countWords(notShown(text) === null ? plainText(body, today) : body);
}

/**
 * The article as its page shows it. Before it passes the checks, what is missing is filled in: for a preview.
 * @param days when it first appeared and when its text last changed, `YYYY-MM-DD`
 */
export function postOf(text: ArticleText, { published, modified }: { published: string; modified: string }): Post {
  const { reviewer, picture } = text;
  const named = reviewer.name.trim() && reviewer.licence.trim() && isDay(reviewer.date);
  const sources = text.sources.flatMap((source): Source[] => {
    const { data } = sourceSchema.safeParse(sourceOf(source));
    return data ? [data] : [];
  });
  return {
    slug: slugSchema.safeParse(text.slug).data ?? 'draft',
    title: text.title.trim() || 'Without a title',
    category: text.category || ('getting-started' satisfies PostCategory),
    ...(picture && { picture }),
    keywords: [],
    published: published as Day,
    modified: modified as Day,
    reviewed: (isDay(text.reviewed) ? text.reviewed : modified) as Day,
    ...(named && {
      reviewedBy: { name: reviewer.name.trim(), licence: reviewer.licence.trim(), date: reviewer.date as Day },
    }),
    body: normal(text.body) || 'No text yet.',
    sources,
    related: [],
  };
}

/** What was published, as the checks and the editor read it. */
export function textOf({ title, slug, category, picture, body, sources, reviewed, reviewedBy }: Post): ArticleText {
  return {
    ...{ title, slug, category, body, reviewed },
    picture: pictureChoices.find((choice) => choice === picture) ?? '',
    sources: sources.map((source) => ({ ...emptySource, ...source })),
    reviewer: reviewedBy ?? { name: '', licence: '', date: '' },
  };
}

/** Whether two articles read the same, whenever they were published. */
export function isSame(one: Post, other: Post): boolean {
  const said = (post: Post) => JSON.stringify(textOf(post));
  return said(one) === said(other);
}

const parts: Record<keyof Omit<ArticleText, 'slug'>, string> = {
  title: 'Title',
  category: 'Category',
  picture: 'Picture',
  body: 'Text',
  sources: 'Sources',
  reviewed: 'Last checked',
  reviewer: 'Reviewer',
};

/** The parts that differ, in words. */
export function changedParts(before: Post, after: Post): string[] {
  const [one, other] = [textOf(before), textOf(after)];
  return Object.entries(parts).flatMap(([part, label]) => {
    const key = part as keyof typeof parts;
    return JSON.stringify(one[key]) === JSON.stringify(other[key]) ? [] : [label];
  });
}
