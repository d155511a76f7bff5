import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { communitySchema } from '../../src/shared/content/communities/community.ts';
import { faqCategorySchema } from '../../src/shared/content/faq/category.ts';
import { guideSchema } from '../../src/shared/content/guides/guide.ts';
import { industrySchema } from '../../src/shared/content/industries/industry.ts';
import { legalPageSchema } from '../../src/shared/content/legal/legal-page.ts';
import { postSchema } from '../../src/shared/content/posts/post.ts';
import { type Outline, points, prose, question, questions, readMarkdown, section } from './markdown.ts';
import { readAsked, readElsewhere } from './questions.ts';
import { ContentError, check, type Source } from './source.ts';

const communityOutline: Outline = {
  opening: 'lead',
  sections: {
    Driving: { field: 'driving', form: prose },
    Roads: { field: 'roads', form: points },
    Homes: { field: 'home', form: prose },
    Water: { field: 'water', form: points },
    'Local businesses': { field: 'business', form: prose },
    Questions: { field: 'questions', form: questions },
  },
};

const faqOutline: Outline = { others: { field: 'questions', form: question } };

const guideOutline: Outline = {
  opening: 'lead',
  sections: {
    'Who needs it': { field: 'whoNeedsIt', form: prose },
    'What it usually pays for': { field: 'covers', form: points },
    'What it leaves out': { field: 'excludes', form: points },
    'What moves the price': { field: 'priceDrivers', form: points },
    'In Alberta': { field: 'alberta', form: prose },
    Questions: { field: 'questions', form: questions },
  },
  others: { field: 'extra', form: section },
};

const legalOutline: Outline = { opening: 'lead', others: { field: 'sections', form: section } };

/** One kind of content. It becomes the module `src/shared/content/generated/{name}.ts`. */
export interface Collection {
  name: string;
  /** Where its types come from, seen from the module. */
  imports: string;
  /** What the module exports, from the folder `content`; what is wrong is added to `mistakes`. */
  read(root: string, mistakes: string[]): Constant[];
}

/** An exported constant, which the compiler holds against its type. */
export interface Constant {
  name: string;
  type: string;
  value: unknown;
}

/** Every kind of content. A new file in one of their folders needs nothing here. */
export const collections: readonly Collection[] = [
  {
    name: 'asked',
    imports: '',
    read: (root, mistakes) => [
      { name: 'asked', type: 'Readonly<Record<string, readonly string[]>>', value: readAsked(root, mistakes) },
    ],
  },
  {
    name: 'communities',
    imports: "import type { Community } from '../communities/community.ts';",
    read(root, mistakes) {
      const entries = pages(root, 'communities', communitySchema, communityOutline, mistakes);
      return [list('communities', 'Community', entries, 'slug')];
    },
  },
  {
    name: 'elsewhere',
    imports: '',
    read: (root, mistakes) => [{ name: 'elsewhere', type: 'readonly string[]', value: readElsewhere(root, mistakes) }],
  },
  {
    name: 'faq',
    imports: "import type { FaqCategory } from '../faq/category.ts';",
    read: (root, mistakes) => [
      list('faq', 'FaqCategory', pages(root, 'faq', faqCategorySchema, faqOutline, mistakes), 'id'),
    ],
  },
  {
    name: 'guides',
    imports: "import type { Guide } from '../guides/guide.ts';",
    read: (root, mistakes) => [record('guides', 'Guide', pages(root, 'guides', guideSchema, guideOutline, mistakes))],
  },
  {
    name: 'industries',
    imports: "import type { Industry } from '../industries/industry.ts';",
    read(root, mistakes) {
      const entries = pages(root, 'industries', industrySchema, guideOutline, mistakes);
      return [list('industries', 'Industry', entries, 'id')];
    },
  },
  {
    name: 'legal',
    imports: "import type { LegalPage } from '../legal/legal-page.ts';",
    read: (root, mistakes) =>
      pages(root, 'legal', legalPageSchema, legalOutline, mistakes).map(([name, value]) => ({
        name,
        type: 'LegalPage',
        value,
      })),
  },
  {
    name: 'posts',
    imports: "import type { Post } from '../posts/post.ts';",
    read: (root, mistakes) => [
      list('posts', 'Post', pages(root, 'posts', postSchema, { opening: 'body' }, mistakes), 'slug'),
    ],
  },
];

/** The Markdown files of a folder, each by the name of its file, in the order of the alphabet. */
function pages<Schema extends z.ZodType>(
  root: string,
  folder: string,
  schema: Schema,
  outline: Outline,
  mistakes: string[],
): [string, z.output<Schema>][] {
  const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.md'));
  return names.sort().flatMap((name) => {
    const page = readOne(
      root,
      `${folder}/${name}`,
      (file, text) => readMarkdown(file, text, outline),
      schema,
      mistakes,
    );
    return page === undefined ? [] : [[name.slice(0, -'.md'.length), page] as [string, z.output<Schema>]];
  });
}

/** One file, read and checked; undefined when something is wrong with it. For YAML, `read` is `readYaml`. */
export function readOne<Schema extends z.ZodType>(
  root: string,
  name: string,
  read: (file: string, text: string) => Source,
  schema: Schema,
  mistakes: string[],
): z.output<Schema> | undefined {
  const text = readFileSync(path.join(root, name), 'utf8').replaceAll('\r\n', '\n');
  try {
    return check(schema, read(`content/${name}`, text), mistakes);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    mistakes.push(error.message);
    return undefined;
  }
}

type Entries = readonly (readonly [string, object])[];

/** Entries as a list, each with its name as one of its fields. */
function list(name: string, type: string, entries: Entries, field: string): Constant {
  return { name, type: `readonly ${type}[]`, value: entries.map(([id, entry]) => ({ [field]: id, ...entry })) };
}

/** Entries by their names. The type says each name, so that one that is not there does not compile. */
function record(name: string, type: string, entries: Entries): Constant {
  const names = entries.map(([id]) => `'${id}'`).join(' | ') || 'never';
  return { name, type: `Readonly<Record<${names}, ${type}>>`, value: Object.fromEntries(entries) };
}
