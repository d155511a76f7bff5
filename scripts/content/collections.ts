import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { communitySchema } from '../../src/shared/content/communities/community.ts';
import { faqCategorySchema } from '../../src/shared/content/faq/category.ts';
import { postSchema } from '../../src/shared/content/posts/post.ts';
import { type Outline, points, prose, question, questions, readMarkdown } from './markdown.ts';
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

/** One kind of content. It becomes the module `src/shared/content/generated/{name}.ts`, which exports a constant of that name. */
export interface Collection {
  name: string;
  /** The type of the constant, and where it comes from, seen from the module. */
  type: string;
  imports: string;
  /** All of it, from the folder `content`; what is wrong is added to `mistakes`. */
  read(root: string, mistakes: string[]): unknown;
}

/** Every kind of content. A new file in one of their folders needs nothing here. */
export const collections: readonly Collection[] = [
  { name: 'asked', type: 'Readonly<Record<string, readonly string[]>>', imports: '', read: readAsked },
  {
    name: 'communities',
    type: 'readonly Community[]',
    imports: "import type { Community } from '../communities/community.ts';",
    read: (root, mistakes) => listOf(pages(root, 'communities', communitySchema, communityOutline, mistakes), 'slug'),
  },
  { name: 'elsewhere', type: 'readonly string[]', imports: '', read: readElsewhere },
  {
    name: 'faq',
    type: 'readonly FaqCategory[]',
    imports: "import type { FaqCategory } from '../faq/category.ts';",
    read: (root, mistakes) => listOf(pages(root, 'faq', faqCategorySchema, faqOutline, mistakes), 'id'),
  },
  {
    name: 'posts',
    type: 'readonly Post[]',
    imports: "import type { Post } from '../posts/post.ts';",
    read: (root, mistakes) => listOf(pages(root, 'posts', postSchema, { opening: 'body' }, mistakes), 'slug'),
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

/** Pages as a list, each with the name of its file as one of its fields. */
function listOf(entries: [string, object][], field: string): object[] {
  return entries.map(([name, page]) => ({ [field]: name, ...page }));
}
